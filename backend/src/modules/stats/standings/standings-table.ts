import type { Outcome } from '../../../domain/series/series-result.ts';
import * as Bands from '../../../domain/competition/standings/placement-band.ts';
import type { TableBand } from '../../../domain/competition/standings/placement-band.ts';
import * as Standings from '../../../domain/competition/standings/standings.ts';
import type { StandingsResult } from '../../../domain/competition/standings/standings.ts';
import type { Trace, TraceCriterion } from '../../../domain/competition/standings/tie-break.ts';
import type { DivisionResults, TableTeam } from '../../seasons/divisions/division-results.ts';
import type { TeamRef } from '../../refs/team-ref.ts';

/** Why a row stands below the one above it (R4). `teams` are those that the step about their own meetings compared. */
export interface StandingsTrace {
  criterion: TraceCriterion;
  ownValue: number | null;
  aboveValue: number | null;
  teams: TeamRef[];
}

/** A row of the table. `color` is the hex value of the placement band; null outside the bands. */
export interface StandingsTableRow {
  position: number;
  team: TeamRef;
  color: string | null;
  isDisqualified: boolean;
  seriesPlayed: number;
  wins: number;
  overtimeWins: number;
  overtimeLosses: number;
  losses: number;
  gamesWon: number;
  gamesLost: number;
  diff: number;
  goalsFor: number;
  goalsAgainst: number;
  points: number;
  adjustment: number;
  adjustmentReason: string | null;
  form: Outcome[];
  trace: StandingsTrace | null;
  /** Null where nothing was compared, and before the second week with a result (R29). */
  placesWon: number | null;
  /** Among teams that are level and have nothing left to play; null for others, and where no one asked (R29). */
  levelPlace: number | null;
}

/** What a table needs of a division's results; the week of a result does not change the order. */
export interface TableResults extends Pick<DivisionResults, 'teams' | 'format'> {
  results: readonly StandingsResult[];
}

/** What rows have besides, by team, when someone asks for it. */
interface TableExtras {
  before?: ReadonlyMap<number, number> | null;
  level?: ReadonlyMap<number, number> | null;
}

/**
 * The table of a division in order (R3, R4), computed from its results and coloured by its bands. A row is written field
 * by field, because a copy of all fields takes longer than ranking them. `before`: the places to compare with; `level`: those
 * among level teams.
 */
export function tableFrom(
  { teams, results, format }: TableResults,
  bands: readonly TableBand[],
  { before = null, level = null }: TableExtras = {},
): StandingsTableRow[] {
  const byId = new Map(teams.map((team) => [team.id, team]));
  // before the first result all teams share the first place, and none of them is the champion
  const places = Standings.countingResults(teams, results).length > 0 ? bands : [];
  const refOf = (teamId: number): TeamRef => {
    const { id, name, logo } = byId.get(teamId) as TableTeam;
    return { id, name, logo };
  };
  return Standings.rankTeams(teams, results, format).map((row) => {
    const { isDisqualified, adjustmentReason } = byId.get(row.teamId) as TableTeam;
    return {
      position: row.position,
      team: refOf(row.teamId),
      color: Bands.bandFor(row.position, places)?.hex ?? null,
      isDisqualified,
      seriesPlayed: row.seriesPlayed,
      wins: row.wins,
      overtimeWins: row.overtimeWins,
      overtimeLosses: row.overtimeLosses,
      losses: row.losses,
      gamesWon: row.gamesWon,
      gamesLost: row.gamesLost,
      diff: row.diff,
      goalsFor: row.goalsFor,
      goalsAgainst: row.goalsAgainst,
      points: row.points,
      adjustment: row.adjustment,
      adjustmentReason,
      form: row.form,
      trace: row.trace && withTeams(row.trace, refOf),
      placesWon: before && (before.get(row.teamId) ?? row.position) - row.position,
      levelPlace: level?.get(row.teamId) ?? null,
    };
  });
}

const withTeams = (
  { criterion, ownValue, aboveValue, group = [] }: Trace,
  refOf: (teamId: number) => TeamRef,
): StandingsTrace => ({ criterion, ownValue, aboveValue, teams: group.map(refOf) });

/** The place of each team in the table of a division; null for all of them before its first result. */
export function positionsIn({ teams, results, format }: DivisionResults): Map<number, number | null> {
  if (Standings.countingResults(teams, results).length === 0) return new Map(teams.map(({ id }) => [id, null]));
  return new Map(Standings.rankTeams(teams, results, format).map(({ teamId, position }) => [teamId, position]));
}

/** The latest results of each team of a division, at most five, the newest last. */
export const formsOf = ({ teams, results, format }: DivisionResults): Map<number, Outcome[]> =>
  new Map(Standings.rankTeams(teams, results, format).map(({ teamId, form }) => [teamId, form]));

/** A team's place in the table of a division; null when it is not in it, and before its first result. */
export const positionIn = (division: DivisionResults, teamId: number): number | null =>
  positionsIn(division).get(teamId) ?? null;
