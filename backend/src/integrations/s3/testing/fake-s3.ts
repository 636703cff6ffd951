import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signedHeaders } from '../s3-signature.ts';

/** The keys that the service knows. */
export const CREDENTIALS = { accessKeyId: 'KEY', secretAccessKey: 'secret', region: 'eu-north-1' };

/** A service that checks the signature of each call, as the real one does. */
export interface FakeS3 {
  /** The bucket's address. */
  readonly address: string;
  /** The service's objects by path. */
  readonly objects: Map<string, { body: Buffer; type: string }>;
  /** How far its clock is ahead of this one, in milliseconds. */
  aheadMs: number;
  /** The service fails. */
  isBroken: boolean;
  /** The service takes nothing more, and this happens before it says so. */
  whenFull: (() => unknown) | null;
  close(): Promise<void>;
}

/** Starts the service on a free port. */
export async function fakeS3(): Promise<FakeS3> {
  const objects: FakeS3['objects'] = new Map();
  const server = createServer((req, res) => {
    void bodyOf(req).then((body) => {
      const key = req.url ?? '';
      if (fake.isBroken) return res.writeHead(503).end();
      const now = new Date(Date.now() + fake.aheadMs);
      res.setHeader('date', now.toUTCString());
      if (!isSigned(req, body, now)) return res.writeHead(403).end();
      if (fake.whenFull && req.method === 'PUT') {
        return void Promise.resolve(fake.whenFull()).then(() => res.writeHead(507).end());
      }
      // the real service does not take a body of unknown length
      if (req.method === 'PUT' && req.headers['content-length'] !== String(body.length))
        return res.writeHead(411).end();
      if (req.method === 'PUT') objects.set(key, { body, type: String(req.headers['content-type']) });
      if (req.method === 'DELETE') return res.writeHead(objects.delete(key) ? 204 : 404).end();
      const object = objects.get(key);
      return object ? res.writeHead(200).end(req.method === 'GET' ? object.body : undefined) : res.writeHead(404).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const fake: FakeS3 = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/bucket`,
    objects,
    aheadMs: 0,
    isBroken: false,
    whenFull: null,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return fake;
}

async function bodyOf(req: IncomingMessage): Promise<Buffer> {
  return Buffer.concat((await req.toArray()) as Buffer[]);
}

/** The oldest signature that the service takes, in milliseconds. */
const OLDEST = 15 * 60_000;

/** Signs the call again, as the service does, and compares the signatures. */
function isSigned(req: IncomingMessage, body: Buffer, now: Date): boolean {
  const time = String(req.headers['x-amz-date']);
  const at = new Date(time.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  const url = new URL(req.url ?? '', `http://${req.headers.host}`);
  const type = req.headers['content-type'];
  const headers: Record<string, string> = type === undefined ? {} : { 'content-type': type };
  const call = { method: req.method ?? '', url, body, headers };
  const digest = createHash('sha256').update(body).digest('hex');
  return (
    Math.abs(at.getTime() - now.getTime()) <= OLDEST &&
    req.headers['x-amz-content-sha256'] === digest &&
    req.headers.authorization === signedHeaders(call, CREDENTIALS, at)['authorization']
  );
}
