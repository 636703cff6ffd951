import { isHeic, pictureToSend } from './picture-file';

interface Size {
  width: number;
  height: number;
}

/** A browser that reads pictures of this size, or none; jsdom has no pictures. */
function browserThatReads(picture: Size | null) {
  let closed = 0;
  const drawn: Size & { type: string } = { width: 0, height: 0, type: '' };
  const read = () => (picture ? Promise.resolve({ ...picture, close: () => closed++ }) : Promise.reject(new Error()));
  Object.assign(globalThis, { createImageBitmap: read });
  const canvas = {
    width: 0,
    height: 0,
    getContext: () => ({ drawImage: () => undefined }),
    toBlob(done: (blob: Blob) => void, type: string) {
      Object.assign(drawn, { width: canvas.width, height: canvas.height, type });
      done(new Blob(['drawn'], { type }));
    },
  };
  jest.spyOn(document, 'createElement').mockReturnValue(canvas as unknown as HTMLElement);
  return { drawn, isClosed: () => closed === 1 };
}
afterEach(() => jest.restoreAllMocks());

const fileOf = (type: string, bytes = 1000) => new Blob([new Uint8Array(bytes)], { type });

test.each([
  { why: '24 million points', type: 'image/jpeg', from: [5712, 4284], to: [1500, 1125], as: 'image/jpeg' },
  { why: '108 million points', type: 'image/jpeg', from: [12_000, 9000], to: [1500, 1125], as: 'image/jpeg' },
  { why: 'a high one', type: 'image/jpeg', from: [3000, 4000], to: [1125, 1500], as: 'image/jpeg' },
  { why: 'what only this browser reads', type: 'image/heic', from: [400, 300], to: [400, 300], as: 'image/jpeg' },
  { why: 'a moving one', type: 'image/gif', from: [400, 300], to: [400, 300], as: 'image/png' },
  {
    why: 'a format that the server does not read',
    type: 'image/avif',
    from: [400, 300],
    to: [400, 300],
    as: 'image/png',
  },
  { why: 'a screenshot', type: 'image/png', from: [3840, 2160], to: [1500, 844], as: 'image/png' },
  { why: 'a wide cut-out', type: 'image/png', from: [5120, 300], to: [3191, 187], as: 'image/png' },
  { why: 'a film behind it', type: 'image/jpeg', from: [900, 600], to: [900, 600], as: 'image/jpeg', bytes: 9e6 },
])('$why is drawn again: $from is sent as $to', async ({ type, from, to, as, bytes }) => {
  const browser = browserThatReads({ width: from[0] ?? 0, height: from[1] ?? 0 });
  expect((await pictureToSend(fileOf(type, bytes))).type).toBe(as);
  expect(browser.drawn).toEqual({ width: to[0], height: to[1], type: as });
  expect(browser.isClosed()).toBe(true);
});

test.each([
  { why: 'a small picture', type: 'image/png', reads: { width: 1500, height: 300 } },
  { why: 'a row of a scoreboard', type: 'image/webp', reads: { width: 1880, height: 44 } },
  { why: 'a picture that the browser cannot read', type: 'image/heic', reads: null },
])('$why is sent as it is', async ({ type, reads }) => {
  browserThatReads(reads);
  const file = fileOf(type);
  expect(await pictureToSend(file)).toBe(file);
});

test.each([
  { start: '\0\0\0\u0018ftypheic', is: true },
  { start: '\0\0\0\u0018ftypmif1', is: true },
  { start: '\0\0\0\u0018ftypavif', is: false },
  { start: '\x89PNG', is: false },
  { start: '', is: false },
])('a file that begins with $start is the format of iPhones: $is', async ({ start, is }) => {
  const file = { slice: (from: number, to: number) => ({ text: () => Promise.resolve(start.slice(from, to)) }) };
  expect(await isHeic(file as unknown as Blob)).toBe(is);
});
