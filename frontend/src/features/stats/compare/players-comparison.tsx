import { useTranslation } from 'react-i18next';
import { FacingTable, type FacingRow } from '../../../league/facing-table';
import { formatAverage, formatInteger } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';
import { Halves } from '../../../ui/page/halves';
import { Section } from '../../../ui/page/section';
import { type ComparePlayersQuery, useComparePlayersQuery } from './compare-page.generated';
import { pairSeasons } from './compared';
import { ComparisonFrame } from './comparison-frame';
import { barRow } from './facing-rows';
import { EachSeries, PlayerMeetings } from './player-meetings';
import { RatingPart, SeasonsTable } from './seasons-part';
import { playerSide, type SideName } from './side-names';

type Pair = NonNullable<ComparePlayersQuery['playerHeadToHead']>;

/** Two players: their numbers, the games that both played, and their seasons. */
export function PlayersComparison({ homeId, awayId }: { homeId: number; awayId: number }) {
  const { data, error, refetch } = useComparePlayersQuery({ variables: { homeId, awayId } });
  const pair = data?.playerHeadToHead;
  const sides = pair && { home: playerSide(pair.home.player), away: playerSide(pair.away.player) };
  const seasons = pair ? pairSeasons(pair.home.seasons, pair.away.seasons) : [];
  const hasMet = pair != null && pair.meetings.length > 0;
  // who have not met leave a place beside their numbers
  const rating = pair && sides && <RatingPart sides={sides} pairs={seasons} />;
  return (
    <ComparisonFrame kind="players" sides={sides} hasFailed={error !== undefined} onRetry={() => void refetch()}>
      {pair && sides && (
        <>
          <Halves>
            <PlayerNumbers pair={pair} sides={sides} />
            <div>
              <PlayerMeetings pair={pair} sides={sides} />
              {!hasMet && rating}
            </div>
          </Halves>
          <EachSeries meetings={pair.meetings} />
          {hasMet && rating}
          <SeasonsTable
            sides={sides}
            pairs={seasons}
            place={({ team, division }) => `${team.name}, ${division.name}`}
          />
        </>
      )}
    </ComparisonFrame>
  );
}

const SUMS = ['games', 'goals', 'assists', 'saves'] as const;
const AVERAGES = [
  'rating',
  'goalsPerGame',
  'assistsPerGame',
  'savesPerGame',
  'shotsPerGame',
  'shootingPercent',
  'scorePerGame',
] as const;

function PlayerNumbers({ pair: { home, away }, sides }: { pair: Pair; sides: { home: SideName; away: SideName } }) {
  const { t } = useTranslation('stats-compare');
  const language = useLanguage();
  const counts: FacingRow[] = [
    { id: 'seasons', label: t('number.seasons'), home: home.seasons.length, away: away.seasons.length },
    ...SUMS.map((id) => ({
      id,
      label: t(`sum.${id}`),
      home: formatInteger(home[id], language),
      away: formatInteger(away[id], language),
    })),
  ];
  // without games there is nothing to divide
  const of = (side: typeof home, id: (typeof AVERAGES)[number]) => (side.games === 0 ? null : side[id]);
  const averages = AVERAGES.map((id) =>
    barRow({ id, label: t(`number.${id}`), home: of(home, id), away: of(away, id) }, (value) =>
      formatAverage(value, language),
    ),
  );
  return (
    <Section heading={t('numbers.heading')}>
      <FacingTable caption={t('numbers.caption')} measure={t('measure')} {...sides} rows={[...counts, ...averages]} />
    </Section>
  );
}
