import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Request, Response } from 'express';

/** A text of any length that is being sent. */
interface SentText {
  /** Its parts. The next one is asked for when the reader has taken what was sent. */
  text: AsyncIterable<string>;
  /** After so many milliseconds it is cut off. */
  longestMs: number;
  /** A reader who takes nothing for so many milliseconds is cut off. */
  stalledMs?: number;
}

const STALLED_MS = 30_000;
/** Quick rather than small: a text is compressed for one reader. */
const LEVEL = 4;

/**
 * Sends a text at the reader's pace, as gzip when they accept it. In memory is what one part needs. A reader who takes
 * nothing, or is not done in time, is cut off, so that they see that it is not the whole text.
 */
export async function sendText(
  req: Request,
  res: Response,
  { text, longestMs, stalledMs = STALLED_MS }: SentText,
): Promise<void> {
  const isPacked = req.acceptsEncodings('gzip', 'identity') === 'gzip';
  res.vary('Accept-Encoding');
  if (isPacked) res.setHeader('Content-Encoding', 'gzip');
  res.setTimeout(stalledMs, () => res.destroy());
  const signal = AbortSignal.timeout(longestMs);
  const source = Readable.from(text, { objectMode: false, highWaterMark: 1 });
  await settled(
    isPacked ? pipeline(source, createGzip({ level: LEVEL }), res, { signal }) : pipeline(source, res, { signal }),
  );
}

/** Sends a stored file at the reader's pace, and cuts off a reader who takes nothing. */
export async function sendFile(res: Response, stream: Readable): Promise<void> {
  res.setTimeout(STALLED_MS, () => res.destroy());
  await settled(pipeline(stream, res));
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
