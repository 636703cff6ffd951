import { Readable } from 'node:stream';
import { signedHeaders, type S3Credentials } from './s3-signature.ts';

const TIMEOUT_MS = 10_000;
const NOT_FOUND = 404;

/** The object store did not answer, or not as documented. */
export class S3Unavailable extends Error {
  constructor(what: string, options?: ErrorOptions) {
    super(what, options);
    this.name = 'S3Unavailable';
  }
}

/** Objects in a bucket of an S3-compatible store. Each call waits at most ten seconds and is made once. */
export class S3Client {
  /** @param address the bucket's address, perhaps with a folder, without a trailing slash */
  constructor(
    private readonly address: string,
    private readonly credentials: S3Credentials,
  ) {}

  async put(key: string, body: Buffer, type: string): Promise<void> {
    await this.call('PUT', key, body, { 'content-type': type });
  }

  /** An object; null when it does not exist. */
  async stream(key: string): Promise<Readable | null> {
    const { body } = (await this.call('GET', key)) ?? {};
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
    body: Buffer = Buffer.alloc(0),
    headers: Record<string, string> = {},
  ): Promise<Response | null> {
    const url = new URL(`${this.address}/${key}`);
    const signed = signedHeaders({ method, url, body, headers }, this.credentials, new Date());
    const init = { method, headers: signed, signal: AbortSignal.timeout(TIMEOUT_MS) };
    const answer = await fetch(url, body.length > 0 ? { ...init, body: new Uint8Array(body) } : init).catch(
      (error: unknown) => {
        throw new S3Unavailable(`no answer to ${method}`, { cause: error });
      },
    );
    if (answer.status === NOT_FOUND) return null;
    if (!answer.ok) throw new S3Unavailable(`${method} answered ${answer.status}`);
    return answer;
  }
}
