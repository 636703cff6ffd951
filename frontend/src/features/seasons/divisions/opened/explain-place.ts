import type { TieBreak } from '../../../../lib/schema.generated';
import type { StandingsExplanationFragment } from '../standings-explanation.generated';

/** The steps of the table's order (R4) that compare a number. The others are decisions, or the end of the list. */
export type Measure = Exclude<TieBreak, 'DISQUALIFIED' | 'DECIDER' | 'SHARED'>;

/** One reason for a team's place: the difference from its neighbour above or below in the table. */
export type Reason =
  | { kind: 'measure'; side: Side; team: string; measure: Measure; own: number; other: number; among: string[] }
  | { kind: 'disqualified' | 'decider'; side: Side; team: string }
  | { kind: 'shared'; position: number; teams: string[] };

type Side = 'above' | 'below';
type Row = StandingsExplanationFragment;

/**
 * The reasons for a team's place (R4): what separates it from the row above and from the row below. Teams that share a
 * position have the same reasons: what separates all of them from the rest.
 */
export function explainPlace(rows: readonly Row[], index: number): Reason[] {
  const row = rows[index];
  if (!row) return [];
  const sharing = rows.filter((other) => other.position === row.position);
  const first = rows.findIndex((other) => other.position === row.position);
  const next = first + sharing.length;

  const shared: Reason = {
    kind: 'shared',
    position: row.position,
    teams: sharing.filter((other) => other !== row).map((other) => other.team.name),
  };
  return [
    reasonOf('above', rows[next], rows[next]),
    reasonOf('below', rows[first], rows[first - 1]),
    sharing.length > 1 ? shared : null,
  ].filter((reason) => reason !== null);
}

/** `lower` is the row with the trace: the team's own for the neighbour above, the neighbour's for the one below. */
function reasonOf(side: Side, lower: Row | undefined, neighbour: Row | undefined): Reason | null {
  const trace = lower?.trace;
  if (!trace || !neighbour) return null;
  const { criterion, ownValue, aboveValue } = trace;
  const team = neighbour.team.name;
  switch (criterion) {
    case 'SHARED':
      return null;
    case 'DISQUALIFIED':
      return { kind: 'disqualified', side, team };
    case 'DECIDER':
      return { kind: 'decider', side, team };
    default: {
      const [own, other] = side === 'below' ? [ownValue, aboveValue] : [aboveValue, ownValue];
      const among = trace.teams.length > 2 ? trace.teams.map(({ name }) => name) : [];
      return { kind: 'measure', side, team, measure: criterion, own: own ?? 0, other: other ?? 0, among };
    }
  }
}
