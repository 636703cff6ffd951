/** The final places of a season and its titles (R46). */

/** A team of a table, in the table's order. */
export interface TablePlace {
  teamId: number;
  position: number;
}

/** A division whose series are played. */
export interface EndedTable {
  divisionId: number;
  /** 1 is the top; divisions beside each other share a rank. */
  rank: number;
  teams: readonly TablePlace[];
}

/** A stage in which nothing is left to play: the place of each of its teams, from 1. */
export interface EndedStage {
  divisionId: number;
  kind: 'playoffs' | 'qualifier' | 'cup';
  /** That of the tables from which its teams come. */
  rank: number;
  places: ReadonlyMap<number, number>;
  /** Of a qualifier: its teams that play on in another one (`qualifierOutcomes`). */
  goOn?: ReadonlySet<number> | undefined;
}

/** A team's final place in its division. */
export interface FinalPlace {
  divisionId: number;
  teamId: number;
  place: number;
  /** The place in the table. */
  tablePlace: number;
  /** The play-offs have decided it. */
  isByPlayoffs: boolean;
}

/**
 * The final places: in each division first those who were in the play-offs of its rank, as far as they came, then the others by the table.
 * Who came equally far there stands in the order of the table.
 */
export function finalPlaces(tables: readonly EndedTable[], stages: readonly EndedStage[]): FinalPlace[] {
  return tables.flatMap(({ divisionId, rank, teams }) => {
    const playoffs = stages.filter((stage) => stage.kind === 'playoffs' && stage.rank === rank);
    const inPlayoffs = (teamId: number): number =>
      Math.min(...playoffs.map(({ places }) => places.get(teamId) ?? Infinity), Infinity);
    const keyed = teams.map(({ teamId, position }) => ({ teamId, position, reached: inPlayoffs(teamId) }));
    return keyed
      .map((team) => ({
        divisionId,
        teamId: team.teamId,
        place: 1 + keyed.filter((other) => isBefore(other, team)).length,
        tablePlace: team.position,
        isByPlayoffs: team.reached < Infinity,
      }))
      .sort((one, other) => one.place - other.place);
  });
}

interface Reached {
  position: number;
  reached: number;
}

const isBefore = (one: Reached, other: Reached): boolean =>
  one.reached === other.reached ? one.position < other.position : one.reached < other.reached;

/** What a team has won. `champion`, `second` and `third` are of the whole season. */
export const TITLES = ['champion', 'second', 'third', 'division', 'cup'] as const;
export type Title = (typeof TITLES)[number];

/** A title of a team: it was won in this division or stage. */
export interface WonTitle {
  title: Title;
  divisionId: number;
  teamId: number;
}

const STEPS: readonly Title[] = ['champion', 'second', 'third'];

/**
 * The titles of a season. The play-offs of the top rank decide the champion, the second and the third; without them the table of the top division
 * does, when it stands alone. Who is first in a table has won the division, also when others won the play-offs. Who wins a cup has won it.
 * A place that two share gives both the title.
 */
export function titlesOf(tables: readonly EndedTable[], stages: readonly EndedStage[]): WonTitle[] {
  const top = Math.min(...tables.map(({ rank }) => rank));
  const topTables = tables.filter(({ rank }) => rank === top);
  const playoffs = stages.filter((stage) => stage.kind === 'playoffs' && stage.rank === top);
  const steps =
    playoffs.length > 0
      ? playoffs.flatMap((stage) => stepsOf(stage.divisionId, [...stage.places]))
      : topTables.length === 1
        ? topTables.flatMap(({ divisionId, teams }) =>
            stepsOf(
              divisionId,
              teams.map(({ teamId, position }) => [teamId, position]),
            ),
          )
        : [];
  const isChampion = (divisionId: number, teamId: number): boolean =>
    steps.some((one) => one.title === 'champion' && one.divisionId === divisionId && one.teamId === teamId);
  const winners = tables.flatMap(({ divisionId, teams }) =>
    teams
      // the champion of a table has won the division with it
      .filter(({ teamId, position }) => position === 1 && !isChampion(divisionId, teamId))
      .map(({ teamId }): WonTitle => ({ title: 'division', divisionId, teamId })),
  );
  const cups = stages
    .filter(({ kind }) => kind === 'cup')
    .flatMap(({ divisionId, places }) =>
      [...places]
        .filter(([, place]) => place === 1)
        .map(([teamId]): WonTitle => ({ title: 'cup', divisionId, teamId })),
    );
  return [...steps, ...winners, ...cups];
}

const stepsOf = (divisionId: number, places: readonly (readonly [teamId: number, place: number])[]): WonTitle[] =>
  STEPS.flatMap((title, index) =>
    places.filter(([, place]) => place === index + 1).map(([teamId]) => ({ title, divisionId, teamId })),
  );
