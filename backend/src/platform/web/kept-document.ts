import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { encodingFor, type Encoding } from './encodings.ts';
import { setHeaders, type Headers } from './security-headers.ts';

/** A smaller document fits into the first packet uncompressed. */
const WORTH_PACKING = 1024;
/** A good compression for text that lives for minutes. The best one would take ten times as long. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const PACK: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, BROTLI),
  gzip: (body) => promisify(gzip)(body),
};

/**
 * A finished text, its ETag, and its compressed forms, which are made when they are first needed. It is the same for
 * everyone and contains no secret, so its compressed size reveals nothing (T86).
 */
export class KeptDocument {
  readonly body: Buffer;
  /** Weak, because the compressed forms have other bytes. */
  readonly etag: string;
  readonly #packed = new Map<Encoding, Buffer>();
  readonly #packing = new Map<Encoding, Promise<Buffer>>();

  constructor(
    text: string,
    readonly status = 200,
    /** Headers that belong to this text. */
    readonly headers: Headers = [],
  ) {
    this.body = Buffer.from(text);
    this.etag = `W/"${createHash('sha1').update(this.body).digest('base64url')}"`;
  }

  /** The bytes in memory, with the compressed forms, which take less than half of the text. */
  get size(): number {
    return this.body.length * 1.5;
  }

  /** The compressed form, if it is already made. */
  packed(encoding: Encoding): Buffer | undefined {
    return this.#packed.get(encoding);
  }

  /** Makes the compressed form once, for all callers that wait for it. */
  pack(encoding: Encoding): Promise<Buffer> {
    let packing = this.#packing.get(encoding);
    if (!packing) {
      packing = PACK[encoding](this.body).then((packed) => {
        this.#packed.set(encoding, packed);
        return packed;
      });
      this.#packing.set(encoding, packing);
    }
    return packing;
  }
}

/**
 * Sends the document, or 304 to a caller who already has it. The caller of this function has set the content type. Does
 * not need Express.
 */
export function sendDocument(req: IncomingMessage, res: ServerResponse, document: KeptDocument): void {
  if (res.getHeader('Vary') === undefined) res.setHeader('Vary', 'Accept-Encoding');
  else res.appendHeader('Vary', 'Accept-Encoding');
  setHeaders(res, document.headers);
  res.setHeader('ETag', document.etag);
  if (res.getHeader('Cache-Control') === undefined) res.setHeader('Cache-Control', 'no-cache');
  if (isFresh(req, document)) {
    res.statusCode = 304;
    return void res.end();
  }
  const encoding = document.body.length < WORTH_PACKING ? null : encodingFor(req.headers['accept-encoding']);
  if (encoding === null) return end(req, res, { document, body: document.body });
  const body = document.packed(encoding);
  if (body) return end(req, res, { document, body, encoding });
  document.pack(encoding).then(
    (packed) => end(req, res, { document, body: packed, encoding }),
    () => end(req, res, { document, body: document.body }),
  );
}

interface Form {
  readonly document: KeptDocument;
  readonly body: Buffer;
  readonly encoding?: Encoding;
}

function end(req: IncomingMessage, res: ServerResponse, { document, body, encoding }: Form): void {
  if (encoding) res.setHeader('Content-Encoding', encoding);
  res.setHeader('Content-Length', body.length);
  res.statusCode = document.status;
  res.end(req.method === 'HEAD' ? undefined : body);
}

/** Does the caller already have this document? Always false when the page was not found. */
function isFresh({ method, headers }: IncomingMessage, { etag, status }: KeptDocument): boolean {
  const has = headers['if-none-match'];
  if (has === undefined || status !== 200 || (method !== 'GET' && method !== 'HEAD')) return false;
  if (has === etag || has === '*') return true;
  const plain = etag.slice(2);
  return has.split(',').some((one) => one.trim().replace(/^W\//, '') === plain);
}
