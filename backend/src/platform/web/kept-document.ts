import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { encodingFor, type Encoding } from './encodings.ts';

/** Smaller ones fit into the first packet as they are. */
const WORTH_PACKING = 1024;
/** Good enough for text that lives for minutes, in a tenth of the time of the best. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const PACK: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, BROTLI),
  gzip: (body) => promisify(gzip)(body),
};

/**
 * A finished text, its ETag, and its compressed forms once someone has asked for them. It is the same for everyone:
 * nothing in it is a secret, so its compressed size tells nothing (T86).
 */
export class KeptDocument {
  readonly body: Buffer;
  /** Weak: the compressed forms are not the same bytes. */
  readonly etag: string;
  readonly #packed = new Map<Encoding, Buffer>();
  readonly #packing = new Map<Encoding, Promise<Buffer>>();

  constructor(
    text: string,
    readonly status = 200,
  ) {
    this.body = Buffer.from(text);
    this.etag = `W/"${createHash('sha1').update(this.body).digest('base64url')}"`;
  }

  /** Bytes that it takes, its compressed forms with it; they take less than half of the text. */
  get size(): number {
    return this.body.length * 1.5;
  }

  /** The compressed form, when it is made already. */
  packed(encoding: Encoding): Buffer | undefined {
    return this.#packed.get(encoding);
  }

  /** Makes the compressed form: once, however many wait for it. */
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
 * Answers with the document, or with 304 who has it already. The caller has set the content's type. Needs nothing of
 * Express.
 */
export function sendDocument(req: IncomingMessage, res: ServerResponse, document: KeptDocument): void {
  if (res.getHeader('Vary') === undefined) res.setHeader('Vary', 'Accept-Encoding');
  else res.appendHeader('Vary', 'Accept-Encoding');
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

/** Has the caller this document? What is not there is sent again. */
function isFresh({ method, headers }: IncomingMessage, { etag, status }: KeptDocument): boolean {
  const has = headers['if-none-match'];
  if (has === undefined || status !== 200 || (method !== 'GET' && method !== 'HEAD')) return false;
  if (has === etag || has === '*') return true;
  const plain = etag.slice(2);
  return has.split(',').some((one) => one.trim().replace(/^W\//, '') === plain);
}
