import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';
import { PlayerLink } from '../player-link';
import { seasonName } from '../season-name';
import { HiddenResult } from '../spoilers/hidden-result';
import { TeamLink } from '../team-logo';
import { formatAverage, formatInteger } from '../../lib/i18n/format';
import { useLanguage } from '../../lib/i18n/i18n';
import { paths } from '../../lib/paths';
import { Link } from '../../ui/link';
import { GivenHonours } from './given-honours';
import type { SeasonHonoursFragment } from './season-honours.generated';
import { divisionName } from '../division-name';

const Card = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
    gap: '6',
    bg: 'bg.surface',
    borderRadius: 'md',
    padding: { base: '4', md: '5' },
  },
});

const Titles = styled('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
    gap: '3',
    alignContent: 'start',
  },
});

const TitleRow = styled('li', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '0.5',
    minWidth: '0',
    '& > small': { color: 'fg.muted' },
    '&[data-champion]': {
      gridColumn: '1 / -1',
      fontFamily: 'display',
      fontSize: '2xl',
      fontWeight: 'bold',
      lineHeight: 'tight',
      '& > small': { fontFamily: 'body', fontSize: 'sm', fontWeight: 'normal' },
    },
  },
});

const Best = styled('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, auto) minmax(0, 1fr) auto',
    columnGap: '3',
    rowGap: '1',
    alignItems: 'baseline',
    alignContent: 'start',
    fontSize: 'sm',
    '& dt': { gridColumn: '1', color: 'fg.muted' },
    '& dd': { gridColumn: '2', minWidth: '0' },
    // what is counted, below those who have it
    '& dd.rule': { gridColumn: '1 / -1', color: 'fg.muted', fontSize: 'xs' },
    '& dd.value': { gridColumn: '3', textAlign: 'right', fontFamily: 'display', fontSize: 'md' },
  },
});

/** The titles of a settled season (R46), the champion largest, and its best players beside them. */
export function SeasonHonours({
  honours: { season, titles, bestPlayers, mostImproved, goal, own },
}: {
  honours: SeasonHonoursFragment;
}) {
  const { t } = useTranslation('league-honours');
  const language = useLanguage();
  const name = seasonName(season.name, language);
  return (
    <HiddenResult part={`champions ${season.id}`} name={name}>
      <Card>
        <Titles>
          {titles.map(({ title, division, team }) => (
            <TitleRow key={`${title}-${division.id}-${team.id}`} data-champion={title === 'CHAMPION' || undefined}>
              <TeamLink team={team} size={title === 'CHAMPION' ? 48 : 24} isWrapping />
              <small>
                {t(`title-of.${title}`)},{' '}
                <Link variant="inline" to={paths.division(division.discriminator, division.seasonId)}>
                  {divisionName(division, language)}
                </Link>
              </small>
            </TitleRow>
          ))}
        </Titles>
        {bestPlayers.length > 0 && (
          <Best>
            {bestPlayers.map(({ number, value, player }) => (
              <BestRow key={`${number}-${player.id}`} name={t(`best.${number}`)} player={player}>
                {number === 'RATING' ? formatAverage(value, language) : formatInteger(value, language)}
              </BestRow>
            ))}
            {mostImproved.map(({ player, now, before }) => (
              <BestRow key={`improved-${player.id}`} name={t('improved')} player={player}>
                {t('rise', {
                  before: formatAverage(before.rating, language),
                  now: formatAverage(now.rating, language),
                })}
              </BestRow>
            ))}
            {mostImproved.length > 0 && <dd className="rule">{t('improved-rule')}</dd>}
          </Best>
        )}
        <GivenHonours goal={goal} own={own} />
      </Card>
    </HiddenResult>
  );
}

interface BestRowProps {
  name: string;
  player: SeasonHonoursFragment['bestPlayers'][number]['player'];
  children: string;
}

function BestRow({ name, player, children }: BestRowProps) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <PlayerLink player={player} />
      </dd>
      <dd className="value">{children}</dd>
    </>
  );
}
