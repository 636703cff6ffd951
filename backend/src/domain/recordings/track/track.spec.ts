import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { decodeTrack } from './decode-track.ts';
import { encodeTrack } from './encode-track.ts';
import { PLACE_STEP, TRACK_EVENT_KINDS } from './track.ts';
import type { Track, TrackEvent } from './track.ts';
import { exampleTrack, plainTrack } from '../testing/plain-track.ts';

const example = (ending: string) =>
  readFileSync(new URL(`../../../../../docs/contracts/track-example.${ending}`, import.meta.url));
const BYTES = new Uint8Array(example('bin'));
const PLAIN: unknown = JSON.parse(example('json').toString());
const reading = (bytes: Uint8Array): Track => {
  const decoded = decodeTrack(bytes);
  if (decoded.status === 'refused') throw new Error(decoded.reason);
  return decoded.track;
};

describe('the example that both sides of the contract read', () => {
  it('is read as its JSON says', () => {
    expect(plainTrack(reading(BYTES))).toEqual(PLAIN);
  });

  it('is what its JSON is written as', () => {
    expect(encodeTrack(exampleTrack(PLAIN))).toEqual(BYTES);
  });

  it('has every kind of event but two that are like others', () => {
    const missing = TRACK_EVENT_KINDS.filter((kind) => !reading(BYTES).events.some((event) => event.kind === kind));
    expect(missing).toEqual(['save', 'big-pad']);
  });
});

const numbers = (samples: number, min: number, max: number) =>
  fc.array(fc.integer({ min, max }), { minLength: samples, maxLength: samples });
const places = (samples: number) => {
  const column = numbers(samples, -8000, 8000).map((steps) => steps.map((step) => step * PLACE_STEP));
  return fc.record({ x: column, y: column, z: column });
};
const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const team = fc.constantFrom(0 as const, 1 as const);

const eventsOf = (cars: number): fc.Arbitrary<TrackEvent[]> => {
  const player = cars === 0 ? fc.constant(null) : orNull(fc.nat(cars - 1));
  const unit = fc.integer({ min: -9000, max: 9000 });
  return fc
    .array(
      fc.record({
        kind: fc.constantFrom(...TRACK_EVENT_KINDS),
        ms: fc.nat(600_000),
        clock: orNull(fc.nat(400)),
        overtime: fc.boolean(),
        team: orNull(team),
        player,
        other: player,
        place: orNull(fc.record({ x: unit, y: unit, z: unit })),
        speed: orNull(fc.nat(6000)),
        ownGoal: fc.boolean(),
      }),
      { maxLength: 12 },
    )
    .map((events) => events.sort((a, b) => a.ms - b.ms));
};

const tracks = fc.record({ samples: fc.nat(40), cars: fc.nat(5) }).chain(({ samples, cars }) =>
  fc.record({
    samples: fc.constant(samples),
    isStandardField: fc.boolean(),
    map: orNull(fc.stringMatching(/^[ -~]{1,64}$/)),
    cuts: fc
      .uniqueArray(fc.integer({ min: 1, max: 39 }), { maxLength: 4 })
      .map((cuts) => cuts.filter((cut) => cut < samples).sort((a, b) => a - b)),
    clock: numbers(samples, -1, 320),
    overtime: numbers(samples, 0, 1),
    ball: fc.tuple(numbers(samples, 0, 1), places(samples)).map(([isThere, where]) => ({ isThere, ...where })),
    cars: fc.array(
      fc
        .tuple(
          fc.record({
            team,
            playerId: orNull(fc.integer({ min: 1, max: 0x7fff_ffff })),
            flags: numbers(samples, 0, 7),
            yaw: numbers(samples, 0, 255),
            boost: numbers(samples, 0, 100),
          }),
          places(samples),
        )
        .map(([rest, where]) => ({ ...rest, ...where })),
      { minLength: cars, maxLength: cars },
    ),
    events: eventsOf(cars),
  }),
);

describe('a track', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(tracks, (plain) => {
        expect(plainTrack(reading(encodeTrack(exampleTrack(plain))))).toEqual(plain);
      }),
      { numRuns: 40 },
    );
  });

  it('keeps a place to half a step, and at the edge what fits', () => {
    const one = { ...reading(BYTES), samples: 4, cuts: [], cars: [], events: [] };
    const x = Int16Array.from([1, 2, -3, 32_767]);
    const { ball } = reading(encodeTrack({ ...one, ball: { ...one.ball, x } }));
    expect([...ball.x]).toEqual([0, 4, -4, 32_764]);
  });

  it('leaves out what is beyond its limits, and can be read', () => {
    const one = reading(BYTES);
    const [car] = one.cars;
    if (car === undefined) throw new Error('the example has cars');
    const crowd = { ...one, cars: Array.from({ length: 17 }, () => car), map: 'å'.repeat(80) };
    const last = { ...one.events[0], player: 16 } as TrackEvent;
    const read = reading(encodeTrack({ ...crowd, events: [...one.events, last], cuts: [30, 40] }));
    expect([read.cars.length, read.events.length, read.cuts, read.map]).toEqual([16, 7, [30], '?'.repeat(64)]);
  });
});

describe('bytes that are no track', () => {
  it.each([
    { why: 'nothing', bytes: [], reason: 'truncated' },
    { why: 'a later version', bytes: [2, ...BYTES.slice(1)], reason: 'version' },
    { why: 'another rate', bytes: [1, 11, ...BYTES.slice(2)], reason: 'damaged' },
    { why: 'more at the end', bytes: [...BYTES, 0], reason: 'damaged' },
    { why: 'a map with a line break', bytes: [1, 10, 1, 1, 10], reason: 'damaged' },
    { why: 'an hour and a sample', bytes: [1, 10, 1, 0, 0xa1, 0x99, 0x02], reason: 'damaged' },
    { why: 'a number of six bytes', bytes: [1, 10, 1, 0x80, 0x80, 0x80, 0x80, 0x80, 0], reason: 'damaged' },
    { why: 'seventeen players', bytes: [1, 10, 1, 0, 0, 17], reason: 'damaged' },
    {
      why: 'an hour of which nothing comes',
      bytes: [1, 10, 1, 0, 0xa0, 0x99, 0x02, 0, 0, 0xa0, 0x99, 0x02, 0],
      reason: 'truncated',
    },
    { why: 'a cut behind the end', bytes: [1, 10, 1, 0, 2, 0, 1, 2], reason: 'damaged' },
    { why: 'a run of no samples', bytes: [1, 10, 1, 0, 2, 0, 0, 0, 0], reason: 'damaged' },
  ])('are refused: $why', ({ bytes, reason }) => {
    expect(decodeTrack(Uint8Array.from(bytes))).toEqual({ status: 'refused', reason });
  });

  it('are refused wherever the example ends too early', () => {
    const ends = Array.from({ length: BYTES.length }, (_, end) => decodeTrack(BYTES.slice(0, end)));
    expect(new Set(ends.map(({ status }) => status))).toEqual(new Set(['refused']));
  });

  it('are read or refused, never thrown', () => {
    const hostile = fc.oneof(
      fc.uint8Array({ maxLength: 400 }),
      fc.tuple(fc.nat(BYTES.length - 1), fc.nat(255)).map(([at, value]) => BYTES.with(at, value)),
    );
    fc.assert(
      fc.property(hostile, (bytes) => {
        const decoded = decodeTrack(bytes);
        if (decoded.status === 'refused') return;
        // what is read is a track: it can be written and is the same again
        expect(reading(encodeTrack(decoded.track))).toEqual(decoded.track);
      }),
      { numRuns: Number(process.env.TRACK_MUTANTS ?? 300) },
    );
  });
});
