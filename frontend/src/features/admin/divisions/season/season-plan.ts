/** The division of each team by the model's id; 0: it does not play. */
export type Places = Readonly<Record<number, number>>;

interface Proposed {
  teamId: number;
  /** null: it does not play. */
  formerId: number | null;
}

/** Where the teams play when nothing has been chosen. */
export const placesOf = (placements: readonly Proposed[]): Places =>
  Object.fromEntries(placements.map(({ teamId, formerId }) => [teamId, formerId ?? 0]));

/** The teams of a division in the order of the proposal; those that came by hand are behind them. */
export const teamsOf = <Team extends Proposed>(formerId: number, placements: readonly Team[], places: Places): Team[] =>
  placements
    .filter(({ teamId }) => places[teamId] === formerId)
    .toSorted((one, other) => Number(one.formerId !== formerId) - Number(other.formerId !== formerId));

/** The teams that are elsewhere than proposed. */
export const changedFrom = <Team extends Proposed>(placements: readonly Team[], places: Places): Team[] =>
  placements.filter(({ teamId, formerId }) => places[teamId] !== (formerId ?? 0));

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
