import * as z from 'zod/mini';
import { faultKey } from '../../../../lib/fault-key';
import { reportFault } from '../../../../lib/faults';
import { postReplays, type Sentence } from '../../../../league/replays/post-replays';

/** One file and its series. */
const foundFile = z.object({
  name: z.string(),
  sha256: z.nullable(z.string()),
  replayDigest: z.nullable(z.string()),
  playedAt: z.nullable(z.string()),
  status: z.enum(['found', 'several', 'stored', 'double', 'none', 'unreadable']),
  seriesIds: z.array(z.number()),
  warnings: z.array(z.enum(['few-known', 'meet-twice', 'far-from-time', 'no-date'])),
  refusal: z.nullable(
    z.object({ reasonKey: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) }),
  ),
});
const foundFiles = z.object({ needsWholeFiles: z.boolean(), files: z.array(foundFile) });

export type FoundFile = z.output<typeof foundFile>;
export type Warning = FoundFile['warnings'][number];

/** The series of the files, or the server's sentence about the failure. */
export type FindOutcome =
  { status: 'read'; needsWholeFiles: boolean; files: FoundFile[] } | ({ status: 'refused' } & Sentence);

/** Asks the server for the series of these files. Nothing is stored. `part`: what the files are. */
export async function findSeries(files: readonly File[], part: 'header' | 'file'): Promise<FindOutcome> {
  const form = new FormData();
  form.append('part', part);
  for (const file of files) form.append('files', file, file.name);
  try {
    const outcome = await postReplays('/api/admin/series/replays', form);
    if (outcome.status === 'refused') return outcome;
    return { status: 'read', ...foundFiles.parse(outcome.answer) };
  } catch (fault) {
    reportFault(new Error('the series of the replays were not found', { cause: fault }));
    return { status: 'refused', messageKey: faultKey(fault), params: {} };
  }
}
