import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { LocalFile } from '../../platform/local-file.ts';
import { NotStored } from '../../platform/not-stored.ts';
import { callOutside, type OutsideCall } from '../outside-call.ts';
import { signedHeaders, type S3Credentials } from './s3-signature.ts';

const TIMEOUT_MS = 10_000;
/** A large file takes longer. */
const FILE_TIMEOUT_MS = 300_000;
const NOT_FOUND = 404;
const FORBIDDEN = 403;
/** The store takes signatures of a quarter of an hour ago. Less than this is no reason for its refusal. */
const WRONG_CLOCK_MS = 60_000;

/** The object store did not answer, or not as documented. */
export class S3Unavailable extends Error {
  constructor(what: string, options?: ErrorOptions) {
    super(what, options);
    this.name = 'S3Unavailable';
  }
}

/** What a call sends, and how long it may take. */
interface Sent {
  readonly body?: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
  readonly withinMs?: number;
}

/** Makes a call that is signed at this time. */
type Signed = (at: Date) => OutsideCall;

/**
 * Objects in a bucket of an S3-compatible store. Each call waits at most ten seconds, with a file five minutes, and is
 * made once; again only when the store has another time than this machine. A write that fails throws `NotStored`, other calls `S3Unavailable`.
 */
export class S3Client {
  /** The store's clock against this machine's, by which a signature would be refused if one of them is wrong (T119). */
  private aheadMs = 0;

  /** @param address the bucket's address, perhaps with a folder, without a trailing slash */
  constructor(
    private readonly address: string,
    private readonly credentials: S3Credentials,
  ) {}

  async put(key: string, body: Buffer, type: string): Promise<void> {
    await this.call('PUT', key, { body, headers: { 'content-type': type } }).catch(throwNotStored);
  }

  /** Stores a file of any size. It is read in parts. */
  async putFile(key: string, { path, bytes, sha256 }: LocalFile, type: string): Promise<void> {
    const url = new URL(`${this.address}/${key}`);
    const headers = { 'content-type': type };
    const call = { method: 'PUT', url, body: { sha256 }, headers };
    await this.send('PUT', url, (at) => ({
      method: 'PUT',
      headers: { ...signedHeaders(call, this.credentials, at), 'content-length': String(bytes) },
      signal: AbortSignal.timeout(FILE_TIMEOUT_MS),
      body: Readable.toWeb(createReadStream(path)),
      duplex: 'half',
    })).catch(throwNotStored);
  }

  /** An object; null when it does not exist. @param withinMs the time to read all of it */
  async stream(key: string, withinMs = TIMEOUT_MS): Promise<Readable | null> {
    const { body } = (await this.call('GET', key, { withinMs })) ?? {};
    return body ? Readable.fromWeb(body) : null;
  }

  /** An object's bytes; null when it does not exist. */
  async bytes(key: string): Promise<Buffer | null> {
    const answer = await this.call('GET', key);
    return answer && Buffer.from(await answer.arrayBuffer());
  }

  /** Deletes an object. An object that does not exist is no error. */
  async remove(key: string): Promise<void> {
    await this.call('DELETE', key);
  }

  private async call(
    method: string,
    key: string,
    { body = Buffer.alloc(0), headers = {}, withinMs = TIMEOUT_MS }: Sent = {},
  ): Promise<Response | null> {
    const url = new URL(`${this.address}/${key}`);
    return this.send(method, url, (at) => ({
      method,
      headers: signedHeaders({ method, url, body, headers }, this.credentials, at),
      signal: AbortSignal.timeout(withinMs),
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    }));
  }

  /** The answer; null when the object does not exist. */
  private async send(method: string, url: URL, signed: Signed): Promise<Response | null> {
    let answer = await this.answerTo(url, signed);
    if (answer.status === FORBIDDEN && this.learnTime(answer)) {
      await answer.body?.cancel();
      answer = await this.answerTo(url, signed);
    }
    if (answer.status === NOT_FOUND) return null;
    if (!answer.ok) throw new S3Unavailable(`${method} answered ${answer.status}`);
    return answer;
  }

  private async answerTo(url: URL, signed: Signed): Promise<Response> {
    const call = signed(new Date(Date.now() + this.aheadMs));
    return callOutside(url, call).catch((error: unknown) => {
      throw new S3Unavailable(`no answer to ${call.method}`, { cause: error });
    });
  }

  /** Notes what time it is at the store. Returns whether that is news. */
  private learnTime({ headers }: Response): boolean {
    const aheadMs = Date.parse(headers.get('date') ?? '') - Date.now();
    if (!(Math.abs(aheadMs - this.aheadMs) > WRONG_CLOCK_MS)) return false;
    this.aheadMs = aheadMs;
    return true;
  }
}

/** Full, over a quota or out of order: for the one whose file it is, that is the same. */
function throwNotStored(error: unknown): never {
  throw error instanceof S3Unavailable ? new NotStored(error) : error;
}
