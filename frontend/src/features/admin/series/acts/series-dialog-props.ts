import type { SeriesChange } from '../series-change';
import type { AdminSeriesRowFragment } from '../series-page.generated';

/** The properties of every dialog of an act on a series. */
export interface SeriesDialogProps {
  row: AdminSeriesRowFragment;
  onClose: () => void;
  /** The act is done, and the row has its result. */
  onDone: (change: SeriesChange) => void;
}
