import { useState } from 'react';
import type { ChangedSeriesFragment } from '../../report/report-actions.generated';
import type { AdminSeriesRowFragment } from './series-page.generated';

type Row = AdminSeriesRowFragment;

interface RowPage {
  items: readonly Row[];
  total: number;
}

interface LockedRows {
  /** The shown page. */
  page: RowPage | undefined;
  /** The rows are still in the order from before an act. */
  areLocked: boolean;
  /** The series of the latest change; null for none. */
  changed: number | null;
  /** Puts the changed series into its row, which stays in its place. */
  lock: (seriesId: number, version: number, series: ChangedSeriesFragment) => void;
  /** Lets the rows move to their new places. */
  release: () => void;
}

/**
 * Keeps the rows of a table in their places after an act, until another order is chosen, because a moving row would put
 * another series under the pointer. `choice` identifies the page (search, filters, order); a new one locks nothing.
 */
export function useLockedRows(page: RowPage | undefined, choice: string): LockedRows {
  const [locked, setLocked] = useState<{ choice: string; page: RowPage; changed: number } | null>(null);
  const areLocked = locked !== null && locked.choice === choice;
  // later changes by others are shown in the same place
  const fresher = (row: Row) =>
    page?.items.find(({ series, version }) => series.id === row.series.id && version >= row.version) ?? row;
  const shown = areLocked ? { ...locked.page, items: locked.page.items.map(fresher) } : page;

  const lock = (seriesId: number, version: number, series: ChangedSeriesFragment) => {
    if (!shown) return;
    const changedRow = (row: Row): Row =>
      row.series.id === seriesId ? { ...row, version, series: { ...row.series, ...series } } : row;
    setLocked({ choice, changed: seriesId, page: { ...shown, items: shown.items.map(changedRow) } });
  };
  return { page: shown, areLocked, changed: areLocked ? locked.changed : null, lock, release: () => setLocked(null) };
}
