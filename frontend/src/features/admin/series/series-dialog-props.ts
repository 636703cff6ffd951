import type { AdminSeriesRowFragment } from '../../../gql/admin/graphql';

/** What every dialog of an act on a series is given. */
export interface SeriesDialogProps {
  row: AdminSeriesRowFragment;
  onClose: () => void;
}
