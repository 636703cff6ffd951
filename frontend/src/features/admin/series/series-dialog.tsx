import { PlanDialog } from './plan-dialog';
import { ResetDialog } from './reset-dialog';
import { RoomDialog } from './room-dialog';
import type { SeriesDialogProps } from './series-dialog-props';
import { WalkoverDialog } from './walkover-dialog';

/** What a row's menu opens a dialog for. */
export type SeriesAct = 'plan' | 'walkover' | 'reset' | 'room';

const DIALOGS = { plan: PlanDialog, walkover: WalkoverDialog, reset: ResetDialog, room: RoomDialog };

/** The dialog of an act on a series. */
export function SeriesDialog({ act, ...props }: SeriesDialogProps & { act: SeriesAct }) {
  const Dialog = DIALOGS[act];
  return <Dialog {...props} />;
}
