import { useState } from 'react';
import type { AdminSeriesRowFragment, ChangedSeriesFragment } from '../../../gql/admin/graphql';

type Row = AdminSeriesRowFragment;

interface RowPage {
  items: readonly Row[];
  total: number;
}

interface HeldRows {
  /** The page as it is shown. */
  page: RowPage | undefined;
  /** The rows stand in the order of before an act. */
  isHeld: boolean;
  /** The series that was changed last; null for none. */
  changed: number | null;
  /** Takes what an act has made of a series into its row, which stays in its place. */
  hold: (seriesId: number, version: number, series: ChangedSeriesFragment) => void;
  /** Lets the rows go to where they belong now. */
  release: () => void;
}

/**
 * Keeps the rows of a table in their places after an act, until another order is asked for: a row that moves away puts
 * another series under the pointer. `choice` tells the pages apart (search, filters, order); another one holds nothing.
 */
export function useHeldRows(page: RowPage | undefined, choice: string): HeldRows {
  const [held, setHeld] = useState<{ choice: string; page: RowPage; changed: number } | null>(null);
  const isHeld = held !== null && held.choice === choice;
  // what others have done since is shown in its place
  const fresher = (row: Row) =>
    page?.items.find(({ series, version }) => series.id === row.series.id && version >= row.version) ?? row;
  const shown = isHeld ? { ...held.page, items: held.page.items.map(fresher) } : page;

  const hold = (seriesId: number, version: number, series: ChangedSeriesFragment) => {
    if (!shown) return;
    const changedRow = (row: Row): Row =>
      row.series.id === seriesId ? { ...row, version, series: { ...row.series, ...series } } : row;
    setHeld({ choice, changed: seriesId, page: { ...shown, items: shown.items.map(changedRow) } });
  };
  return { page: shown, isHeld, changed: isHeld ? held.changed : null, hold, release: () => setHeld(null) };
}
