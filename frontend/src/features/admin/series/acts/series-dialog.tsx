import { RemindDialog } from '../../reminders/remind-dialog';
import { PlanDialog } from './plan-dialog';
import { ResetDialog } from './reset-dialog';
import { RestWalkoverDialog } from './rest-walkover-dialog';
import { RoomDialog } from './room-dialog';
import type { SeriesDialogProps } from './series-dialog-props';
import { WalkoverDialog } from './walkover-dialog';

/** The acts that have a dialog. */
export type SeriesAct = 'plan' | 'walkover' | 'rest' | 'reset' | 'room' | 'remind';

/** Reminds the captains of one series. */
const RemindOfOne = ({ row: { series }, onClose }: SeriesDialogProps) => (
  <RemindDialog choice={{ ids: [series.id] }} onClose={onClose} />
);

const DIALOGS = {
  plan: PlanDialog,
  walkover: WalkoverDialog,
  rest: RestWalkoverDialog,
  reset: ResetDialog,
  room: RoomDialog,
  remind: RemindOfOne,
};

/** The dialog of an act on a series. */
export function SeriesDialog({ act, ...props }: SeriesDialogProps & { act: SeriesAct }) {
  const Dialog = DIALOGS[act];
  return <Dialog {...props} />;
}
