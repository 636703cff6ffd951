import { pino } from 'pino';

/** The most bytes of lines that wait because they cannot be written. */
const MOST_WAITING = 1_000_000;
/** When the process ends: how often a busy reader is tried again, a tenth of a second apart, and how often a block is written. */
const LAST = { tries: 10, blocks: 100 } as const;

/** Where the log's lines go. */
export interface LogStream {
  write(line: string): void;
  /** Writes what waits, as far as it can be written now. When the process ends, and after a fatal line. */
  flushSync(): void;
  /** The lines that were dropped so far. */
  lost(): number;
}

/**
 * Writes the lines of a log together, at most a tenth of a second late, and the rest when the process ends. A full disk, or a reader
 * that reads nothing, stops no one (T117): lines wait for the next try, and beyond a megabyte they are dropped and counted.
 * @param fd the open file, pipe or terminal
 */
export function logStream(fd: number): LogStream {
  let lost = 0;
  let triesLeft = 0;
  const destination = pino.destination({
    dest: fd,
    // many lines at once take half as much time as to have another thread write them
    sync: true,
    minLength: 48_000,
    maxWrite: 65_536,
    maxLength: MOST_WAITING,
    periodicFlush: 100,
    contentMode: 'buffer',
    retryEAGAIN: () => triesLeft-- > 0,
  });
  const drop = (): void => void lost++;
  destination.on('drop', drop);
  destination.on('error', ({ code }: NodeJS.ErrnoException) => {
    // no one will read it any more
    if (code === 'EPIPE') Object.assign(destination, { write: drop });
  });
  const stream: LogStream = {
    // a text would be counted again for each new line, with all that waits
    write: (line) => void destination.write(Buffer.from(line) as unknown as string),
    flushSync: () => {
      // the destination's own would try for ever on a full disk
      let isOver = false;
      const end = (outcome: unknown): void => void (isOver = typeof outcome !== 'number' || outcome === 0);
      destination.on('write', end).on('error', end);
      triesLeft = LAST.tries;
      for (let block = 0; block < LAST.blocks && !isOver; block++) destination.flush();
      triesLeft = 0;
      destination.off('write', end).off('error', end);
    },
    lost: () => lost,
  };
  process.once('exit', stream.flushSync);
  return stream;
}
