import { PLACE_STEP, SAMPLES_PER_SECOND, TRACK_EVENT_KINDS, TRACK_FLAG, TRACK_LIMITS, TRACK_VERSION } from './track.ts';
import type { Track, TrackCar, TrackEvent, TrackPlaces } from './track.ts';
import { ByteReader, TrackFault } from './track-bytes.ts';
import type { TrackRefusal } from './track-bytes.ts';

export type DecodedTrack = { status: 'read'; track: Track } | { status: 'refused'; reason: TrackRefusal };

/** The largest clock and event time that a track of an hour can have. */
const MAX_CLOCK = 32_766;
const MAX_MS = (TRACK_LIMITS.samples * 1000) / SAMPLES_PER_SECOND;
const MAX_UNITS = 32_767;
/** Bytes that one sample has at least: the ball's, and those of each car. */
const BALL_BYTES = 4;
const CAR_BYTES = 6;

/** Reads what `encodeTrack` wrote. Throws nothing: bytes that are no track are refused with a reason. */
export function decodeTrack(bytes: Uint8Array): DecodedTrack {
  try {
    return { status: 'read', track: readTrack(new ByteReader(bytes)) };
  } catch (error) {
    if (error instanceof TrackFault) return { status: 'refused', reason: error.reason };
    throw error;
  }
}

function readTrack(from: ByteReader): Track {
  if (from.byte() !== TRACK_VERSION) throw new TrackFault('version');
  if (from.byte() !== SAMPLES_PER_SECOND) throw new TrackFault('damaged');
  const isStandardField = bits(from, 1) === 1;
  const map = readMap(from);
  const samples = from.countTo(TRACK_LIMITS.samples);
  const players = Array.from({ length: from.countTo(TRACK_LIMITS.players) }, () => {
    const team = bits(from, 1) === 1 ? 1 : 0;
    return { team, playerId: from.count() || null } as const;
  });
  const cuts = readCuts(from, samples);
  const { clock, overtime } = readClock(from, samples);
  // nothing large is made before the bytes for it are known to be there
  if (from.left < samples * (BALL_BYTES + players.length * CAR_BYTES)) throw new TrackFault('truncated');
  const ball = { isThere: readRaw(from, samples, 1), ...readPlaces(from, samples) };
  const cars = players.map((player) => readCar(from, samples, player));
  const events = readEvents(from, cars.length);
  if (from.left > 0) throw new TrackFault('damaged');
  return { samples, isStandardField, map, cuts, clock, overtime, ball, cars, events };
}

/** A byte that has no bit beyond `mask`. */
function bits(from: ByteReader, mask: number): number {
  const byte = from.byte();
  if (byte > mask) throw new TrackFault('damaged');
  return byte;
}

function readMap(from: ByteReader): string | null {
  let map = '';
  for (let left = from.countTo(TRACK_LIMITS.mapLetters); left > 0; left--) {
    const code = from.byte();
    if (code < 0x20 || code >= 0x7f) throw new TrackFault('damaged');
    map += String.fromCharCode(code);
  }
  return map === '' ? null : map;
}

function readCuts(from: ByteReader, samples: number): number[] {
  const cuts: number[] = [];
  let cut = 0;
  for (let left = from.countTo(TRACK_LIMITS.cuts); left > 0; left--) {
    const step = from.count();
    cut += step;
    if (step === 0 || cut >= samples) throw new TrackFault('damaged');
    cuts.push(cut);
  }
  return cuts;
}

function readClock(from: ByteReader, samples: number): { clock: Int16Array; overtime: Uint8Array } {
  const clock = new Int16Array(samples);
  const overtime = new Uint8Array(samples);
  for (let at = 0; at < samples;) {
    const until = at + from.count();
    const shown = from.count();
    if (until === at || until > samples || shown >> 1 > MAX_CLOCK) throw new TrackFault('damaged');
    clock.fill((shown >> 1) - 1, at, until);
    overtime.fill(shown & 1, at, until);
    at = until;
  }
  return { clock, overtime };
}

function readRaw(from: ByteReader, samples: number, mask: number): Uint8Array {
  const column = new Uint8Array(samples);
  for (let at = 0; at < samples; at++) column[at] = bits(from, mask);
  return column;
}

function readPlaces(from: ByteReader, samples: number): TrackPlaces {
  return { x: readPlace(from, samples), y: readPlace(from, samples), z: readPlace(from, samples) };
}

function readPlace(from: ByteReader, samples: number): Int16Array {
  const column = new Int16Array(samples);
  let before = 0;
  let step = 0;
  for (let at = 0; at < samples; at++) {
    const value = before + step + from.signed();
    if (Math.abs(value) * PLACE_STEP > MAX_UNITS) throw new TrackFault('damaged');
    step = at === 0 ? 0 : value - before;
    before = value;
    column[at] = value * PLACE_STEP;
  }
  return column;
}

function readCar(from: ByteReader, samples: number, player: Pick<TrackCar, 'team' | 'playerId'>): TrackCar {
  const allFlags = TRACK_FLAG.onField | TRACK_FLAG.boosting | TRACK_FLAG.supersonic;
  const flags = readRaw(from, samples, allFlags);
  const places = readPlaces(from, samples);
  const yaw = new Uint8Array(samples);
  let turn = 0;
  for (let at = 0; at < samples; at++) {
    turn = (turn + from.signed()) & 0xff;
    yaw[at] = turn;
  }
  const boost = new Uint8Array(samples);
  let amount = 0;
  for (let at = 0; at < samples; at++) {
    amount += from.signed();
    if (amount < 0 || amount > 100) throw new TrackFault('damaged');
    boost[at] = amount;
  }
  return { ...player, flags, ...places, yaw, boost };
}

function readEvents(from: ByteReader, cars: number): TrackEvent[] {
  const events: TrackEvent[] = [];
  let ms = 0;
  for (let left = from.countTo(TRACK_LIMITS.events); left > 0; left--) {
    const kind = TRACK_EVENT_KINDS[from.byte()];
    ms += from.countTo(MAX_MS);
    if (kind === undefined || ms > MAX_MS) throw new TrackFault('damaged');
    const flags = bits(from, 0b1111);
    const team = bits(from, 2);
    events.push({
      kind,
      ms,
      team: team === 0 ? null : team === 1 ? 0 : 1,
      player: orNull(from.countTo(cars)),
      other: orNull(from.countTo(cars)),
      clock: orNull(from.countTo(MAX_CLOCK)),
      overtime: (flags & 1) > 0,
      ownGoal: (flags & 2) > 0,
      place: (flags & 4) > 0 ? { x: unit(from), y: unit(from), z: unit(from) } : null,
      speed: (flags & 8) > 0 ? from.countTo(MAX_UNITS) : null,
    });
  }
  return events;
}

const orNull = (shifted: number): number | null => (shifted === 0 ? null : shifted - 1);

function unit(from: ByteReader): number {
  const value = from.signed();
  if (Math.abs(value) > MAX_UNITS) throw new TrackFault('damaged');
  return value;
}
