/** Which teams of a table have the places that a stage takes (R43). */
import { LeagueError } from '../league-error.ts';

/** A row of a table in its order. Teams that are equal in everything have the same position. */
export interface PlacedTeam {
  position: number;
  teamId: number;
  name: string;
}

/** The teams on these places, by place. The places count rows from 1. A place that the table does not have is left out. */
export const teamsOnPlaces = (table: readonly PlacedTeam[], places: readonly number[]): Map<number, number> =>
  new Map(
    places.flatMap((place) => {
      const row = table[place - 1];
      return row ? [[place, row.teamId] as const] : [];
    }),
  );

/** Where the rows come from: a table, or another stage. */
interface PlacesSource {
  division: string;
  isStage: boolean;
}

/**
 * Refuses to draw from a table in which teams are equal of whom only some have a place (STAGE_NOT_READY with their names): a decider has to
 * come first (R4). A stage has no deciders: of teams that have come equally far there, staff choose by hand. Teams that are equal and all in
 * keep the order of the table.
 */
export function assertBorderIsClear(
  table: readonly PlacedTeam[],
  places: readonly number[],
  { division, isStage }: PlacesSource,
): void {
  const wanted = new Set(places);
  const isIn = table.map((_, index) => wanted.has(index + 1));
  for (const position of new Set(table.map((row) => row.position))) {
    const equal = table.filter((row) => row.position === position);
    const taken = isIn.filter((is, index) => is && table[index]?.position === position).length;
    if (taken === 0 || taken === equal.length) continue;
    const teams = equal.map(({ name }) => name).join(', ');
    const messageKey = isStage ? 'api.stage.equally-far' : 'api.stage.places-are-equal';
    throw new LeagueError('STAGE_NOT_READY', messageKey, { params: { division, teams } });
  }
}
