import type { BoostUse } from './boost.ts';
import { attackOf, PADS } from './field.ts';
import type { Pad } from './field.ts';
import type { FieldNumbers } from './play/field-numbers.ts';
import { CAR_STATE } from './recording.ts';
import type { RecordedPickup, Recording } from './recording.ts';
import type { Timeline } from './timeline.ts';

const BIG_AMOUNT = 100;
const SMALL_AMOUNT = 12;
/** Farther from its nearest pad than this, a taken pad is none of the usual ones. */
const FARTHEST = 600;
/** Frames in which the new amount is sent after a pad was taken. */
const FRAMES_UNTIL_SENT = 4;

/** A pad that someone took. */
export interface TakenPad extends RecordedPickup {
  place: Pad;
}

/**
 * Which pad of the field each taken one was (R37). The stream names it only by an object, so: where its takers were, in
 * the middle, and the nearest pad to that. A tank that became fuller by more than a small pad gives is a big one's.
 */
export function takenPads(recording: Recording, boosts: readonly BoostUse[]): TakenPad[] {
  const byName = new Map<string, RecordedPickup[]>();
  for (const pickup of recording.pickups) byName.set(pickup.pad, [...(byName.get(pickup.pad) ?? []), pickup]);
  const places = new Map([...byName].map(([name, pickups]) => [name, placeOf(pickups, recording, boosts)]));
  return recording.pickups.flatMap((pickup) => {
    const place = places.get(pickup.pad);
    return place ? [{ ...pickup, place }] : [];
  });
}

function placeOf(pickups: readonly RecordedPickup[], { players }: Recording, boosts: readonly BoostUse[]): Pad | null {
  const seen = pickups.filter(({ player, frame }) => ((players[player]?.state[frame] ?? 0) & CAR_STATE.onField) > 0);
  if (seen.length === 0) return null;
  const x = median(seen.map(({ player, frame }) => players[player]?.x[frame] ?? 0));
  const y = median(seen.map(({ player, frame }) => players[player]?.y[frame] ?? 0));
  const isSurelyBig = seen.some((pickup) => gained(pickup, boosts) > SMALL_AMOUNT + 4);
  const far = (pad: Pad) => Math.hypot(pad.x - x, pad.y - y);
  const [nearest] = PADS.filter(({ isBig }) => isBig || !isSurelyBig).sort((a, b) => far(a) - far(b));
  return nearest !== undefined && far(nearest) <= FARTHEST ? nearest : null;
}

/** The most that the tank grew in the frames after the pad was taken. */
function gained({ player, frame }: RecordedPickup, boosts: readonly BoostUse[]): number {
  const boost = boosts[player];
  const before = boost?.before[frame] ?? 0;
  const after = boost?.amount.subarray(frame, frame + FRAMES_UNTIL_SENT) ?? [];
  return Math.max(0, ...after) - before;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

type PadNumber =
  | 'boost_collected'
  | 'boost_overfill'
  | 'boost_stolen'
  | 'big_pads'
  | 'small_pads'
  | 'stolen_big_pads'
  | 'stolen_small_pads';

/** What the pads gave a player. A pad in the opponents' half is stolen; those on the halfway line never are. */
export function padsOf(
  player: number,
  team: 0 | 1,
  taken: readonly TakenPad[],
  { before }: BoostUse,
  { weight }: Timeline,
): Pick<FieldNumbers, PadNumber> {
  const sums: Pick<FieldNumbers, PadNumber> = {
    boost_collected: 0,
    boost_overfill: 0,
    boost_stolen: 0,
    big_pads: 0,
    small_pads: 0,
    stolen_big_pads: 0,
    stolen_small_pads: 0,
  };
  for (const { frame, place, player: taker } of taken) {
    if (taker !== player || weight[frame] === 0) continue;
    const full = place.isBig ? BIG_AMOUNT : SMALL_AMOUNT;
    const collected = Math.min(full, 100 - (before[frame] ?? 0));
    const isStolen = place.y * attackOf(team) > 0;
    sums.boost_collected += collected;
    sums.boost_overfill += full - collected;
    sums[place.isBig ? 'big_pads' : 'small_pads'] += 1;
    if (!isStolen) continue;
    sums.boost_stolen += collected;
    sums[place.isBig ? 'stolen_big_pads' : 'stolen_small_pads'] += 1;
  }
  return sums;
}
