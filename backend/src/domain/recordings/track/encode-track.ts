import { PLACE_STEP, SAMPLES_PER_SECOND, TRACK_EVENT_KINDS, TRACK_LIMITS, TRACK_VERSION } from './track.ts';
import type { Track, TrackEvent, TrackPlaces } from './track.ts';
import { ByteWriter } from './track-bytes.ts';

/** The most steps from the centre that fit a column again when they are read. */
const MAX_STEPS = Math.floor(32_767 / PLACE_STEP);

/** The bytes of a track (docs/tracks.md), not compressed. Players, cuts and events beyond the limits are left out. */
export function encodeTrack(track: Track): Uint8Array {
  const to = new ByteWriter();
  const samples = Math.min(track.samples, TRACK_LIMITS.samples);
  const cars = track.cars.slice(0, TRACK_LIMITS.players);
  to.byte(TRACK_VERSION);
  to.byte(SAMPLES_PER_SECOND);
  to.byte(track.isStandardField ? 1 : 0);
  writeMap(to, track.map);
  to.count(samples);
  to.count(cars.length);
  for (const { team, playerId } of cars) {
    to.byte(team);
    to.count(playerId ?? 0);
  }
  writeCuts(to, track.cuts.filter((cut) => cut < samples).slice(0, TRACK_LIMITS.cuts));
  writeClock(to, track, samples);
  writeRaw(to, track.ball.isThere, samples);
  writePlaces(to, track.ball, samples);
  for (const car of cars) {
    writeRaw(to, car.flags, samples);
    writePlaces(to, car, samples);
    writeTurns(to, car.yaw, samples);
    writeSteps(to, car.boost, samples);
  }
  const events = track.events.filter((event) => isOf(event, cars.length)).slice(0, TRACK_LIMITS.events);
  to.count(events.length);
  let before = 0;
  for (const event of events) {
    writeEvent(to, event, before);
    before = event.ms;
  }
  return to.finish();
}

const isOf = ({ player, other }: TrackEvent, cars: number): boolean => (player ?? -1) < cars && (other ?? -1) < cars;

function writeMap(to: ByteWriter, map: string | null): void {
  const letters = (map ?? '').slice(0, TRACK_LIMITS.mapLetters);
  to.count(letters.length);
  for (let at = 0; at < letters.length; at++) {
    const code = letters.charCodeAt(at);
    to.byte(code >= 0x20 && code < 0x7f ? code : 0x3f);
  }
}

function writeCuts(to: ByteWriter, cuts: readonly number[]): void {
  to.count(cuts.length);
  let before = 0;
  for (const cut of cuts) {
    to.count(cut - before);
    before = cut;
  }
}

/** Runs of equal scoreboards: how many samples, and what it shows. */
function writeClock(to: ByteWriter, { clock, overtime }: Track, samples: number): void {
  let from = 0;
  for (let at = 1; at <= samples; at++) {
    if (at < samples && clock[at] === clock[from] && overtime[at] === overtime[from]) continue;
    to.count(at - from);
    to.count((((clock[from] ?? -1) + 1) << 1) | (overtime[from] ?? 0));
    from = at;
  }
}

function writeRaw(to: ByteWriter, column: Uint8Array, samples: number): void {
  for (let at = 0; at < samples; at++) to.byte(column[at] ?? 0);
}

/** Difference to where it would be if it had moved on as it did between the two samples before. */
function writePlaces(to: ByteWriter, places: TrackPlaces, samples: number): void {
  for (const column of [places.x, places.y, places.z]) {
    let before = 0;
    let step = 0;
    for (let at = 0; at < samples; at++) {
      const value = Math.max(-MAX_STEPS, Math.min(MAX_STEPS, Math.round((column[at] ?? 0) / PLACE_STEP)));
      to.signed(value - before - step);
      step = at === 0 ? 0 : value - before;
      before = value;
    }
  }
}

/** The shortest turn from the sample before. */
function writeTurns(to: ByteWriter, yaw: Uint8Array, samples: number): void {
  let before = 0;
  for (let at = 0; at < samples; at++) {
    const value = yaw[at] ?? 0;
    to.signed(((value - before) << 24) >> 24);
    before = value;
  }
}

function writeSteps(to: ByteWriter, column: Uint8Array, samples: number): void {
  let before = 0;
  for (let at = 0; at < samples; at++) {
    const value = column[at] ?? 0;
    to.signed(value - before);
    before = value;
  }
}

function writeEvent(to: ByteWriter, event: TrackEvent, before: number): void {
  to.byte(TRACK_EVENT_KINDS.indexOf(event.kind));
  to.count(event.ms - before);
  const flags = [event.overtime, event.ownGoal, event.place !== null, event.speed !== null];
  to.byte(flags.reduce((bits, isSet, bit) => bits | (isSet ? 1 << bit : 0), 0));
  to.byte(event.team === null ? 0 : event.team + 1);
  to.count(event.player === null ? 0 : event.player + 1);
  to.count(event.other === null ? 0 : event.other + 1);
  to.count(event.clock === null ? 0 : event.clock + 1);
  if (event.place !== null) {
    to.signed(event.place.x);
    to.signed(event.place.y);
    to.signed(event.place.z);
  }
  if (event.speed !== null) to.count(event.speed);
}
