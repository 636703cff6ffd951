import { namedWrite } from '../../../../platform/db/named-write.ts';
import { REPLAY_FILES_CHANNEL } from './replay-files-channel.ts';

/** Notifies the readers of replay files (`REPLAY_FILES_CHANNEL`) when the ambient transaction commits. */
export const NOTIFY_READERS = namedWrite('notify-readers', `select pg_notify('${REPLAY_FILES_CHANNEL}', '')`);
