import { join } from 'node:path';
import { MAX_GAMES } from '../../../../domain/series/series-format.ts';
import type { AppConfig } from '../../../../platform/config/config.ts';
import { FilesOnDisk, type FileOnDisk } from '../../../../platform/rest/files-on-disk.ts';
import type { FormLimits } from '../../../../platform/rest/large-bodies.ts';
import { MAX_REPLAY_BYTES, type ArrivedReplay } from './replay-reader.ts';

const MB = 1024 * 1024;

/**
 * A form with replay files. A file that is too large, and one too many, are read and dropped, so that the answer can name them
 * and still use the others (R15): the form ends at limits that are a little higher.
 */
export const REPLAY_FORM: FormLimits = {
  ...{ field: 'files', files: 4 * MAX_GAMES, fileSize: 64 * MB, fields: 3, total: 64 * MB },
  room: 'files',
};

/** Whole replay files while they arrive, before it is known what becomes of them. Not in a backup. */
export class IncomingReplays extends FilesOnDisk {}

export const incomingReplaysOf = ({ dataDir }: Pick<AppConfig, 'dataDir'>): IncomingReplays =>
  new IncomingReplays(join(dataDir, 'incoming'), { fileSize: MAX_REPLAY_BYTES, files: MAX_GAMES });

/** The files of a call as they arrived; undefined when it has none. */
export type IncomingFiles = (Pick<Express.Multer.File, 'originalname'> & FileOnDisk)[] | undefined;

export const arrivedReplays = (files: IncomingFiles): ArrivedReplay[] =>
  (files ?? []).map(({ originalname, file }) => ({ name: originalname, file }));
