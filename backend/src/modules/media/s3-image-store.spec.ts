import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { S3Client } from '../../integrations/s3/s3-client.ts';
import { signedHeaders } from '../../integrations/s3/s3-signature.ts';
import { S3ImageStore } from './s3-image-store.ts';

const CREDENTIALS = { accessKeyId: 'KEY', secretAccessKey: 'secret', region: 'eu-north-1' };
const NAME = '0123456789abcdef.png';

let server: Server;
let address: string;
/** The service's objects by path, and whether the service fails. */
const objects = new Map<string, { body: Buffer; type: string }>();
let isBroken = false;

async function bodyOf(req: IncomingMessage): Promise<Buffer> {
  return Buffer.concat((await req.toArray()) as Buffer[]);
}

/** Signs the call again, as the service does, and compares the signatures. */
function isSigned(req: IncomingMessage, body: Buffer): boolean {
  const time = String(req.headers['x-amz-date']);
  const at = new Date(time.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  const url = new URL(req.url ?? '', `http://${req.headers.host}`);
  const type = req.headers['content-type'];
  const headers: Record<string, string> = type === undefined ? {} : { 'content-type': type };
  const call = { method: req.method ?? '', url, body, headers };
  const digest = createHash('sha256').update(body).digest('hex');
  return (
    req.headers['x-amz-content-sha256'] === digest &&
    req.headers.authorization === signedHeaders(call, CREDENTIALS, at)['authorization']
  );
}

beforeAll(async () => {
  server = createServer((req, res) => {
    void bodyOf(req).then((body) => {
      const key = req.url ?? '';
      if (isBroken) return res.writeHead(503).end();
      if (!isSigned(req, body)) return res.writeHead(403).end();
      if (req.method === 'PUT') objects.set(key, { body, type: String(req.headers['content-type']) });
      if (req.method === 'DELETE') return res.writeHead(objects.delete(key) ? 204 : 404).end();
      const object = objects.get(key);
      return object ? res.writeHead(200).end(req.method === 'GET' ? object.body : undefined) : res.writeHead(404).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/bucket`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  objects.clear();
  isBroken = false;
});

const storeWith = (secretAccessKey = CREDENTIALS.secretAccessKey) =>
  new S3ImageStore(new S3Client(address, { ...CREDENTIALS, secretAccessKey }), 'images');

test('a picture is kept under its name with its type, and read back byte by byte', async () => {
  const store = storeWith();
  await store.put(NAME, Buffer.from('picture'));
  expect([...objects]).toEqual([[`/bucket/images/${NAME}`, { body: Buffer.from('picture'), type: 'image/png' }]]);
  expect((await store.bytes(NAME))?.toString()).toBe('picture');
  const found = await store.find(NAME);
  expect(found?.type).toBe('image/png');
  expect(Buffer.concat((await found?.stream.toArray()) as Buffer[]).toString()).toBe('picture');
});

test('what is not there is nothing, and can be taken away', async () => {
  const store = storeWith();
  expect(await store.find(NAME)).toBeNull();
  expect(await store.bytes(NAME)).toBeNull();
  await store.put(NAME, Buffer.from('picture'));
  await store.remove(NAME);
  await expect(store.remove(NAME)).resolves.toBeUndefined();
  expect(await store.find(NAME)).toBeNull();
});

test('a wrong secret, or a service out of order, is a fault and no missing picture', async () => {
  await expect(storeWith('wrong').put(NAME, Buffer.from('picture'))).rejects.toThrow('PUT answered 403');
  isBroken = true;
  await expect(storeWith().find(NAME)).rejects.toThrow('GET answered 503');
});

test('a name that leads elsewhere never reaches the service', async () => {
  for (const name of ['../../other/secret', `${NAME}?acl`, 'a b.png']) {
    await expect(storeWith().find(name)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
});
