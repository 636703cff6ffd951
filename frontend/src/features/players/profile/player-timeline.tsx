import { useTranslation } from 'react-i18next';
import { styled } from '../../../styled-system/jsx';
import { seasonName } from '../../../league/season-name';
import { HiddenWord } from '../../../league/spoilers/hidden-result';
import { TeamLink } from '../../../league/team-logo';
import { formatAverage } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';
import { paths } from '../../../lib/paths';
import { Disclosure } from '../../../ui/disclosure';
import { Link } from '../../../ui/link';
import type { PlayerSeasonFragment } from '../player-season.generated';

/** A line at the left with a mark for each season. */
const Line = styled('ol', {
  base: {
    overflowWrap: 'anywhere',
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
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '3',
    color: 'fg.muted',
    fontSize: 'sm',
    // a finger may press in the space below the link too, up to the next season
    '& > a': { position: 'relative', _after: { content: '""', position: 'absolute', inset: '0 0 -24px' } },
  },
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

/** About as high as the numbers of a season, which stand beside it on a wide screen. */
const SHOWN = 4;

/** The player's team at the end of each season, newest first. The earlier seasons of a long career are folded. */
export function PlayerTimeline({ playerId, seasons }: PlayerTimelineProps) {
  const { t } = useTranslation('players');
  // a fold for one season would be no shorter
  const shown = seasons.length > SHOWN + 1 ? SHOWN : seasons.length;
  const earlier = seasons.slice(shown);
  return (
    <>
      <Seasons playerId={playerId} seasons={seasons.slice(0, shown)} />
      {earlier.length > 0 && (
        <Disclosure summary={t('timeline.earlier', { count: earlier.length })}>
          <Seasons playerId={playerId} seasons={earlier} />
        </Disclosure>
      )}
    </>
  );
}

function Seasons({ playerId, seasons }: PlayerTimelineProps) {
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
                <HiddenWord
                  part={`player-${playerId}`}
                  name={t('timeline.place', { season: seasonName(season.name, language) })}
                >
                  {t('timeline.placement', { placement })}
                </HiddenWord>
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
