/** The final places and titles that an import of another league would make (R36, R46). */
import { finalPlaces, titlesOf } from '../competition/season-end/final-places.ts';
import type { EndedStage, EndedTable, Title } from '../competition/season-end/final-places.ts';
import { bracketPlaces } from '../stages/bracket-places.ts';
import { isFinished } from '../stages/bracket-state.ts';
import { keyOf, plainName, type Findings, type ForeignTables } from './foreign-places.ts';
import { foreignStandings } from './foreign-standings.ts';
import { playedStage, stagesIn, type PlayedStage } from './foreign-stages.ts';

/** The end of a season: the place of each team in its division and in each stage, and who has won what. */
export interface ForeignEnd {
  season: string;
  places: { division: string; team: string; place: number }[];
  titles: { title: Title; division: string; team: string }[];
}

/** The stages of tables without problems, as they are played. */
export const playedStages = (tables: ForeignTables): PlayedStage[] =>
  stagesIn(tables).map((stage) => playedStage(stage, tables));

/** How each season that is over before this day ends, of tables without problems. */
export function foreignEnds(tables: ForeignTables, today: string): ForeignEnd[] {
  const standings = foreignStandings(tables);
  const stages = playedStages(tables);
  const over = tables['divisions.csv'].filter(({ cells }) => cells.ends < today);
  const seasons = new Map(over.map(({ cells }) => [plainName(cells.season), cells.season]));
  return [...seasons.values()].map((season) => endOf(season, { tables, standings, stages }));
}

interface PlayedTables {
  tables: ForeignTables;
  standings: ReturnType<typeof foreignStandings>;
  stages: readonly PlayedStage[];
}

function endOf(season: string, { tables, standings, stages }: PlayedTables): ForeignEnd {
  const isOf = (other: string): boolean => plainName(other) === plainName(season);
  const names: string[] = [];
  const teamNames = new Map<string, { id: number; name: string }>();
  const idOf = (team: string): number => {
    const known = teamNames.get(plainName(team)) ?? { id: teamNames.size + 1, name: team };
    teamNames.set(plainName(team), known);
    return known.id;
  };
  const nameOf = (id: number): string => [...teamNames.values()].find((team) => team.id === id)?.name ?? '';
  const ended = standings
    .filter((table) => isOf(table.season))
    .map(({ division, rows }): EndedTable => {
      const cells = tables['divisions.csv'].find(
        (line) => keyOf(line.cells.season, line.cells.division) === keyOf(season, division),
      )?.cells;
      const isPlayed = rows.some(({ seriesPlayed }) => seriesPlayed > 0);
      const teams = isPlayed ? rows.map(({ team, position }) => ({ teamId: idOf(team), position })) : [];
      return { divisionId: names.push(division), rank: Number(cells?.rank), teams };
    });
  const finished = stages
    .filter(({ stage, states }) => isOf(stage.season) && stage.isDrawn && isFinished(states))
    .map(({ stage, states }): EndedStage => {
      const teamOf = (seed: number): number => idOf(stage.seeds.find((one) => one.seed === seed)?.team ?? '');
      const places = new Map([...bracketPlaces(states)].map(([seed, place]) => [teamOf(seed), place]));
      return { divisionId: names.push(stage.name), kind: stage.kind, rank: stage.rank, places };
    });
  const divisionOf = (id: number): string => names[id - 1] ?? '';
  return {
    season,
    places: [
      ...finalPlaces(ended, finished).map(({ divisionId, teamId, place }) => ({
        ...{ division: divisionOf(divisionId), team: nameOf(teamId), place },
      })),
      ...finished.flatMap(({ divisionId, places }) =>
        [...places].map(([teamId, place]) => ({ division: divisionOf(divisionId), team: nameOf(teamId), place })),
      ),
    ],
    titles: titlesOf(ended, finished).map(({ title, divisionId, teamId }) => ({
      ...{ title, division: divisionOf(divisionId), team: nameOf(teamId) },
    })),
  };
}

/**
 * A final place that the league has told is the one that comes out of the results: they are never stored, so that no list can disagree
 * with the results. Looked for when nothing else is wrong.
 */
export function findPlaceProblems(findings: Findings, tables: ForeignTables): void {
  const file = 'places.csv';
  const lines = findings.sound(file, tables[file]);
  if (lines.length === 0 || findings.all.length > 0) return;
  const made = new Map(
    foreignEnds(tables, findings.today).flatMap(({ season, places }) =>
      places.map(({ division, team, place }) => [keyOf(season, division, team), place] as const),
    ),
  );
  const told = new Set<string>();
  for (const line of lines) {
    const { season, division, team, 'final-place': place } = line.cells;
    const key = keyOf(season, division, team);
    const comesOut = made.get(key);
    if (told.has(key)) findings.add(file, line, 'team', 'twice');
    else if (comesOut === undefined) findings.add(file, line, 'team', 'no-place');
    else if (comesOut !== Number(place)) findings.add(file, line, 'final-place', 'other-place');
    told.add(key);
  }
}
