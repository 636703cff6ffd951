import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { PACE_OF_PLACES, ReaderPace, type Pace } from './reader-pace.ts';

/** A text of any length that is being sent. */
interface SentText {
  /** Its parts. The next one is asked for when the reader has taken what was sent. */
  text: AsyncIterable<string>;
  /** After so many milliseconds it is cut off. */
  longestMs: number;
  /** A reader who takes less is cut off. */
  pace?: Pace;
}

const LOOK_MS = 1000;
/** A source that gives nothing for so long gives nothing more. */
const STALLED_MS = 30_000;
/** Quick rather than small: a text is compressed for one reader. */
const LEVEL = 4;

/**
 * Sends a text at the reader's pace, as gzip when they accept it. In memory is what one part needs. A reader who is too slow,
 * or is not done in time, is cut off, so that they see that it is not the whole text.
 */
export async function sendText(
  req: Request,
  res: Response,
  { text, longestMs, pace = PACE_OF_PLACES }: SentText,
): Promise<void> {
  const isPacked = req.acceptsEncodings('gzip', 'identity') === 'gzip';
  res.vary('Accept-Encoding');
  if (isPacked) res.setHeader('Content-Encoding', 'gzip');
  const source = Readable.from(text, { objectMode: false, highWaterMark: 1 });
  res.setTimeout(STALLED_MS, () => res.destroy());
  const { isTooSlow, stopLooking } = watch(res, pace);
  const signal = AbortSignal.any([AbortSignal.timeout(longestMs), isTooSlow]);
  try {
    await settled(
      isPacked ? pipeline(source, createGzip({ level: LEVEL }), res, { signal }) : pipeline(source, res, { signal }),
    );
  } finally {
    stopLooking();
  }
}

/** Sends a stored file at the reader's pace, which must be no more than on every connection (T112). */
export async function sendFile(res: Response, stream: Readable): Promise<void> {
  res.setTimeout(STALLED_MS, () => res.destroy());
  await settled(pipeline(stream, res));
}

/** Looks whether a reader takes less than `pace`, until `stopLooking`. */
function watch(res: Response, pace: Pace): { isTooSlow: AbortSignal; stopLooking: () => void } {
  const reader = new ReaderPace(pace);
  const late = new AbortController();
  const look = (): void => {
    // an answer that waits for the one before it on its connection has no socket yet, and its reader takes nothing of it
    const { socket, writableLength: waiting } = res;
    if (reader.isTooSlow(performance.now(), { written: socket?.bytesWritten ?? waiting, waiting })) late.abort();
  };
  const looks = setInterval(look, Math.min(LOOK_MS, pace.graceMs));
  return { isTooSlow: late.signal, stopLooking: () => clearInterval(looks) };
}

/** Who leaves, or is cut off, gets no answer. A part that could not be read is a fault. */
async function settled(sending: Promise<void>): Promise<void> {
  await sending.catch((error: unknown) => {
    if (!isCutOff(error)) throw error;
  });
}

const isCutOff = (error: unknown): boolean =>
  ['ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR', 'ECONNRESET', 'EPIPE'].includes(
    (error as NodeJS.ErrnoException).code ?? '',
  );
