import { PlanDialog } from './plan-dialog';
import { ResetDialog } from './reset-dialog';
import { RoomDialog } from './room-dialog';
import type { SeriesDialogProps } from './series-dialog-props';
import { WalkoverDialog } from './walkover-dialog';

/** The acts that have a dialog. */
export type SeriesAct = 'plan' | 'walkover' | 'reset' | 'room';

const DIALOGS = { plan: PlanDialog, walkover: WalkoverDialog, reset: ResetDialog, room: RoomDialog };

/** The dialog of an act on a series. */
export function SeriesDialog({ act, ...props }: SeriesDialogProps & { act: SeriesAct }) {
  const Dialog = DIALOGS[act];
  return <Dialog {...props} />;
}
