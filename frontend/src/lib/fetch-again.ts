/** The waits before new attempts, because a lost connection or a deploy is often short. */
const WAITS_MS = [300, 1000, 3000];

/** Code or texts of the site did not load, after several attempts. */
export class NotFetched extends Error {
  constructor(cause: unknown) {
    super('a part of the site did not arrive', { cause });
    this.name = 'NotFetched';
  }
}

/** Waits for this time, or until the connection is back. */
export const waitForLine = (milliseconds: number): Promise<void> =>
  new Promise((resume) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resume();
    };
    const timer = setTimeout(done, milliseconds);
    window.addEventListener('online', done);
  });

/** Loads a part of the site, with up to four attempts within some seconds. Then it throws `NotFetched`. */
export async function fetchAgain<Part>(load: () => Promise<Part>): Promise<Part> {
  for (const wait of WAITS_MS) {
    try {
      return await load();
    } catch {
      await waitForLine(wait);
    }
  }
  return load().catch((cause: unknown) => {
    throw new NotFetched(cause);
  });
}
