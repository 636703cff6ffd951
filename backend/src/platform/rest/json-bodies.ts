import { BadRequestException, PayloadTooLargeException, UnsupportedMediaTypeException } from '@nestjs/common';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { PerRequest } from '../per-request.ts';
import { isDeeperThan } from '../json-depth.ts';
import { MOST_LEVELS } from '../read-json.ts';
import { LARGEST_JSON } from './body-rooms.ts';
import { bytesOf, isLarge, SMALL_BODY } from './large-bodies.ts';

/** More than two pictures, a long text and a team need together. A parser reads this many parts quickly. */
const MOST_PARTS = 50_000;
/** Every part of a JSON text begins after one of these. */
const MARKS = [':', ',', '[', '{'].map((mark) => mark.charCodeAt(0));

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** How a parser of JSON bodies may differ. */
interface JsonOptions {
  type?: string[];
  /** Another reason to refuse a body, which throws. */
  refuse?: (body: Buffer) => void;
}

/**
 * The parser of JSON bodies of at most `limit` bytes. Refuses a text in another encoding than UTF-8, in which JSON is written, and
 * one with too many levels (T114). A body that is too long is answered before it has come to its end.
 */
export function jsonBodies(limit: number, { type = [JSON_TYPE], refuse }: JsonOptions = {}): RequestHandler {
  const parse = express.json({
    limit,
    type,
    verify: (_req, _res, body, encoding) => {
      // in other encodings a mark can have other bytes
      if (encoding !== 'utf-8') throw new UnsupportedMediaTypeException();
      if (isDeeperThan(body.toString('latin1'), MOST_LEVELS)) throw new BadRequestException();
      refuse?.(body);
    },
  });
  return within(parse, limit, type);
}

/** The parser of large bodies, for their handlers (`TakesPictures`). */
export const largeJsonBodies = (): RequestHandler => jsonBodies(LARGEST_JSON, { refuse: refuseManyParts });

/** A parser that says at once that a body is too long. By itself it would first read the body to its end, which may never come. */
function within(parse: RequestHandler, limit: number, types: string[]): RequestHandler {
  return (req, res, next) => {
    if (!req.is(types)) return next();
    const said = bytesOf(req);
    if (said !== null && said > limit) return next(new PayloadTooLargeException());
    let isAnswered = false;
    const once = (error?: unknown): void => {
      if (!isAnswered) next(error);
      isAnswered = true;
    };
    void parse(req, res, once);
    if (said !== null) return;
    let bytes = 0;
    req.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > limit) once(new PayloadTooLargeException());
    });
  };
}

/**
 * Refuses a body with too many parts. A picture is one long text. A long list of empty values would keep the parser,
 * and so every other caller, waiting for seconds (T51).
 */
function refuseManyParts(body: Buffer): void {
  let parts = 0;
  for (const mark of MARKS) {
    for (let at = body.indexOf(mark); at !== -1; at = body.indexOf(mark, at + 1)) {
      if (++parts > MOST_PARTS) throw new PayloadTooLargeException();
    }
  }
}

/** A large JSON body that waits for its handler, and the token in its beginning. */
interface Unread {
  token: string | null;
}

const unread = new PerRequest<Request, Unread>();

/** The token in the beginning of a body that waits for its handler; undefined for all other bodies. */
export const unreadToken = (req: Request): string | null | undefined => unread.get(req)?.token;

/**
 * Leaves large JSON bodies to their handlers, which read them when they know that the sender may send. A token can be in the
 * body only: its beginning is looked at, and put back.
 */
export async function leaveLargeJson(req: Request, _res: Response, next: NextFunction): Promise<void> {
  if (!isLarge(req) || req.is(JSON_TYPE) === false) return next();
  const start = await startOf(req, SMALL_BODY);
  const token = /"accessToken"\s*:\s*"([^"\\]*)"/.exec(start.toString('latin1'))?.[1] ?? null;
  unread.set(req, { token });
  req.body = token === null ? {} : { accessToken: token };
  next();
}

/** The first bytes of a body, which stay to be read. Never resolves when the caller leaves before. */
function startOf(req: Request, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  return new Promise((resolve) => {
    const look = (): void => {
      for (let chunk = req.read() as Buffer | null; chunk; chunk = size < most ? (req.read() as Buffer | null) : null) {
        chunks.push(chunk);
        size += chunk.length;
      }
      if (size < most && !req.complete) return;
      req.off('readable', look);
      const start = Buffer.concat(chunks);
      // in the same step: at the end of a body, nothing can be put back later
      if (size > 0) req.unshift(start);
      resolve(start);
    };
    req.on('readable', look);
  });
}

/** The parsers of small bodies. */
export function smallBodies(): RequestHandler {
  const json = jsonBodies(SMALL_BODY);
  const form = within(express.urlencoded({ limit: SMALL_BODY, extended: false }), SMALL_BODY, [FORM_TYPE]);
  return (req, res, next) => {
    if (unread.get(req)) return next();
    void json(req, res, (error?: unknown) => (error === undefined ? form(req, res, next) : next(error)));
  };
}
