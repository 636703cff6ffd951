import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { faultOf } from './errors/fault.ts';
import { isNotStored, NotStored, storingBytes } from './not-stored.ts';

const failing = (code: string) => Object.assign(new Error(`${code}: no`), { code });

test.each(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EIO', 'ENOTDIR'])(
  'a write that meets %s is not stored',
  async (code) => {
    const thrown = await storingBytes(() => Promise.reject(failing(code))).catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(NotStored);
    expect(thrown).toMatchObject({ reason: `${code}: no`, cause: { code } });
    expect(faultOf(thrown)).toMatchObject({
      code: 'INSUFFICIENT_STORAGE',
      status: 507,
      messageKey: 'api.error.not-stored',
    });
  },
);

test.each(['ENOENT', 'ECONNRESET', '23505'])('a write that meets %s has another fault', async (code) => {
  const error = failing(code);
  await expect(storingBytes(() => Promise.reject(error))).rejects.toBe(error);
});

test.each([
  ['ENOSPC', true],
  ['EDQUOT', true],
  ['EROFS', true],
  ['EACCES', false],
  ['EIO', false],
])('an error %s of anything else is not stored: %s', (code, expected) => {
  expect([isNotStored(failing(code)), faultOf(failing(code)) !== null]).toEqual([expected, expected]);
});

test('a disk that is always full', async () => {
  await expect(storingBytes(() => writeFile('/dev/full', 'x'))).rejects.toBeInstanceOf(NotStored);
});

test('what is written is stored', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stored-'));
  await storingBytes(() => writeFile(join(folder, 'a'), 'x'));
  expect(await readFile(join(folder, 'a'), 'utf8')).toBe('x');
  await rm(folder, { recursive: true });
});
