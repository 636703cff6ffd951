import { FLAG, SAMPLES_A_SECOND, type TakenPad, type Track, type TrackBody, type TrackPlayer } from './track';

const VERSION = 1;
/** The limits of docs/tracks.md. */
const MOST = { letters: 64, samples: 36_000, players: 16, cuts: 1_000, events: 10_000 };
/** Bytes that one sample has at least: the ball's, and those of each car. */
const BYTES = { ball: 4, car: 6 };
/** Places are written in steps of this many field units. */
const STEP = 4;
const EVENT = { bigPad: 7, smallPad: 8 };
const EVENT_HAS = { place: 4, speed: 8 };

/** Reads numbers one after the other. Throws at the end of the bytes. */
class Reader {
  private at = 0;

  constructor(private readonly bytes: Uint8Array) {}

  get left(): number {
    return this.bytes.length - this.at;
  }

  byte(): number {
    const value = this.bytes[this.at++];
    if (value === undefined) throw new Error('the track ends too early');
    return value;
  }

  /** Seven bits a byte, the lowest first. */
  count(most = 2 ** 32 - 1): number {
    let value = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = this.byte();
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80 && value <= most) return value;
    }
    throw new Error('a number of the track is too large');
  }

  /** 0, -1, 1, -2 are written as 0, 1, 2, 3. */
  signed(): number {
    const value = this.count();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }
}

/** Reads a track as docs/tracks.md describes it. Throws for bytes that are no track of this version. */
export function decodeTrack(bytes: Uint8Array): Track {
  const from = new Reader(bytes);
  if (from.byte() !== VERSION || from.byte() !== SAMPLES_A_SECOND) throw new Error('a track of another version');
  // neither the size of the field nor its name is drawn
  from.byte();
  for (let left = from.count(MOST.letters); left > 0; left--) from.byte();
  const samples = from.count(MOST.samples);
  const players = list(from, MOST.players, () => ({
    team: from.byte() === 0 ? (0 as const) : (1 as const),
    playerId: from.count() || null,
  }));
  const isCut = readCuts(from, samples);
  const { clock, overtime } = readClock(from, samples);
  if (from.left < samples * (BYTES.ball + players.length * BYTES.car)) throw new Error('the track ends too early');
  const ball = readBody(from, samples);
  const cars = players.map((player): TrackPlayer => {
    const body = readBody(from, samples);
    return { ...player, ...body, yaw: readSums(from, samples), boost: readSums(from, samples) };
  });
  const pads = readPads(from);
  if (from.left > 0) throw new Error('the track has bytes left over');
  return { samples, isCut, ball, players: cars, clock, overtime, pads };
}

const list = <Item>(from: Reader, most: number, read: () => Item): Item[] =>
  Array.from({ length: from.count(most) }, read);

function readCuts(from: Reader, samples: number): Uint8Array {
  const isCut = new Uint8Array(samples);
  let cut = 0;
  for (let left = from.count(MOST.cuts); left > 0; left--) {
    cut += from.count();
    isCut[cut] = 1;
  }
  return isCut;
}

/** The clock is written in runs of equal values, with overtime in the lowest bit. */
function readClock(from: Reader, samples: number): { clock: Int16Array; overtime: Uint8Array } {
  const clock = new Int16Array(samples);
  const overtime = new Uint8Array(samples);
  for (let at = 0; at < samples;) {
    const until = at + from.count(samples - at);
    const shown = from.count();
    if (until === at) throw new Error('a run of the clock is empty');
    clock.fill(Math.floor(shown / 2) - 1, at, until);
    overtime.fill(shown % 2, at, until);
    at = until;
  }
  return { clock, overtime };
}

function readBody(from: Reader, samples: number): TrackBody {
  const flags = Uint8Array.from({ length: samples }, () => from.byte());
  return { flags, x: readPlaces(from, samples), y: readPlaces(from, samples), z: readPlaces(from, samples) };
}

/** Each place is told by how it differs from going on as before. */
function readPlaces(from: Reader, samples: number): Int16Array {
  const column = new Int16Array(samples);
  let before = 0;
  let step = 0;
  for (let at = 0; at < samples; at++) {
    const value = before + step + from.signed();
    step = at === 0 ? 0 : value - before;
    before = value;
    column[at] = value * STEP;
  }
  return column;
}

/** Each value is told by how it differs from the one before; a direction goes round after 256. */
function readSums(from: Reader, samples: number): Uint8Array {
  const column = new Uint8Array(samples);
  let value = 0;
  for (let at = 0; at < samples; at++) {
    value += from.signed();
    column[at] = value & 0xff;
  }
  return column;
}

/** The pads that were taken. All other events are those that the page has already, with their names. */
function readPads(from: Reader): TakenPad[] {
  const pads: TakenPad[] = [];
  let ms = 0;
  for (let left = from.count(MOST.events); left > 0; left--) {
    const kind = from.byte();
    ms += from.count();
    const has = from.byte();
    // team, player, other, clock
    from.byte();
    for (let one = 0; one < 3; one++) from.count();
    const place = (has & EVENT_HAS.place) !== 0 ? [from.signed(), from.signed(), from.signed()] : null;
    if ((has & EVENT_HAS.speed) !== 0) from.count();
    if (place && (kind === EVENT.bigPad || kind === EVENT.smallPad)) {
      pads.push({ seconds: ms / 1000, isBig: kind === EVENT.bigPad, x: place[0] ?? 0, y: place[1] ?? 0 });
    }
  }
  return pads;
}

/** Is a body there in a sample? */
export const isThere = ({ flags }: TrackBody, sample: number): boolean => ((flags[sample] ?? 0) & FLAG.onField) !== 0;
