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

/**
 * Objects in a bucket of an S3-compatible store. Each call waits at most ten seconds, with a file five minutes, and is
 * made once. A write that fails throws `NotStored`, other calls `S3Unavailable`.
 */
export class S3Client {
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
    const signed = signedHeaders({ method: 'PUT', url, body: { sha256 }, headers }, this.credentials, new Date());
    const body = Readable.toWeb(createReadStream(path));
    await this.send(url, {
      method: 'PUT',
      headers: { ...signed, 'content-length': String(bytes) },
      signal: AbortSignal.timeout(FILE_TIMEOUT_MS),
      body,
      duplex: 'half',
    }).catch(throwNotStored);
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
    const signed = signedHeaders({ method, url, body, headers }, this.credentials, new Date());
    const init = { method, headers: signed, signal: AbortSignal.timeout(withinMs) };
    return this.send(url, body.length > 0 ? { ...init, body: new Uint8Array(body) } : init);
  }

  /** The answer; null when the object does not exist. */
  private async send(url: URL, init: OutsideCall): Promise<Response | null> {
    const answer = await callOutside(url, init).catch((error: unknown) => {
      throw new S3Unavailable(`no answer to ${init.method}`, { cause: error });
    });
    if (answer.status === NOT_FOUND) return null;
    if (!answer.ok) throw new S3Unavailable(`${init.method} answered ${answer.status}`);
    return answer;
  }
}

/** Full, over a quota or out of order: for the one whose file it is, that is the same. */
function throwNotStored(error: unknown): never {
  throw error instanceof S3Unavailable ? new NotStored(error) : error;
}
