import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeTrack } from './decode-track';

// the server's tests write the same file
const folder = join(__dirname, '../../../../../docs/contracts');
const example = new Uint8Array(readFileSync(join(folder, 'track-example.bin')));
const told = JSON.parse(readFileSync(join(folder, 'track-example.json'), 'utf8'));

const columns = (body: object) =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, ArrayBuffer.isView(value) ? [...(value as Uint8Array)] : value]),
  );

test('the example of docs/tracks.md says what it should', () => {
  const track = decodeTrack(example);
  expect(track.samples).toBe(told.samples);
  expect([...track.isCut].flatMap((is, sample) => (is ? [sample] : []))).toEqual(told.cuts);
  expect([...track.clock]).toEqual(told.clock);
  expect([...track.overtime]).toEqual(told.overtime);
  const { isThere, ...ball } = told.ball;
  expect(columns(track.ball)).toEqual({ ...ball, flags: isThere });
  expect(track.players.map(columns)).toEqual(told.cars);
  const pads = told.events.filter(({ kind }: { kind: string }) => kind.endsWith('-pad'));
  expect(pads.length).toBeGreaterThan(0);
  expect(track.pads).toEqual(
    pads.map(({ kind, ms, place }: { kind: string; ms: number; place: { x: number; y: number } }) => ({
      ...{ seconds: ms / 1000, isBig: kind === 'big-pad', x: place.x, y: place.y },
    })),
  );
});

test('a track that ends anywhere else than at its end is refused', () => {
  for (let length = 0; length < example.length; length++) {
    expect(() => decodeTrack(example.subarray(0, length))).toThrow();
  }
  expect(() => decodeTrack(new Uint8Array([...example, 0]))).toThrow('left over');
});

test('another version, and a size that the bytes cannot have, are refused', () => {
  expect(() => decodeTrack(Uint8Array.from(example, (byte, at) => (at === 0 ? 2 : byte)))).toThrow('version');
  // 36,000 samples of 16 players, and then nothing
  expect(() => decodeTrack(Uint8Array.from([1, 10, 1, 0, 0xa0, 0x99, 2, 0, 0, 0xa0, 0x99, 2, 0]))).toThrow('too early');
});
