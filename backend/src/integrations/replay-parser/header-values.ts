import type { HeaderProperty, PropertyValue } from './property-list.ts';
import { ReplayUnreadable } from './replay-unreadable.ts';

/** Larger than any number of a game, small enough for every column that stores one. */
const MAX_COUNT = 99_999;

/** The value of a property; of a fixed-size array, which repeats its name, the first element. */
export const valueOf = (list: HeaderProperty[], name: string): PropertyValue | undefined =>
  list.find((property) => property.name === name)?.value;

/** Str or Name; null when it is missing, empty or of another type. */
export const textOf = (list: HeaderProperty[], name: string): string | null => {
  const value = valueOf(list, name);
  return (value?.kind === 'str' || value?.kind === 'name') && value.value !== '' ? value.value : null;
};

/** An enum's value, such as `OnlinePlatform_Steam`. */
export const enumOf = (list: HeaderProperty[], name: string): string | null => {
  const value = valueOf(list, name);
  return value?.kind === 'enum' ? value.value : null;
};

/** A u64 as decimal text; null when it is missing or 0, which the game writes for "none". */
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

/** The game leaves a number out when it is 0. One that no game can have means that the file was made by hand. */
export const countOf = (list: HeaderProperty[], name: string): number => {
  const value = valueOf(list, name);
  if (value === undefined) return 0;
  if (value.kind !== 'int' || value.value < 0 || value.value > MAX_COUNT) throw new ReplayUnreadable('damaged');
  return value.value;
};

/** A whole number of any sign; null when it is missing. */
export const intOf = (list: HeaderProperty[], name: string): number | null => {
  const value = valueOf(list, name);
  return value?.kind === 'int' ? value.value : null;
};
