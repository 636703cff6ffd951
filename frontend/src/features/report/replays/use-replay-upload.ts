import { useState, type Dispatch } from 'react';
import type { ReplayProposal } from '../model/replay-proposal';
import { replayKeeper } from '../../../league/replays/keep-replays';
import { useReporter } from '../reporter-context';
import { refuseKnownGames } from '../model/report-fill';
import type { ReportAction } from '../model/report-form';
import { isGameBlank } from '../model/report-input';
import type { ReportForm } from '../model/report-model';
import { replayPaths } from './replay-paths';
import { sendReplays } from './send-replays';

/** The result of the latest upload. */
export interface Upload {
  proposal: Pick<ReplayProposal, 'files' | 'warnings'> | null;
  /** The server's sentence when nothing was read. */
  refusal: { messageKey: string; params: Record<string, string | number> } | null;
  /** The form before the upload, for undo. */
  before: ReportForm;
}

/** Sends replay files to the server, and fills the form with the answer (R15). */
export function useReplayUpload(seriesId: number, form: ReportForm, dispatch: Dispatch<ReportAction>) {
  const reporter = useReporter();
  const [isBusy, setIsBusy] = useState(false);
  const [upload, setUpload] = useState<Upload | null>(null);

  /** A single file without a game goes to the first empty game of the form. The server knows only the stored games. */
  const send = async (files: readonly File[], gameNumber?: number) => {
    if (files.length === 0 || isBusy) return;
    const firstBlank = form.games.findIndex(isGameBlank) + 1;
    const single = files.length === 1 ? (gameNumber ?? (firstBlank || undefined)) : undefined;
    setIsBusy(true);
    const outcome = await sendReplays(replayPaths[reporter.of](seriesId), files, single);
    setIsBusy(false);
    if (outcome.status === 'refused') {
      setUpload({ proposal: null, refusal: outcome, before: form });
      return;
    }
    const proposal = refuseKnownGames(form.games, outcome.proposal);
    for (const { number, replayDigest } of proposal.games) {
      const file = files[proposal.files.findIndex(({ gameNumber }) => gameNumber === number)];
      if (file) replayKeeper.remember(replayDigest, file);
    }
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
