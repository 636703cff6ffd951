import { execFileSync } from 'node:child_process';
import { mkdirSync, statfsSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageIntake } from '../src/modules/content/media/image-intake.service.ts';
import { NightlyDumps } from '../src/modules/partners/exports/nightly/nightly-dumps.service.ts';
import { noisePicture, Uploads, type UploadAnswer } from './factories/uploads.ts';
import { bootApp, type TestApp } from './harness/app.ts';

const NOT_STORED = { status: 507, CODE: 507, MESSAGE: 'api.error.not-stored' };
const KB = 1024;

/** Only root may mount a small disk. */
const isRoot = process.getuid?.() === 0;
const onSmallDisks = isRoot ? describe : describe.skip;
if (!isRoot) console.warn('skipped: only root can mount a small disk');

onSmallDisks('on a disk that becomes full', () => {
  let app: TestApp;
  let uploads: Uploads;
  const disks = new Set<string>();

  beforeAll(async () => {
    app = await bootApp();
    uploads = await Uploads.to(app);
  });
  afterEach(() => {
    for (const place of disks) execFileSync('umount', [place]);
    disks.clear();
  });
  afterAll(() => app.close());

  /** A disk of this size at a folder of the instance's. */
  function mount(folder: string, kilobytes: number): string {
    const place = join(app.dataDir, folder);
    mkdirSync(place, { recursive: true });
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', place]);
    disks.add(place);
    return place;
  }

  const fill = (place: string) => {
    const { bavail, bsize } = statfsSync(place);
    return writeFile(join(place, 'filler'), Buffer.alloc(bavail * bsize));
  };

  /** Sends until it does not fit. Each answer is good or the one of a full disk. */
  async function untilFull(send: () => Promise<UploadAnswer>): Promise<number> {
    for (let stored = 0; ; stored++) {
      const answer = await send();
      if (answer.status >= 300) {
        expect(answer).toMatchObject(NOT_STORED);
        return stored;
      }
    }
  }

  /** What was stored before this test lies below the disk. */
  async function newRows(before: readonly string[]): Promise<string[]> {
    return (await uploads.rows()).filter((name) => !before.includes(name));
  }

  test('pictures are stored as long as they fit; each row has its files and each file its row', async () => {
    const before = await uploads.rows();
    mount('uploads', 1000);
    expect(await untilFull(async () => uploads.picture(await noisePicture(200)))).toBeGreaterThan(2);
    expect(await uploads.files()).toEqual(await newRows(before));
    // a small one still fits, or leaves nothing either
    await untilFull(async () => uploads.picture(await noisePicture(40)));
    expect(await uploads.files()).toEqual(await newRows(before));
    const [first = ''] = await newRows(before);
    await app.app
      .get(ImageIntake, { strict: false })
      .discard([first.replace(/^pending\/(.*?)(?:-96)?\.\w+$/, '$1.png')]);
    while ((await uploads.files()).includes(first)) await new Promise((resolve) => setTimeout(resolve, 5));
    expect((await uploads.picture(await noisePicture(100))).status).toBe(201);
    expect(await uploads.files()).toEqual(await newRows(before));
  });

  test('a picture of which only the small copy fits leaves nothing', async () => {
    const before = await uploads.rows();
    const place = mount('uploads', 100);
    expect(await uploads.picture(await noisePicture(600))).toMatchObject(NOT_STORED);
    expect([await uploads.files(), await newRows(before)]).toEqual([[], []]);
    expect(await readdir(join(place, 'pending'))).toEqual([]);
  });

  test('replay files likewise, in their place and on the way to it', async () => {
    const before = await uploads.rows();
    mount('uploads', 1000);
    expect(await untilFull(() => uploads.replay(300 * KB))).toBe(3);
    expect(await uploads.files()).toEqual(await newRows(before));
    mount('incoming', 200);
    expect(await uploads.replay(300 * KB)).toMatchObject(NOT_STORED);
    expect(await uploads.files()).toEqual(await newRows(before));
  });

  test('a read-only disk says the same', async () => {
    const before = await uploads.rows();
    const place = mount('uploads', 1000);
    await uploads.picture(await noisePicture(40));
    await uploads.replay();
    const stored = await uploads.files();
    execFileSync('mount', ['-o', 'remount,ro', place]);
    expect(await uploads.picture(await noisePicture(40))).toMatchObject(NOT_STORED);
    expect(await uploads.replay()).toMatchObject(NOT_STORED);
    expect([await uploads.files(), await newRows(before)]).toEqual([stored, stored]);
  });

  test('the nightly dump is not made and leaves nothing, and is made when there is room again', async () => {
    const place = mount('uploads', 1000);
    const dumps = app.app.get(NightlyDumps, { strict: false });
    await fill(place);
    await expect(dumps.makeIfDue()).rejects.toThrow('ENOSPC');
    expect(await readdir(place, { recursive: true })).toEqual(expect.arrayContaining(['filler']));
    expect((await uploads.files()).filter((name) => name !== 'filler')).toEqual([]);
    await rm(join(place, 'filler'));
    expect(await dumps.makeIfDue()).toBe(true);
  });
});
