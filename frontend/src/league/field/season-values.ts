import type { Language } from '../../lib/i18n/language';
import type { FieldNumbersOfFragment } from './field-numbers.generated';
import type { FieldSeasonOfFragment } from './field-seasons.generated';
import { formatField } from './field-units';
import {
  ALIKE_IN_A_GAME,
  NUMBER_GROUPS,
  OF_ONE_PLAYER,
  type FieldColumn,
  type NumberGroup,
  type ShownNumber,
} from './number-groups';

/** Every number that a season shows, in the order of its groups. */
export const SEASON_COLUMNS: readonly FieldColumn[] = Object.values(NUMBER_GROUPS).flat();

/** Those that say something of a team. */
export const TEAM_SEASON_COLUMNS: readonly FieldColumn[] = SEASON_COLUMNS.filter(
  ({ id }) => !OF_ONE_PLAYER.has(id) && !ALIKE_IN_A_GAME.has(id),
);

const GROUPS = Object.entries(NUMBER_GROUPS) as [NumberGroup, readonly FieldColumn[]][];

/** The columns by the group that each stands in; a group without any is left out. */
export const inGroups = (columns: readonly FieldColumn[]): { group: NumberGroup; own: readonly FieldColumn[] }[] =>
  GROUPS.map(([group, all]) => ({ group, own: all.filter((column) => columns.includes(column)) })).filter(
    ({ own }) => own.length > 0,
  );

/** A number over a season: what grows with the games is per game. Null without a base. */
export function seasonValue(column: FieldColumn, numbers: FieldNumbersOfFragment, games: number): number | null {
  const value = column.of(numbers);
  if (value === null || !column.isSum) return value;
  return games > 0 ? value / games : null;
}

/** A value that the API compares in the form of `seasonValue`: the API has shares in percent. */
export const comparedValue = ({ format }: FieldColumn, value: number): number =>
  format === 'share' ? value / 100 : value;

/** The same in words, with the decimals that tell averages of many games apart. */
export const formatSeasonValue = ({ format, isSum }: FieldColumn, value: number | null, language: Language): string =>
  formatField(value, format, language, isSum && format === 'count' ? 2 : 1);

/** The same at the axis of a chart, which has no room for decimals but those of small counts. */
export const formatAxis = (column: FieldColumn, value: number, language: Language): string =>
  column.isSum && column.format === 'count'
    ? formatSeasonValue(column, value, language)
    : formatField(value, column.format, language);

/** The name that the API's enum has for a number: `averageSpeed` is `AVERAGE_SPEED`. */
export const enumOf = ({ id }: FieldColumn): string => id.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

/** So many numbers are seen without opening a group. */
const MOST_AT_ONCE = 6;

/** What is seen at once of a season that is compared with no other. */
const IN_SHORT: ReadonlySet<ShownNumber> = new Set<ShownNumber>([
  'boostCollectedPerMinute',
  'averageSpeed',
  'supersonicSeconds',
  'touches',
  'possessionSeconds',
  'demolitions',
]);

/**
 * The numbers of a season that are seen at once: those in which it stands furthest from the middle of the division, the
 * furthest first. What is the same as the median is ordinary, though nobody may have less. Without a comparison, the usual ones.
 */
export function standingOut(columns: readonly FieldColumn[], season: FieldSeasonOfFragment): readonly FieldColumn[] {
  const { percentiles, numbers, games } = season;
  if (percentiles.length === 0) return columns.filter(({ id }) => IN_SHORT.has(id));
  const distances = columns.flatMap((column) => {
    const found = percentiles.find(({ number }) => number === enumOf(column));
    const value = seasonValue(column, numbers, games);
    if (!found || found.others === 0 || value === null || value === comparedValue(column, found.median)) return [];
    return [{ column, distance: Math.abs(found.less / found.others - 0.5) }];
  });
  return distances
    .toSorted((one, other) => other.distance - one.distance)
    .slice(0, MOST_AT_ONCE)
    .map(({ column }) => column);
}
