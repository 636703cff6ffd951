import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';
import type { TeamSeasonFragment } from '../../gql/team/graphql';
import { seasonName } from '../../league/season-name';
import { SpoiledWord } from '../../league/spoilers/spoiled-part';
import { useLanguage } from '../../lib/i18n/i18n';
import { paths } from '../../lib/paths';
import { Link } from '../../ui/link';
import type { SpoiledTeam } from './spoiled-team';

interface TeamFactsProps {
  isActive: boolean;
  /** Newest first. */
  seasons: readonly TeamSeasonFragment[];
  spoiled: SpoiledTeam;
}

const Facts = styled('p', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1', color: 'fg.muted' },
});

/** The team's division, or its last one, and whether the team is active. */
export function TeamFacts({ isActive, seasons, spoiled }: TeamFactsProps) {
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
          {latest.position !== null && (
            <SpoiledWord {...spoiled}>{t('season.position', { position: latest.position })}</SpoiledWord>
          )}
          <span>{seasonName(latest.season.name, language)}</span>
        </>
      )}
      {!isActive && <span>{t('inactive')}</span>}
    </Facts>
  );
}
