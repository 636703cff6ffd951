import compression from 'compression';
import type { Request, Response } from 'express';

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
