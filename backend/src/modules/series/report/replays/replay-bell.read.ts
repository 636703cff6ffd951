import { namedWrite } from '../../../../platform/db/named-write.ts';
import { REPLAY_FILES_CHANNEL } from './replay-files-channel.ts';

/** Rings `REPLAY_FILES_CHANNEL`, when the ambient transaction commits. */
export const RING_REPLAY_FILES = namedWrite('ring-replay-files', `select pg_notify('${REPLAY_FILES_CHANNEL}', '')`);
