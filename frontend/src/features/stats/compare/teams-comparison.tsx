import { useTranslation } from 'react-i18next';
import { FacingTable, type FacingRow } from '../../../league/facing-table';
import { formatAverage, formatScore } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';
import { Halves } from '../../../ui/page/halves';
import { Section } from '../../../ui/page/section';
import { type CompareTeamsQuery, type ComparedTeamFragment, useCompareTeamsQuery } from './compare-page.generated';
import { betterOf } from './compared';
import { pairSeasons } from './compared';
import { ComparisonFrame } from './comparison-frame';
import { barRow } from './facing-rows';
import { RatingPart, SeasonsTable } from './seasons-part';
import { teamSide, type SideName } from './side-names';
import { EachMeeting, TeamMeetings } from './team-meetings';

type Pair = NonNullable<CompareTeamsQuery['teamHeadToHead']>;

/** Two teams: their numbers, their meetings and their seasons. */
export function TeamsComparison({ homeId, awayId }: { homeId: number; awayId: number }) {
  const { t } = useTranslation('stats-compare');
  const { data, error, refetch } = useCompareTeamsQuery({ variables: { homeId, awayId } });
  const pair = data?.teamHeadToHead;
  const sides = pair && { home: teamSide(pair.home.team), away: teamSide(pair.away.team) };
  const seasons = pair ? pairSeasons(pair.home.seasons, pair.away.seasons) : [];
  const hasMet = pair != null && pair.meetings.length > 0;
  // who have not met leave a place beside their numbers
  const rating = pair && sides && <RatingPart sides={sides} pairs={seasons} />;
  return (
    <ComparisonFrame kind="teams" sides={sides} hasFailed={error !== undefined} onRetry={() => void refetch()}>
      {pair && sides && (
        <>
          <Halves>
            <TeamNumbers pair={pair} sides={sides} />
            <div>
              <TeamMeetings pair={pair} sides={sides} />
              {!hasMet && rating}
            </div>
          </Halves>
          <EachMeeting pair={pair} sides={sides} />
          {hasMet && rating}
          <SeasonsTable
            sides={sides}
            pairs={seasons}
            place={({ division, position }) =>
              position === null ? division.name : t('seasons.place', { division: division.name, position })
            }
          />
        </>
      )}
    </ComparisonFrame>
  );
}

type Number = 'goalsPerGame' | 'goalsAgainstPerGame' | 'shotsPerGame' | 'savesPerGame' | 'shootingPercent' | 'rating';

const NUMBERS: readonly Number[] = [
  'rating',
  'goalsPerGame',
  'goalsAgainstPerGame',
  'shotsPerGame',
  'savesPerGame',
  'shootingPercent',
];

/** The share of the games that were won; null without games. */
const wonShare = ({ gamesWon, gamesLost }: ComparedTeamFragment): number | null =>
  gamesWon + gamesLost === 0 ? null : gamesWon / (gamesWon + gamesLost);

function TeamNumbers({ pair: { home, away }, sides }: { pair: Pair; sides: { home: SideName; away: SideName } }) {
  const { t } = useTranslation('stats-compare');
  const language = useLanguage();
  const average = (value: number) => formatAverage(value, language);
  const better = betterOf(wonShare(home), wonShare(away));
  const counts: FacingRow[] = [
    { id: 'seasons', label: t('number.seasons'), home: home.seasons.length, away: away.seasons.length },
    {
      id: 'series',
      label: t('number.series'),
      home: formatScore(home.seriesWon, home.seriesLost),
      away: formatScore(away.seriesWon, away.seriesLost),
    },
    {
      id: 'games',
      label: t('number.games'),
      home: formatScore(home.gamesWon, home.gamesLost),
      away: formatScore(away.gamesWon, away.gamesLost),
      better,
    },
  ];
  const averages = NUMBERS.map((id) =>
    barRow({ id, label: t(`number.${id}`), home: home[id], away: away[id] }, average, id === 'goalsAgainstPerGame'),
  );
  return (
    <Section heading={t('numbers.heading')}>
      <FacingTable caption={t('numbers.caption')} measure={t('measure')} {...sides} rows={[...counts, ...averages]} />
    </Section>
  );
}
