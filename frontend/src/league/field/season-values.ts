import type { Language } from '../../lib/i18n/language';
import type { FieldNumbersOfFragment } from './field-numbers.generated';
import { formatField } from './field-units';
import { ALIKE_IN_A_GAME, NUMBER_GROUPS, OF_ONE_PLAYER, type FieldColumn, type NumberGroup } from './number-groups';

/** Every number that a season shows, in the order of its groups. */
export const SEASON_COLUMNS: readonly FieldColumn[] = Object.values(NUMBER_GROUPS).flat();

/** Those that say something of a team. */
export const TEAM_SEASON_COLUMNS: readonly FieldColumn[] = SEASON_COLUMNS.filter(
  ({ id }) => !OF_ONE_PLAYER.has(id) && !ALIKE_IN_A_GAME.has(id),
);

const GROUPS = Object.entries(NUMBER_GROUPS) as [NumberGroup, readonly FieldColumn[]][];

/** Columns below the name of the group that each stands in; a group without any is left out. */
export const inGroups = (columns: readonly FieldColumn[]): (NumberGroup | FieldColumn)[] =>
  GROUPS.flatMap(([group, all]) => {
    const own = all.filter((column) => columns.includes(column));
    return own.length > 0 ? [group, ...own] : [];
  });

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
