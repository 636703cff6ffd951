import { useState, type Dispatch } from 'react';
import type { ReplayProposal } from './replay-proposal';
import { refuseKnownGames } from '../report-fill';
import type { ReportAction } from '../report-form';
import { isGameBlank } from '../report-input';
import type { ReportForm } from '../report-model';
import { sendReplays } from './send-replays';

/** What the latest upload came to. */
export interface Upload {
  proposal: Pick<ReplayProposal, 'files' | 'warnings'> | null;
  /** The server's sentence when nothing was read. */
  refusal: { messageKey: string; params: Record<string, string | number> } | null;
  /** The form as it was before, to go back to. */
  before: ReportForm;
}

/** Sends replay files to be read, and fills the form with what they told (R15). */
export function useReplayUpload(seriesId: number, form: ReportForm, dispatch: Dispatch<ReportAction>) {
  const [isBusy, setIsBusy] = useState(false);
  const [upload, setUpload] = useState<Upload | null>(null);

  /** A single file without a game goes to the first one that is empty here; the server knows only what is stored. */
  const send = async (files: readonly File[], gameNumber?: number) => {
    if (files.length === 0 || isBusy) return;
    const firstBlank = form.games.findIndex(isGameBlank) + 1;
    const single = files.length === 1 ? (gameNumber ?? (firstBlank || undefined)) : undefined;
    setIsBusy(true);
    const outcome = await sendReplays(seriesId, files, single);
    setIsBusy(false);
    if (outcome.status === 'refused') {
      setUpload({ proposal: null, refusal: outcome, before: form });
      return;
    }
    const proposal = refuseKnownGames(form.games, outcome.proposal);
    if (proposal.games.length > 0) dispatch({ type: 'fill', proposal });
    setUpload({ proposal, refusal: null, before: form });
  };

  const undo = () => {
    if (!upload) return;
    dispatch({ type: 'load', form: upload.before });
    setUpload(null);
  };

  return { isBusy, upload, send, undo, forget: () => setUpload(null) };
}
