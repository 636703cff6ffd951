import { StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import type { Readable } from 'node:stream';
import { answerTheRest } from './answer-the-rest.ts';

/** A picture that is being sent. */
interface SentPicture {
  stream: Readable;
  /** Its media type. */
  type: string;
  isPublic: boolean;
}

/** If a browser opens the file as a page, the page can run nothing. */
const HEADERS = { 'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': "default-src 'none'; sandbox" };
/** The bytes of a name never change. */
const FOR_EVERYBODY = 'public, max-age=31536000, immutable';
const FOR_THE_CALLER = 'private, no-store';

/** Answers with a picture. Only a public one may be stored on the way. */
export function sendPicture({ stream, type, isPublic }: SentPicture, res: Response): StreamableFile {
  res.set({ ...HEADERS, 'Cache-Control': isPublic ? FOR_EVERYBODY : FOR_THE_CALLER });
  // crests stand on partners' pages too
  if (isPublic) res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  return answerOf(stream, type, res);
}

/**
 * A stream that breaks is answered like every other fault. The framework would answer 400, with headers that allow to
 * store the answer for a year. When a part of the picture is already sent, the connection is closed, so that the reader
 * does not take the part for the whole picture.
 */
function answerOf(stream: Readable, type: string, res: Response): StreamableFile {
  return new StreamableFile(stream, { type }).setErrorHandler((error) => {
    if (res.destroyed || res.headersSent) return void res.destroy?.();
    for (const name of ['Cache-Control', 'Content-Type', 'Content-Length']) res.removeHeader(name);
    answerTheRest(res.req, res, error);
  });
}
