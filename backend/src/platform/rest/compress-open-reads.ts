import compression from 'compression';
import type { Request, Response } from 'express';
import { saysWho } from '../web/security-headers.ts';

/**
 * Compresses the answers of REST that are the same for everyone (T86): answers to a GET which may be stored.
 * `privatePaths` forbids storing all that could hold a secret or belongs to one caller.
 */
export const compressOpenReads = compression({
  filter: (req: Request, res: Response) => isForEveryone(req, res) && compression.filter(req, res),
});

function isForEveryone({ method }: Request, res: Response): boolean {
  return method === 'GET' && !/no-store|private/i.test(String(res.getHeader('Cache-Control') ?? ''));
}

/**
 * Compresses the answers of GraphQL to callers without a login that the kept ones do not answer: the first time that a document is
 * asked, and all that have errors. They hold what anyone may read, with a partner's key too, which stands in none of them (T86).
 */
export const compressOpenAnswers = compression({
  filter: (req: Request, res: Response) => !saysWho(req) && compression.filter(req, res),
});
