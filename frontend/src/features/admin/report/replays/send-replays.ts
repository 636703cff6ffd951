import { reportFault } from '../../../../lib/faults';
import { apiPaths } from '../../../../lib/paths';
import { refreshSession } from '../../../../lib/session/refresh-session';
import { replayProposal, type ReplayProposal } from './replay-proposal';

/** The result of an upload: a proposal, or the server's sentence about the failure. */
export type UploadOutcome =
  | { status: 'read'; proposal: ReplayProposal }
  | { status: 'refused'; messageKey: string; params: Record<string, string | number> };

const FAILED: UploadOutcome = { status: 'refused', messageKey: 'api.error.internal', params: {} };

/** The largest file, which the server limits too. No replay is larger than a quarter of this. */
export const MOST_MEGABYTES = 10;

/** Sends replay files to the server, which reads them and stores nothing. `gameNumber` is the game of a single file. */
export async function sendReplays(
  seriesId: number,
  files: readonly File[],
  gameNumber?: number,
): Promise<UploadOutcome> {
  const large = files.find((file) => file.size > MOST_MEGABYTES * 1024 * 1024);
  if (large) {
    const params = { file: large.name, megabytes: MOST_MEGABYTES };
    return { status: 'refused', messageKey: 'api.replay.too-large', params };
  }
  const send = () => {
    const body = new FormData();
    if (gameNumber !== undefined) body.append('gameNumber', String(gameNumber));
    for (const file of files) body.append('files', file, file.name);
    return fetch(apiPaths.seriesReplays(seriesId), { method: 'POST', credentials: 'same-origin', body });
  };
  try {
    let response = await send();
    if (response.status === 401 && (await refreshSession())) response = await send();
    const answer: unknown = await response.json();
    return response.ok ? { status: 'read', proposal: replayProposal.parse(answer) } : refusalOf(answer);
  } catch (fault) {
    reportFault(new Error('the replays were not read', { cause: fault }));
    return FAILED;
  }
}

function refusalOf(answer: unknown): UploadOutcome {
  if (typeof answer !== 'object' || answer === null || !('MESSAGE' in answer)) return FAILED;
  const { MESSAGE, params } = answer as { MESSAGE: unknown; params?: Record<string, string | number> };
  return typeof MESSAGE === 'string' ? { status: 'refused', messageKey: MESSAGE, params: params ?? {} } : FAILED;
}
