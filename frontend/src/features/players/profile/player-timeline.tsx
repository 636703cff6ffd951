import { useTranslation } from 'react-i18next';
import { styled } from '../../../styled-system/jsx';
import type { PlayerSeasonFragment } from '../../../gql/graphql';
import { seasonName } from '../../../league/season-name';
import { SpoiledWord } from '../../../league/spoilers/spoiled-part';
import { TeamLink } from '../../../league/team-logo';
import { formatAverage } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';
import { paths } from '../../../lib/paths';
import { Link } from '../../../ui/link';

/** A line at the left with a mark for each season. */
const Line = styled('ol', {
  base: {
    '& > li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: '3',
      alignItems: 'center',
      paddingLeft: '7',
      paddingBottom: '5',
    },
    '& > li::before': {
      content: '""',
      position: 'absolute',
      left: '2',
      top: '2',
      width: '10px',
      height: '10px',
      borderRadius: 'full',
      bg: 'action',
      zIndex: '1',
    },
    '& > li:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      left: 'calc(0.5rem + 4px)',
      top: '3',
      bottom: '-8px',
      width: '2px',
      bg: 'border',
    },
  },
});

const Season = styled('p', { base: { gridColumn: '1 / -1', color: 'fg.muted', fontSize: 'sm' } });
const Team = styled('div', { base: { minWidth: '0', fontWeight: 'semibold' } });

const Facts = styled('p', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '3', color: 'fg.muted', fontSize: 'sm' },
});

const Rating = styled('p', {
  base: {
    textAlign: 'right',
    fontFamily: 'display',
    fontSize: 'lg',
    fontWeight: 'semibold',
    lineHeight: 'tight',
    '& > small': { display: 'block', fontFamily: 'body', fontSize: 'xs', fontWeight: 'normal', color: 'fg.muted' },
  },
});

interface PlayerTimelineProps {
  playerId: number;
  seasons: readonly PlayerSeasonFragment[];
}

/** The player's team at the end of each season, newest first. */
export function PlayerTimeline({ playerId, seasons }: PlayerTimelineProps) {
  const { t } = useTranslation('players');
  const language = useLanguage();
  return (
    <Line>
      {seasons.map(({ season, team, currentTeamName, division, placement, stats }) => (
        <li key={season.id}>
          <Season>{seasonName(season.name, language)}</Season>
          <div>
            <Team>{team ? <TeamLink team={team} /> : t('timeline.no-team')}</Team>
            <Facts>
              {division && (
                <Link variant="inline" to={paths.division(division.discriminator, division.seasonId)}>
                  {division.name}
                </Link>
              )}
              {placement !== null && (
                <SpoiledWord
                  part={`player-${playerId}`}
                  name={t('timeline.place', { season: seasonName(season.name, language) })}
                >
                  {t('timeline.placement', { placement })}
                </SpoiledWord>
              )}
              {team && currentTeamName !== null && currentTeamName !== team.name && (
                <span>{t('timeline.name-now', { name: currentTeamName })}</span>
              )}
            </Facts>
          </div>
          {stats && stats.rating !== null && (
            <Rating className="numbers">
              <small>{t('timeline.rating')}</small>
              {formatAverage(stats.rating, language)}
            </Rating>
          )}
        </li>
      ))}
    </Line>
  );
}
