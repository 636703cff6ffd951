/** Events in a division besides play: walkovers, a deduction, a disqualification (R5). */
import type { Random } from '../../domain/random.ts';
import type { Walkover } from '../../domain/series/series-result.ts';
import type { DemoDivision, DemoSeries } from '../model.ts';
import type { Incident } from '../league/season-layouts.ts';

/** A disqualified team plays this many weeks before it is disqualified. */
const WEEKS_BEFORE_DISQUALIFICATION = 3;

const DEDUCTION = { points: -3, reason: 'Spelare som inte fick spela i spelvecka 2' };

/** Applies the incidents to reported series, and to teams without another incident. */
export function applyIncidents(random: Random, division: DemoDivision, incidents: readonly Incident[]): void {
  const spared = random.shuffle(division.teams);
  for (const incident of incidents) INCIDENTS[incident](division, spared);
}

type Spared = DemoDivision['teams'];

const INCIDENTS: Record<Incident, (division: DemoDivision, spared: Spared) => void> = {
  walkoverHome: (division) => declare(division, 'home'),
  walkoverAway: (division) => declare(division, 'away'),
  walkoverBoth: (division) => declare(division, 'both'),
  deduction: (_, spared) => {
    const entry = spared.pop();
    if (!entry) return;
    entry.adjustment = DEDUCTION.points;
    entry.adjustmentReason = DEDUCTION.reason;
  },
  disqualification: (division, spared) => {
    const entry = spared.pop();
    if (!entry) return;
    entry.isDisqualified = true;
    for (const series of division.series) {
      if (series.reportedAt === null || series.week <= WEEKS_BEFORE_DISQUALIFICATION) continue;
      if (series.home === entry.team) leaveUnplayed(series, 'away');
      if (series.away === entry.team) leaveUnplayed(series, 'home');
    }
  },
};

/** Makes the last played series a walkover, so that readers see one early. */
function declare({ series }: DemoDivision, walkover: Walkover): void {
  const played = series.findLast(({ games }) => games !== null);
  if (played) leaveUnplayed(played, walkover);
}

function leaveUnplayed(series: DemoSeries, walkover: Walkover): void {
  series.games = null;
  series.walkover = walkover;
  series.isStreamed = false;
}
