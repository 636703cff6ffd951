import { CAR_STATE } from './recording.ts';
import type { Recording } from './recording.ts';

/** A field of the usual size, in field units. */
export const FIELD = {
  sideWall: 4096,
  goalLine: 5120,
  goalBack: 6000,
  post: 893,
  ceiling: 2044,
  third: 5120 / 3,
} as const;

/** The direction of a team's attack along y: blue attacks +y. */
export const attackOf = (team: 0 | 1): 1 | -1 => (team === 0 ? 1 : -1);

/** A boost pad of a usual field. */
export interface Pad {
  x: number;
  y: number;
  z: number;
  isBig: boolean;
}

const BIG = [
  [3072, 4096],
  [3584, 0],
] as const;
const SMALL = [
  [0, 4240],
  [1792, 4184],
  [940, 3308],
  [0, 2816],
  [3584, 2484],
  [1788, 2300],
  [2048, 1036],
  [0, 1024],
  [1024, 0],
] as const;

/** The place, and its mirror images on the field. */
function mirrored([x, y]: readonly [number, number], isBig: boolean): Pad[] {
  const xs = x === 0 ? [0] : [x, -x];
  const ys = y === 0 ? [0] : [y, -y];
  return xs.flatMap((padX) => ys.map((padY) => ({ x: padX, y: padY, z: isBig ? 73 : 70, isBig })));
}

/** The 6 big and 28 small pads of a usual field. */
export const PADS: readonly Pad[] = [
  ...BIG.flatMap((place) => mirrored(place, true)),
  ...SMALL.flatMap((place) => mirrored(place, false)),
];

/** Maps of other modes and shapes, by how their names begin. */
const OTHER_MAPS =
  /^(?:arc_p|bb_|core|dropshot|ff_|hoops|ko_|labs_|neotokyo_p|shattershot|throwback|wasteland_night_p|wasteland_p)/i;

/** How far beyond the walls a car may be seen: bodies are recorded between two steps of the physics. */
const SLACK = 150;

/**
 * Is it a field of the usual size with the usual pads? By the map's name, and because no car was ever outside of such a
 * field: maps that people build have any name.
 */
export function isStandardField({ map, players, frames }: Pick<Recording, 'map' | 'players' | 'frames'>): boolean {
  if (map !== null && OTHER_MAPS.test(map)) return false;
  return players.every(({ x, y, z, state }) => {
    for (let frame = 0; frame < frames; frame++) {
      if (((state[frame] ?? 0) & CAR_STATE.onField) === 0) continue;
      if (Math.abs(x[frame] ?? 0) > FIELD.sideWall + SLACK) return false;
      if (Math.abs(y[frame] ?? 0) > FIELD.goalBack + SLACK) return false;
      if ((z[frame] ?? 0) > FIELD.ceiling + SLACK) return false;
    }
    return true;
  });
}
