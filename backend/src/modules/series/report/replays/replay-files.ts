import { MAX_GAMES } from '../../../../domain/series/series-format.ts';
import { BoundedFiles } from '../../../../platform/rest/bounded-files.ts';
import type { BoundedFile } from '../../../../platform/rest/bounded-files.ts';
import { MAX_REPLAY_BYTES } from './replay-reader.ts';
import type { ReceivedReplay } from './replay-reader.ts';

/**
 * The largest known replay has 2.4 MB, and only its header is read. A file that is too large also counts towards
 * `files`.
 */
export const REPLAY_FILES = {
  storage: new BoundedFiles({ fileSize: MAX_REPLAY_BYTES, files: MAX_GAMES }),
  defParamCharset: 'utf8',
} as const;

/** The files of a call as they arrive; undefined when it has none. */
export type UploadedReplays = (Pick<Express.Multer.File, 'originalname'> & BoundedFile)[] | undefined;

export const receivedReplays = (files: UploadedReplays): ReceivedReplay[] =>
  (files ?? []).map(({ originalname, buffer }) => ({ name: originalname, content: buffer }));
