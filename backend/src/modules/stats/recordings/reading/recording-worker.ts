import { setPriority } from 'node:os';
import { readGameTask } from './read-game-task.ts';

/** Half of the threads that answer visitors get when all processors are busy. Much less would not end in time. */
const BEHIND_ANSWERS = 4;

// on Linux it is this thread's; elsewhere it would be the whole process's
if (process.platform === 'linux') setPriority(BEHIND_ANSWERS);

/** The thread of `RecordingReader`: piscina calls it with one task after another. */
export default readGameTask;
