/** So long to wait before each new attempt: a tunnel is short, a deploy too. */
const WAITS_MS = [300, 1000, 3000];

/** Code or texts of the site that did not arrive, however often they were asked for. */
export class NotFetched extends Error {
  constructor(cause: unknown) {
    super('a part of the site did not arrive', { cause });
    this.name = 'NotFetched';
  }
}

/** After the time, or as soon as the line is back. */
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

/** Asks for a part of the site until it arrives: four times within some seconds, then it throws `NotFetched`. */
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
