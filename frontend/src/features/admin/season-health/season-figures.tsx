import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { seasonName } from '../../../league/season-name';
import { formatInteger } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';
import { paths } from '../../../lib/paths';
import { Link } from '../../../ui/link';
import { Instant } from '../../../ui/time/instant';
import type { SeasonHealthPartsFragment } from './season-health.generated';

const Figures = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(4, 1fr)' },
    gap: '3',
    marginBottom: '8',
    '& > div': { padding: '4', bg: 'bg.surface', borderRadius: 'md', minWidth: '0' },
    '& dt': { display: 'flex', alignItems: 'center', minHeight: 'touch', color: 'fg.muted', fontSize: 'sm' },
    '& dd': { fontFamily: 'display', fontSize: '2xl', fontWeight: 'bold', lineHeight: 'tight' },
    '& small': { display: 'block', fontFamily: 'body', fontSize: 'sm', fontWeight: 'normal', color: 'fg.muted' },
    '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 'touch' },
  },
});

/** The season in four figures: weeks and series that are left, requests, and sign-ups for the next one. */
export function SeasonFigures({ health }: { health: SeasonHealthPartsFragment }) {
  const { t } = useTranslation('admin-season-health');
  const language = useLanguage();
  const whole = (value: number) => formatInteger(value, language);
  const { divisions, openRequests, oldestRequestAt, signupSeason } = health;
  const unplayed = divisions.reduce((sum, division) => sum + division.unplayed, 0);
  const played = divisions.reduce((sum, division) => sum + division.played, 0);
  return (
    <Figures>
      <div>
        <dt>{t('figures.weeks')}</dt>
        <dd>
          {whole(health.weeksLeft)}
          <small>
            {t('figures.ends')} <Instant at={health.endsOn} as="short-date-year" />
          </small>
        </dd>
      </div>
      <div>
        <dt>{t('figures.unplayed')}</dt>
        <dd>
          {whole(unplayed)}
          <small>{t('figures.of', { count: unplayed + played })}</small>
        </dd>
      </div>
      <div>
        <dt>
          <Link to={paths.admin('requests')}>{t('figures.requests')}</Link>
        </dt>
        <dd>
          {whole(openRequests)}
          {oldestRequestAt && (
            <small>
              {t('figures.oldest')} <Instant at={oldestRequestAt} as="short-date-year" />
            </small>
          )}
        </dd>
      </div>
      <div>
        <dt>
          {signupSeason ? (
            <Link to={paths.admin('signedupTeams')}>
              {t('figures.signed-up', { season: seasonName(signupSeason.name, language) })}
            </Link>
          ) : (
            t('figures.no-signup')
          )}
        </dt>
        <dd>
          {signupSeason ? whole(health.signedUp) : '–'}
          {signupSeason && <small>{t('figures.places', { count: health.places })}</small>}
        </dd>
      </div>
    </Figures>
  );
}
