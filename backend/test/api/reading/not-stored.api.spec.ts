import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageIntake } from '../../../src/modules/content/media/image-intake.service.ts';
import { CREDENTIALS, fakeS3, type FakeS3 } from '../../../src/integrations/s3/testing/fake-s3.ts';
import { noisePicture, Uploads, type UploadAnswer } from '../../factories/uploads.ts';
import { bootApp, type TestApp } from '../../harness/app.ts';

const NOT_STORED = { status: 507, CODE: 507, MESSAGE: 'api.error.not-stored' };

let app: TestApp;
let bucketApp: TestApp;
let s3: FakeS3;
let uploads: Uploads;
let bucketUploads: Uploads;

beforeAll(async () => {
  app = await bootApp();
  s3 = await fakeS3();
  const { accessKeyId, secretAccessKey, region } = CREDENTIALS;
  const bucket = s3.address.replace('//', `//${accessKeyId}:${secretAccessKey}@`);
  bucketApp = await bootApp({ beside: app, env: { UPLOADS: `${bucket}?region=${region}` } });
  uploads = await Uploads.to(app);
  bucketUploads = await uploads.alsoTo(bucketApp);
});
afterAll(async () => {
  await bucketApp.close();
  await app.close();
  await s3.close();
});

type Send = (to: Uploads, picture: Buffer) => Promise<UploadAnswer>;
const asFile: Send = (to, picture) => to.picture(picture);
const asText: Send = (to, picture) => to.picture(picture, true);
const asReplay: Send = (to) => to.replay();

test.each<[what: string, Send, folder: string]>([
  ['a picture as a file', asFile, 'uploads/pending'],
  ['a picture as text', asText, 'uploads/pending'],
  ['a replay file', asReplay, 'uploads/replays'],
  ['a replay file that arrives', asReplay, 'incoming'],
])(
  'on a disk that takes nothing, %s is told so and leaves nothing, and can be sent again',
  async (_what, send, folder) => {
    await Promise.all([uploads.picture(await noisePicture(64)), uploads.replay()]);
    const before = [await uploads.rows(), await uploads.files()];
    const [place, picture] = [join(app.dataDir, folder), await noisePicture(64)];
    await rename(place, `${place}.aside`);
    await writeFile(place, 'in the way');
    expect(await send(uploads, picture)).toMatchObject(NOT_STORED);
    await rm(place);
    await rename(`${place}.aside`, place);
    expect([await uploads.rows(), await uploads.files()]).toEqual(before);
    expect((await send(uploads, picture)).status).toBeLessThan(300);
    expect(await uploads.files()).toEqual(await uploads.rows());
  },
);

const full = () => void (s3.whenFull = () => undefined);
const broken = () => void (s3.isBroken = true);
const whole = () => void Object.assign(s3, { whenFull: null, isBroken: false });
afterEach(whole);

const intake = () => bucketApp.app.get(ImageIntake, { strict: false });
/** The hourly round, of what no one wants. */
const clean = () => intake().discardBefore(new Date(1));
const nothing = () => Promise.resolve();

test.each<[what: string, Send, how: () => void, then: () => Promise<void>]>([
  ['a picture as a file, when it is full', asFile, full, nothing],
  ['a replay file, when it is full', asReplay, full, nothing],
  // it cannot say whether it has a part: the row stays until it can
  ['a picture as text, when it is out of order', asText, broken, clean],
])('in a bucket the same holds for %s', async (_what, send, fail, then) => {
  const before = [await bucketUploads.rows(), [...s3.objects.keys()]];
  const picture = await noisePicture(64);
  fail();
  expect(await send(bucketUploads, picture)).toMatchObject(NOT_STORED);
  whole();
  await then();
  expect([await bucketUploads.rows(), [...s3.objects.keys()]]).toEqual(before);
  expect((await send(bucketUploads, picture)).status).toBeLessThan(300);
  expect(s3.objects.size).toBeGreaterThan(before[1]?.length ?? 0);
});

test('a picture that was stored before stays, when it is sent again in vain', async () => {
  const picture = await noisePicture(64);
  await bucketUploads.picture(picture);
  const before = [await bucketUploads.rows(), [...s3.objects.keys()]];
  full();
  expect(await bucketUploads.picture(picture)).toMatchObject(NOT_STORED);
  expect([await bucketUploads.rows(), [...s3.objects.keys()]]).toEqual(before);
});

test.each<[what: string, Send, begunAgain: string]>([
  ['picture', asFile, `update image set created_at = now() where created_at > now() - interval '1 minute'`],
  ['replay file', asReplay, 'update replay_content set taken_at = now()'],
])('of a %s, what another upload of it has begun meanwhile is left to that one', async (_what, send, begunAgain) => {
  const before = await bucketUploads.rows();
  s3.whenFull = () => app.db.query(begunAgain);
  expect(await send(bucketUploads, await noisePicture(64))).toMatchObject(NOT_STORED);
  expect((await bucketUploads.rows()).length).toBeGreaterThan(before.length);
});

test('an accepted picture that could not be moved is shown, and moved when the disk takes it again', async () => {
  const { name = '' } = await uploads.picture(await noisePicture(64));
  const place = join(app.dataDir, 'uploads/images');
  await writeFile(place, 'in the way');
  await app.db.transaction(() => app.app.get(ImageIntake, { strict: false }).publish(name));
  const see = () => fetch(`${app.url}/api/images/${name}`);
  expect((await see()).status).toBe(200);
  await rm(place);
  while (!(await uploads.files()).includes(`images/${name}`)) expect((await see()).status).toBe(200);
});

test('a picture that no one wants keeps its row as long as its files stay, and goes with them in a later round', async () => {
  const before = [await bucketUploads.rows(), [...s3.objects.keys()]];
  const { name = '' } = await bucketUploads.picture(await noisePicture(64));
  const stored = [await bucketUploads.rows(), [...s3.objects.keys()]];
  broken();
  await intake().discard([name]);
  await clean();
  expect([await bucketUploads.rows(), [...s3.objects.keys()]]).toEqual(stored);
  await expect(intake().assertUsable(await bucketUploads.actor(), name)).rejects.toMatchObject({
    code: 'IMAGE_REFUSED',
  });
  whole();
  await clean();
  expect([await bucketUploads.rows(), [...s3.objects.keys()]]).toEqual(before);
});

test('a picture that no one wanted and that is sent again meanwhile stays', async () => {
  const picture = await noisePicture(64);
  const { name = '' } = await bucketUploads.picture(picture);
  broken();
  await intake().discard([name]);
  await clean();
  whole();
  expect(await bucketUploads.picture(picture)).toMatchObject({ status: 201, name });
  const stored = [await bucketUploads.rows(), [...s3.objects.keys()]];
  await clean();
  expect([await bucketUploads.rows(), [...s3.objects.keys()]]).toEqual(stored);
  await expect(intake().assertUsable(await bucketUploads.actor(), name)).resolves.toBeUndefined();
});
