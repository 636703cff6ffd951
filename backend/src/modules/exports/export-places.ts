import { LeagueError } from '../../domain/league-error.ts';
import { unavailable } from '../../platform/errors/fault.ts';

/** Exports at the same time in this process: of an address, and of all. Each has a database connection. */
export const MOST_OF_AN_ADDRESS = 2;
export const MOST_AT_ONCE = 4;
/** What a refused caller is told to wait, in seconds. Most exports are over by then. */
const RETRY_AFTER = 15;

/** Holds the number of exports at the same time small (T103). */
export class ExportPlaces {
  private readonly taken = new Map<string, number>();
  private total = 0;

  /**
   * Takes a place. Refuses an address that has all of its places (429), and everyone when all are taken (503).
   * @returns gives the place back; a second call does nothing
   */
  take(address: string): () => void {
    const own = this.taken.get(address) ?? 0;
    if (own >= MOST_OF_AN_ADDRESS) {
      const params = { retryAfter: RETRY_AFTER, limit: MOST_OF_AN_ADDRESS };
      throw new LeagueError('TOO_MANY_REQUESTS', 'api.error.too-many-requests', { params });
    }
    if (this.total >= MOST_AT_ONCE) throw unavailable(RETRY_AFTER);
    this.taken.set(address, own + 1);
    this.total += 1;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.total -= 1;
      const left = (this.taken.get(address) ?? 1) - 1;
      if (left > 0) this.taken.set(address, left);
      else this.taken.delete(address);
    };
  }
}
