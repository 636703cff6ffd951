import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';
import type { TeamSeasonFragment } from '../../gql/graphql';
import { seasonName } from '../../league/season-name';
import { useLanguage } from '../../lib/i18n/i18n';
import { paths } from '../../lib/paths';
import { Link } from '../../ui/link';

interface TeamFactsProps {
  isActive: boolean;
  /** Newest first. */
  seasons: readonly TeamSeasonFragment[];
}

const Facts = styled('p', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1', color: 'fg.muted' },
});

/** The team's division, or its last one, and whether the team is active. */
export function TeamFacts({ isActive, seasons }: TeamFactsProps) {
  const { t } = useTranslation('teams');
  const language = useLanguage();
  const latest = seasons.find(({ division }) => division !== null);
  const division = latest?.division;
  return (
    <Facts>
      {latest && division && (
        <>
          <Link variant="inline" to={paths.division(division.discriminator, division.seasonId)}>
            {division.name}
          </Link>
          {latest.position !== null && <span>{t('season.position', { position: latest.position })}</span>}
          <span>{seasonName(latest.season.name, language)}</span>
        </>
      )}
      {!isActive && <span>{t('inactive')}</span>}
    </Facts>
  );
}
