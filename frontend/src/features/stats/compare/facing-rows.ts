import type { FacingRow } from '../../../league/facing-table';
import { betterOf } from './compared';

/** Two numbers of the same kind. Null: there is none. */
interface Pair {
  id: string;
  label: string;
  home: number | null;
  away: number | null;
}

/** A row with bars, whose longer one fills its half. */
export function barRow(
  { id, label, home, away }: Pair,
  written: (value: number) => string,
  isLessBetter = false,
): FacingRow {
  const largest = Math.max(home ?? 0, away ?? 0, Number.MIN_VALUE);
  const shown = (value: number | null) => (value === null ? '–' : written(value));
  return {
    id,
    label,
    home: shown(home),
    away: shown(away),
    better: betterOf(home, away, isLessBetter),
    bars: { home: (home ?? 0) / largest, away: (away ?? 0) / largest },
  };
}
