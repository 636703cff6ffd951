import { sharedBorders } from '../../../domain/competition/roll-over/shared-borders.ts';
import { finalPlaces, titlesOf } from '../../../domain/competition/season-end/final-places.ts';
import type { EndedStage, EndedTable } from '../../../domain/competition/season-end/final-places.ts';
import { rankTeams } from '../../../domain/competition/standings/standings.ts';
import { bracketPlaces } from '../../../domain/stages/bracket-places.ts';
import { isFinished } from '../../../domain/stages/bracket-state.ts';
import type { DivisionRef } from '../../refs/division-ref.ts';
import type { TeamRef } from '../../refs/team-ref.ts';
import { stageRefOf } from '../../series/stages/stage-ref.ts';
import type { StageWithBracket } from '../../series/stages/stage.ts';
import type { EndedDivision, FinalTable, OpenInDivision, SeasonTitle } from './season-end.ts';

/** What the results of a season come to. `open`: stages that are not finished, and shared places that lead to different things. */
interface EndedSeason {
  tables: FinalTable[];
  titles: SeasonTitle[];
  open: OpenInDivision[];
}

/** The final places and titles of a season, from its tables and stages (R46). */
export function endedSeason(divisions: readonly EndedDivision[], stages: readonly StageWithBracket[]): EndedSeason {
  const tables = divisions.map(tableOf);
  const ended = endedStages(stages);
  const places = finalPlaces(tables, ended);
  const refs = new Map(
    [...divisions.map(({ division }) => division), ...stages.map(stageRefOf)].map((ref) => [ref.id, ref]),
  );
  const teams = new Map<number, TeamRef>([
    ...stages.flatMap(({ entrants }) => entrants.flatMap(({ team }) => (team ? [[team.id, team] as const] : []))),
    ...divisions.flatMap(({ results }) => results.teams.map(({ id, name, logo }) => [id, { id, name, logo }] as const)),
  ]);
  return {
    tables: divisions.map(({ division }) => ({
      division,
      places: places
        .filter(({ divisionId }) => divisionId === division.id)
        .map((place) => ({ ...place, team: teams.get(place.teamId) as TeamRef })),
    })),
    titles: titlesOf(tables, ended).map(({ title, divisionId, teamId }) => ({
      ...{ title, division: refs.get(divisionId) as DivisionRef, team: teams.get(teamId) as TeamRef },
    })),
    open: [
      ...stages
        .filter((stage) => !isEnded(stage))
        .map((stage) => ({ kind: 'stage' as const, count: 1, division: stageRefOf(stage) })),
      ...divisions.flatMap((division, at) => sharedIn(division, tables[at] as EndedTable, ended)),
    ],
  };
}

/** The stages in which nothing is left to play, with the places of their teams. */
export const endedStages = (stages: readonly StageWithBracket[]): EndedStage[] =>
  stages.filter(isEnded).map((stage) => ({ ...stageOf(stage), goOn: goingOn(stage, stages) }));

const isEnded = (stage: StageWithBracket): boolean => stage.isDrawn && isFinished(stage.states);

/** A table without a result has no places: all would share the first one. */
export function tableOf({ division, results: { teams, results, format } }: EndedDivision): EndedTable {
  const rows = results.length > 0 ? rankTeams(teams, results, format) : [];
  return {
    divisionId: division.id,
    rank: division.rank,
    teams: rows.map(({ teamId, position }) => ({ teamId, position })),
  };
}

function stageOf({ divisionId, kind, rank, states, entrants }: StageWithBracket): EndedStage {
  const teamOf = new Map(entrants.map(({ seed, team }) => [seed, team?.id ?? 0]));
  const places = new Map([...bracketPlaces(states)].map(([seed, place]) => [teamOf.get(seed) ?? 0, place]));
  return { divisionId, kind, rank, places };
}

/** The teams of a stage that are in a qualifier which takes places of it. Until that one is drawn, each of them could be. */
function goingOn({ divisionId, entrants }: StageWithBracket, stages: readonly StageWithBracket[]): Set<number> {
  const next = stages.filter(
    (other) => other.kind === 'qualifier' && other.entrants.some(({ source }) => source?.division.id === divisionId),
  );
  const teamIds = (of: StageWithBracket['entrants']): number[] => of.flatMap(({ team }) => team?.id ?? []);
  const inNext = new Set(next.flatMap((other) => teamIds(other.isDrawn ? other.entrants : entrants)));
  return new Set(teamIds(entrants).filter((id) => inNext.has(id)));
}

/** Equal teams of which some are led elsewhere than the others, unless play-offs put one before the other (R4). */
function sharedIn(
  { division, bands }: EndedDivision,
  table: EndedTable,
  stages: readonly EndedStage[],
): OpenInDivision[] {
  const teams = table.teams.map((team) => ({ ...team, pointsPerSeries: 0 }));
  const decided = new Set(stages.filter(({ kind }) => kind === 'playoffs').flatMap(({ places }) => [...places.keys()]));
  const open = sharedBorders({ id: division.id, bands, teams }).filter(
    ({ teamIds }) => !teamIds.every((id) => decided.has(id)),
  );
  return open.length > 0 ? [{ kind: 'shared-place', count: open.length, division }] : [];
}
