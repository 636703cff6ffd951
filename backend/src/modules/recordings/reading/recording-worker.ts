import { readGameTask } from './read-game-task.ts';

/** The thread of `RecordingReader`: piscina calls it with one task after another. */
export default readGameTask;
