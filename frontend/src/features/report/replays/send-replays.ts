import { faultKey } from '../../../lib/fault-key';
import { reportFault } from '../../../lib/faults';
import { postReplays, type Sentence } from '../../../league/replays/post-replays';
import { headerOf } from './header-of';
import { replayProposal, type ReplayProposal } from '../model/replay-proposal';

/** The result of an upload: a proposal, or the server's sentence about the failure. */
export type UploadOutcome = { status: 'read'; proposal: ReplayProposal } | ({ status: 'refused' } & Sentence);

/** The largest file, which the server limits too. No replay is larger than a quarter of this. */
export const MOST_MEGABYTES = 10;

/** The sentence about a file that is too large to be sent; null for all others. */
export const tooLarge = ({ name, size }: Pick<File, 'name' | 'size'>): Sentence | null =>
  size > MOST_MEGABYTES * 1024 * 1024
    ? { messageKey: 'api.replay.too-large', params: { file: name, megabytes: MOST_MEGABYTES } }
    : null;

/** Says the server of a header section when an outside parser reads the files. */
const NEEDS_WHOLE_FILE = 'api.replay.unreadable.needs-whole-file';

/**
 * Sends replay files to an address that reads them and stores nothing. `gameNumber` is the game of a single file. Only their
 * header sections go, and all of them only when the server needs that: each whole file is sent once, to be kept (R38).
 */
export async function sendReplays(url: string, files: readonly File[], gameNumber?: number): Promise<UploadOutcome> {
  const [large] = files.flatMap((file) => tooLarge(file) ?? []);
  if (large) return { status: 'refused', ...large };
  try {
    const outcome = await post(url, await Promise.all(files.map(headerOf)), gameNumber);
    const isTooLittle =
      outcome.status === 'read' &&
      outcome.proposal.files.some(({ refusal }) => refusal?.reasonKey === NEEDS_WHOLE_FILE);
    return isTooLittle ? await post(url, files, gameNumber) : outcome;
  } catch (fault) {
    reportFault(new Error('the replays were not read', { cause: fault }));
    return { status: 'refused', messageKey: faultKey(fault), params: {} };
  }
}

async function post(url: string, files: readonly File[], gameNumber: number | undefined): Promise<UploadOutcome> {
  const form = new FormData();
  if (gameNumber !== undefined) form.append('gameNumber', String(gameNumber));
  for (const file of files) form.append('files', file, file.name);
  const outcome = await postReplays(url, form);
  return outcome.status === 'refused' ? outcome : { status: 'read', proposal: replayProposal.parse(outcome.answer) };
}
