import { numberFormat } from '../../lib/i18n/format';
import type { Language } from '../../lib/i18n/language';

/** Field units are centimetres. */
export const metresOf = (units: number): number => units / 100;

/** Field units a second as kilometres an hour. */
export const kilometresAnHour = (speed: number): number => speed * 0.036;

/** How a number from the field is written: what is shown of it, with how many decimals, and after it the unit. */
const FORMATS = {
  count: { of: (value) => value, decimals: 0, unit: () => '' },
  /** 0 to 1. */
  share: { of: (value) => value * 100, decimals: 0, unit: (language) => (language === 'se' ? '\u00a0%' : '%') },
  seconds: { of: (value) => value, decimals: 0, unit: () => '\u00a0s' },
  /** Seconds of something short. */
  tenths: { of: (value) => value, decimals: 1, unit: () => '\u00a0s' },
  speed: { of: kilometresAnHour, decimals: 0, unit: () => '\u00a0km/h' },
  metres: { of: metresOf, decimals: 0, unit: () => '\u00a0m' },
  kilometres: { of: (value) => metresOf(value) / 1000, decimals: 1, unit: () => '\u00a0km' },
} as const satisfies Record<
  string,
  { of: (value: number) => number; decimals: number; unit: (language: Language) => string }
>;

export type FieldFormat = keyof typeof FORMATS;

/** A value without a base is a dash. `more`: decimals beyond the usual ones, for averages; three digits have none. */
export function formatField(value: number | null, format: FieldFormat, language: Language, more = 0): string {
  if (value === null) return '–';
  const { of, decimals, unit } = FORMATS[format];
  const shown = of(value);
  return numberFormat(language, Math.abs(shown) < 100 ? decimals + more : decimals).format(shown) + unit(language);
}

/** "3:07" of the scoreboard, "+0:42" in overtime, where it counts up. A clock that is not known is a dash. */
export function formatClock(clock: number | null, isOvertime: boolean): string {
  if (clock === null || clock < 0) return '–';
  const text = `${Math.floor(clock / 60)}:${String(clock % 60).padStart(2, '0')}`;
  return isOvertime ? `+${text}` : text;
}
