import { useState } from 'react';
import type { AdminSeriesRowFragment } from './series-page.generated';

/** The most series that one act changes; the server refuses more. */
export const MOST_TOGETHER = 100;

/** The series that staff have chosen in the table. */
export interface ChosenSeries {
  /** Those of the page that can be chosen. */
  choosable: readonly AdminSeriesRowFragment[];
  chosen: readonly AdminSeriesRowFragment[];
  isChosen: (seriesId: number) => boolean;
  toggle: (seriesId: number) => void;
  chooseAll: (isChosen: boolean) => void;
}

/** A series of which the viewer runs neither the division nor may change the time has no act. */
const isChoosable = ({ mayRun, mayChange }: AdminSeriesRowFragment): boolean => mayRun || mayChange;

/** Chooses among the rows of the page. One that is no longer shown is not chosen any more. */
export function useChosenSeries(rows: readonly AdminSeriesRowFragment[]): ChosenSeries {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const choosable = rows.filter(isChoosable);
  return {
    choosable,
    chosen: choosable.filter(({ series }) => ids.has(series.id)),
    isChosen: (id) => ids.has(id),
    toggle: (id) =>
      setIds((before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id])),
    chooseAll: (isChosen) =>
      setIds(new Set(isChosen ? choosable.slice(0, MOST_TOGETHER).map(({ series }) => series.id) : [])),
  };
}
