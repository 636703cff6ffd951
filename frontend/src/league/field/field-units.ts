import { formatInteger, formatPercent } from '../../lib/i18n/format';
import { localeOf, type Language } from '../../lib/i18n/language';

/** Field units are centimetres. */
export const metresOf = (units: number): number => units / 100;

/** Field units a second as kilometres an hour. */
export const kilometresAnHour = (speed: number): number => speed * 0.036;

const withOneDecimal = (value: number, language: Language): string =>
  new Intl.NumberFormat(localeOf(language), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

/** How a number from the field is written. A value without a base is a dash. */
export const FORMATS = {
  count: (value, language) => formatInteger(value, language),
  /** 0 to 1. */
  share: (value, language) => formatPercent(Math.round(value * 100), language),
  seconds: (value, language) => `${formatInteger(Math.round(value), language)} s`,
  speed: (value, language) => `${formatInteger(Math.round(kilometresAnHour(value)), language)} km/h`,
  metres: (value, language) => `${formatInteger(Math.round(metresOf(value)), language)} m`,
  kilometres: (value, language) => `${withOneDecimal(metresOf(value) / 1000, language)} km`,
} as const satisfies Record<string, (value: number, language: Language) => string>;

export type FieldFormat = keyof typeof FORMATS;

export const formatField = (value: number | null, format: FieldFormat, language: Language): string =>
  value === null ? '–' : FORMATS[format](value, language);

/** "3:07" of the scoreboard, "+0:42" in overtime, where it counts up. A clock that is not known is a dash. */
export function formatClock(clock: number | null, isOvertime: boolean): string {
  if (clock === null || clock < 0) return '–';
  const text = `${Math.floor(clock / 60)}:${String(clock % 60).padStart(2, '0')}`;
  return isOvertime ? `+${text}` : text;
}
