import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

/** Smaller ones fit into the first packet as they are. */
const WORTH_PACKING = 1024;
/** Good enough for text that lives for minutes, in a tenth of the time of the best. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const PACK: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, BROTLI),
  gzip: (body) => promisify(gzip)(body),
};

/** A finished text, its ETag, and its compressed forms once someone has asked for them. */
export class KeptDocument {
  readonly body: Buffer;
  /** Weak: the compressed forms are not the same bytes. */
  readonly etag: string;
  readonly #packed = new Map<Encoding, Promise<Buffer>>();

  constructor(
    text: string,
    readonly status = 200,
  ) {
    this.body = Buffer.from(text);
    this.etag = `W/"${createHash('sha1').update(this.body).digest('base64url')}"`;
  }

  packed(encoding: Encoding): Promise<Buffer> {
    let packed = this.#packed.get(encoding);
    if (!packed) this.#packed.set(encoding, (packed = PACK[encoding](this.body)));
    return packed;
  }
}

/** Answers with the document, or with 304 who has it already. The caller has set the content's type. */
export async function sendDocument(req: Request, res: Response, document: KeptDocument): Promise<void> {
  res.vary('Accept-Encoding');
  res.setHeader('ETag', document.etag);
  if (res.getHeader('Cache-Control') === undefined) res.setHeader('Cache-Control', 'no-cache');
  res.status(document.status);
  // Express looks at the status too: what is not there is sent again
  if (req.fresh) return void res.status(304).end();
  const encoding = document.body.length < WORTH_PACKING ? undefined : ENCODINGS.find((name) => accepts(req, name));
  const body = encoding ? await document.packed(encoding) : document.body;
  if (encoding) res.setHeader('Content-Encoding', encoding);
  res.setHeader('Content-Length', body.length);
  res.end(req.method === 'HEAD' ? undefined : body);
}

const accepts = (req: Request, encoding: Encoding): boolean => req.acceptsEncodings(encoding) === encoding;
