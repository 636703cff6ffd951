// Loaded into a server before the product (NODE_OPTIONS=--import): its time of day is ahead by the milliseconds that the
// file in MOVED_CLOCK holds. The product knows nothing of it. PostgreSQL keeps the true time, and so do durations.
import { readFileSync } from 'node:fs';

const file = process.env.MOVED_CLOCK;
/** So often the file is looked at, ms. */
const LOOK_MS = 20;
/** Shorter intervals measure durations (heartbeats), which the moved clock does not stretch. */
const SHORTEST_WORK_MS = 60_000;

if (file) {
  const TrueDate = Date;
  const trueInterval = setInterval;
  let ahead = 0;
  let lookedAt = -Infinity;

  const now = () => {
    if (performance.now() - lookedAt >= LOOK_MS) {
      ahead = Number(readFileSync(file, 'utf8')) || 0;
      lookedAt = performance.now();
    }
    return TrueDate.now() + ahead;
  };

  // a proxy, so that dates which Node makes itself are dates of the same kind
  globalThis.Date = new Proxy(TrueDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget === globalThis.Date ? target : newTarget),
    apply: () => new TrueDate(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
  TrueDate.prototype.constructor = globalThis.Date;

  // work that is repeated every minute or hour is due when the clock has been moved past its time
  globalThis.setInterval = /** @type {any} */ (
    (work, ms, ...args) => {
      if (!(ms >= SHORTEST_WORK_MS)) return trueInterval(work, ms, ...args);
      let dueAt = now() + ms;
      return trueInterval(() => {
        if (now() < dueAt) return;
        dueAt = now() + ms;
        work(...args);
      }, LOOK_MS * 5);
    }
  );
}
