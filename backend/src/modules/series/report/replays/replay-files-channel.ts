/** The channel that tells all instances that whole replay files will come, have come, or shall be read again. */
export const REPLAY_FILES_CHANNEL = 'replay_files';
