import type { Track } from '../track/track.ts';

/** A track with lists instead of typed arrays, as in `docs/contracts/track-example.json`. */
type Plain<T> = T extends Int16Array | Uint8Array ? number[] : T extends object ? { [K in keyof T]: Plain<T[K]> } : T;

/** The track with lists. */
export const plainTrack = (track: Track): unknown =>
  JSON.parse(JSON.stringify(track, (_, value: unknown) => (ArrayBuffer.isView(value) ? [...columnOf(value)] : value)));

const columnOf = (view: ArrayBufferView): Int16Array | Uint8Array =>
  view instanceof Int16Array || view instanceof Uint8Array ? view : new Uint8Array();

/** The track with typed arrays. */
export function exampleTrack(plain: unknown): Track {
  const { ball, cars, clock, overtime, ...rest } = plain as Plain<Track>;
  const places = ({ x, y, z }: Plain<Track>['ball'] | Plain<Track>['cars'][number]) => ({
    x: Int16Array.from(x),
    y: Int16Array.from(y),
    z: Int16Array.from(z),
  });
  return {
    ...rest,
    clock: Int16Array.from(clock),
    overtime: Uint8Array.from(overtime),
    ball: { isThere: Uint8Array.from(ball.isThere), ...places(ball) },
    cars: cars.map((car) => ({
      ...car,
      ...places(car),
      yaw: Uint8Array.from(car.yaw),
      boost: Uint8Array.from(car.boost),
      flags: Uint8Array.from(car.flags),
    })),
  };
}
