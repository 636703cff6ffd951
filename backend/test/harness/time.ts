import { Clock } from '../../src/platform/clock.ts';
import type { TestApp } from './app.ts';

/**
 * Stops time for the application: on a slow machine too, no caller gets a unit back and no minute ends. Returns a
 * function that starts it again.
 */
export function holdTime({ app }: TestApp): () => void {
  const clock = app.get(Clock, { strict: false });
  const [now, steady] = [clock.now().getTime(), clock.steady()];
  Object.assign(clock, { now: () => new Date(now), steady: () => steady });
  return () => ['now', 'steady'].forEach((name) => Reflect.deleteProperty(clock, name));
}

/** From now on it is `time` for these applications. */
export function setTime(apps: readonly TestApp[], time: Date): void {
  for (const { app } of apps) Object.assign(app.get(Clock, { strict: false }), { now: () => time });
}

/**
 * The smallest of up to five measurements. The first one within the limit is enough, because a busy machine may be
 * slow for a while.
 */
export async function bestOf(measure: () => Promise<number>, bound: number): Promise<number> {
  let best = Infinity;
  for (let times = 0; times < 5 && best >= bound; times++) best = Math.min(best, await measure());
  return best;
}
