import { assertShallow, readJson } from '../platform/read-json.ts';

const MB = 1024 * 1024;

/** The largest answer of an outside service that anyone expects, in bytes. */
const LARGEST = 2 * MB;

/** What a web stream is in Node; its own type does not say what it contains. */
type Body = AsyncIterable<Uint8Array>;

/** The bytes of an answer, unpacked. Throws when there are more than `most`: what follows is not read. */
export async function bytesOf(body: unknown, most = LARGEST): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (body ?? []) as Body) {
    size += chunk.length;
    if (size > most) throw new Error(`an answer of more than ${most} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * The JSON of an outside service's answer. All of them are read here (T114): an answer that is too large, has too many levels or
 * is no JSON throws.
 */
export async function jsonOf(body: unknown, most?: number): Promise<unknown> {
  return readJson((await bytesOf(body, most)).toString('utf8'));
}

/** The same as text, for a package that parses by itself. */
export async function jsonTextOf(body: unknown, most?: number): Promise<string> {
  const text = (await bytesOf(body, most)).toString('utf8');
  assertShallow(text);
  return text;
}
