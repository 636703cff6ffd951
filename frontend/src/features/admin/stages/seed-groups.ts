import { divisionName } from '../../../league/division-name';
import type { Language } from '../../../lib/i18n/language';
import type { SeedChoice } from './seed-choice';
import type { AdminStagesQuery } from './stages-page.generated';

/** Tables from which places can be added together: one, or those beside each other on a rank; or another stage. */
export interface TableGroup {
  key: string;
  divisionIds: readonly number[];
  names: readonly string[];
}

/** The tables of a season, the ranks that have several, and the stages but one. */
export function tableGroupsOf(
  { seasons, adminStages }: Pick<AdminStagesQuery, 'seasons' | 'adminStages'>,
  { seasonId, stageId, language }: { seasonId: number; stageId: number; language: Language },
): TableGroup[] {
  const divisions = seasons.find(({ id }) => id === seasonId)?.divisions ?? [];
  const groupOf = (members: readonly { id: number; name: string }[]): TableGroup => ({
    key: members.map(({ id }) => id).join('-'),
    divisionIds: members.map(({ id }) => id),
    names: members.map(({ name }) => name),
  });
  const others = adminStages.filter(({ divisionId }) => divisionId !== stageId);
  const ofTables = [...new Set(divisions.map(({ rank }) => rank))].flatMap((rank) => {
    const beside = divisions.filter((division) => division.rank === rank);
    return [...beside.map((division) => groupOf([division])), ...(beside.length > 1 ? [groupOf(beside)] : [])];
  });
  return [
    ...ofTables,
    ...others.map((stage) => groupOf([{ id: stage.divisionId, name: divisionName(stage, language) }])),
  ];
}

/** These places of a group, place by place: the winners of two tables come before their seconds, so that they meet crosswise. */
export const placesBetween = (
  places: readonly SeedChoice[],
  { divisionIds }: Pick<TableGroup, 'divisionIds'>,
  { from, to }: { from: number; to: number },
): SeedChoice[] =>
  places
    .filter(({ divisionId, place }) => divisionId !== null && divisionIds.includes(divisionId) && place !== null)
    .filter(({ place }) => (place as number) >= from && (place as number) <= to)
    .toSorted(
      (one, other) =>
        (one.place as number) - (other.place as number) ||
        divisionIds.indexOf(one.divisionId as number) - divisionIds.indexOf(other.divisionId as number),
    );
