import type { AdminSeriesRowFragment } from '../../../../gql/admin/graphql';
import type { SeriesChange } from '../series-change';

/** The properties of every dialog of an act on a series. */
export interface SeriesDialogProps {
  row: AdminSeriesRowFragment;
  onClose: () => void;
  /** The act is done, and the row has its result. */
  onDone: (change: SeriesChange) => void;
}
