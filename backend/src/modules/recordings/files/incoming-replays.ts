import { join } from 'node:path';
import { MAX_GAMES } from '../../../domain/series/series-format.ts';
import type { AppConfig } from '../../../platform/config/config.ts';
import { FilesOnDisk, type FileOnDisk } from '../../../platform/rest/files-on-disk.ts';
import { MAX_REPLAY_BYTES, type ArrivedReplay } from '../../series/report/replays/replay-reader.ts';

/** Whole replay files while they arrive, before it is known whether they are kept. Not in a backup. */
export class IncomingReplays extends FilesOnDisk {}

export const incomingReplaysOf = ({ dataDir }: Pick<AppConfig, 'dataDir'>): IncomingReplays =>
  new IncomingReplays(join(dataDir, 'incoming'), { fileSize: MAX_REPLAY_BYTES, files: MAX_GAMES });

/** How the calls of this module take their files. */
export const incomingOptions = (config: AppConfig) => ({ storage: incomingReplaysOf(config), defParamCharset: 'utf8' });

/** The files of a call as they arrived; undefined when it has none. */
export type IncomingFiles = (Pick<Express.Multer.File, 'originalname'> & FileOnDisk)[] | undefined;

export const arrivedReplays = (files: IncomingFiles): ArrivedReplay[] =>
  (files ?? []).map(({ originalname, file }) => ({ name: originalname, file }));
