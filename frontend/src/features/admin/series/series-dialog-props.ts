import type { AdminSeriesRowFragment } from '../../../gql/admin/graphql';
import type { SeriesChange } from './series-change';

/** What every dialog of an act on a series is given. */
export interface SeriesDialogProps {
  row: AdminSeriesRowFragment;
  onClose: () => void;
  /** The act is done; the row has what came of it. */
  onDone: (change: SeriesChange) => void;
}
