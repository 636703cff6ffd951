/** A team that could play in the new season. */
export interface PlanTeam {
  id: number;
  isSignedUp: boolean;
  /** Its strength; null when it is not known. */
  mmr: number | null;
}

/** A division of the season before, the top one first. */
export interface PlanDivision {
  formerId: number;
  /** 1 is the top; divisions beside each other share a rank. */
  rank: number;
  teams: readonly PlanTeam[];
  /** The teams' ids in the order of its last table. */
  order: readonly number[];
}

/** The division of each team by the model's id; a team that is missing does not play. */
export type Places = Readonly<Record<number, number>>;

/** The teams in the order of the last table; those that are not in it come last. */
export function inOrder({ teams, order }: PlanDivision): readonly PlanTeam[] {
  const placeOf = ({ id }: PlanTeam) => (order.includes(id) ? order.indexOf(id) : order.length);
  return teams.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/**
 * Where the teams play when nothing has been chosen: those that have signed up stay in their division, and new ones
 * come into the lowest, the strongest first. While no team has signed up, all stay. Then `exchanged` teams change places
 * between each rank and the one below it: the last ones go down, the first ones go up. Divisions beside each other take
 * turns.
 */
export function placesOf(divisions: readonly PlanDivision[], others: readonly PlanTeam[], exchanged: number): Places {
  const all = [...divisions.flatMap(({ teams }) => teams), ...others];
  const isSignupUsed = all.some(({ isSignedUp }) => isSignedUp);
  const staying = divisions.map((division) =>
    inOrder(division).filter(({ isSignedUp }) => isSignedUp || !isSignupUsed),
  );
  const places: Record<number, number> = {};
  for (const [index, { formerId }] of divisions.entries()) {
    for (const { id } of staying[index] ?? []) places[id] = formerId;
  }
  const ranks = [...new Set(divisions.map(({ rank }) => rank))].map((rank) =>
    divisions.flatMap((division, index) =>
      division.rank === rank ? { formerId: division.formerId, teams: staying[index] ?? [] } : [],
    ),
  );
  for (let index = 0; index + 1 < ranks.length; index++) {
    const [upper, lower] = [ranks[index] ?? [], ranks[index + 1] ?? []];
    const down = inTurns(upper.map(({ formerId, teams }) => ({ formerId, teams: upperHalf(teams.toReversed()) })));
    const up = inTurns(lower.map(({ formerId, teams }) => ({ formerId, teams: upperHalf(teams) })));
    for (let n = 0; n < Math.min(exchanged, down.length, up.length); n++) {
      const [falling, rising] = [down[n], up[n]];
      if (!falling || !rising) continue;
      places[falling.id] = rising.formerId;
      places[rising.id] = falling.formerId;
    }
  }
  const lowest = divisions.at(-1)?.formerId;
  for (const { id, isSignedUp } of others) if (isSignedUp && lowest !== undefined) places[id] = lowest;
  return places;
}

/** No team may move twice, so at most half of a division goes each way. */
const upperHalf = (teams: readonly PlanTeam[]) => teams.slice(0, Math.floor(teams.length / 2));

/** The first of each division, then the second of each, and so on. */
function inTurns(
  divisions: readonly { formerId: number; teams: readonly PlanTeam[] }[],
): { id: number; formerId: number }[] {
  const longest = Math.max(0, ...divisions.map(({ teams }) => teams.length));
  return Array.from({ length: longest }).flatMap((_, turn) =>
    divisions.flatMap(({ formerId, teams }) => (teams[turn] ? { id: teams[turn].id, formerId } : [])),
  );
}

/** The teams of each division in the order that the new season starts with: by the division before, then by place. */
export function teamsOf(
  formerId: number,
  divisions: readonly PlanDivision[],
  others: readonly PlanTeam[],
  places: Places,
): PlanTeam[] {
  const byStrength = others.toSorted((one, other) => (other.mmr ?? 0) - (one.mmr ?? 0));
  return [...divisions.flatMap((division) => inOrder(division)), ...byStrength].filter(
    ({ id }) => places[id] === formerId,
  );
}

/** A planned division with its teams' ids in order. */
export interface PlannedList {
  formerId: number;
  ids: readonly number[];
}

/** The teams in the order that staff gave them by hand; those that came later stay behind, in their own order. */
export const inHandOrder = <Team extends { id: number }>(
  teams: readonly Team[],
  order: readonly number[] = [],
): Team[] => {
  const placeOf = ({ id }: Team) => (order.includes(id) ? order.indexOf(id) : order.length);
  return teams.toSorted((one, other) => placeOf(one) - placeOf(other));
};

const END = 'end-';

/** The name of the place after the last team of a division. */
export const endOf = (formerId: number): string => END + String(formerId);

/** The place where a team is dropped: that of another team (by its id), or the end of a division (`endOf`). */
export function placeAt(
  lists: readonly PlannedList[],
  target: number | string,
): { formerId: number; index: number } | null {
  for (const { formerId, ids } of lists) {
    if (target === endOf(formerId)) return { formerId, index: ids.length };
    if (ids.includes(Number(target))) return { formerId, index: ids.indexOf(Number(target)) };
  }
  return null;
}

/** The teams of the division where a team is dropped, with it in its new place. */
export const withTeamAt = (
  lists: readonly PlannedList[],
  teamId: number,
  { formerId, index }: { formerId: number; index: number },
): number[] => {
  const ids = lists.find((list) => list.formerId === formerId)?.ids ?? [];
  return ids.filter((id) => id !== teamId).toSpliced(index, 0, teamId);
};
