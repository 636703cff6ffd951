import type { HeaderProperty, PropertyValue } from './property-list.ts';
import { ReplayUnreadable } from './replay-unreadable.ts';

/** Larger than any number of a game, small enough for every column of the database. */
const MAX_COUNT = 99_999;

/** The value of a property. A fixed-size array repeats its name; this is its first element. */
export const valueOf = (list: HeaderProperty[], name: string): PropertyValue | undefined =>
  list.find((property) => property.name === name)?.value;

/** Str or Name; null when missing, empty or of another type. */
export const textOf = (list: HeaderProperty[], name: string): string | null => {
  const value = valueOf(list, name);
  return (value?.kind === 'str' || value?.kind === 'name') && value.value !== '' ? value.value : null;
};

/** An enum's value, such as `OnlinePlatform_Steam`. */
export const enumOf = (list: HeaderProperty[], name: string): string | null => {
  const value = valueOf(list, name);
  return value?.kind === 'enum' ? value.value : null;
};

/** A u64 as decimal text; null when missing or 0, which the game writes for "none". */
export const idOf = (list: HeaderProperty[], name: string): string | null => {
  const value = valueOf(list, name);
  return value?.kind === 'qword' && value.value !== '0' ? value.value : null;
};

export const flagOf = (list: HeaderProperty[], name: string): boolean => {
  const value = valueOf(list, name);
  return value?.kind === 'bool' && value.value;
};

export const structOf = (list: HeaderProperty[], name: string): HeaderProperty[] => {
  const value = valueOf(list, name);
  return value?.kind === 'struct' ? value.properties : [];
};

/**
 * A number of a game; 0 when missing, because the game leaves out zeros. An impossible number means that the file was
 * made by hand.
 */
export const countOf = (list: HeaderProperty[], name: string): number => {
  const value = valueOf(list, name);
  if (value === undefined) return 0;
  if (value.kind !== 'int' || value.value < 0 || value.value > MAX_COUNT) throw new ReplayUnreadable('damaged');
  return value.value;
};

/** A whole number, also a negative one; null when missing. */
export const intOf = (list: HeaderProperty[], name: string): number | null => {
  const value = valueOf(list, name);
  return value?.kind === 'int' ? value.value : null;
};
