import { LeagueError } from '../../../domain/league-error.ts';
import { unavailableFault } from '../../../platform/errors/fault.ts';

/** Exports at the same time: of an address, and of all, over all instances. Each has a database connection. */
export const MOST_OF_AN_ADDRESS = 2;
export const MOST_AT_ONCE = 4;
/** What a refused caller is told to wait, in seconds. Most exports are over by then. */
const RETRY_AFTER = 15;

const noneOfAnAddress = (): LeagueError =>
  new LeagueError('TOO_MANY_REQUESTS', 'api.error.too-many-requests', {
    params: { retryAfter: RETRY_AFTER, limit: MOST_OF_AN_ADDRESS },
  });

/**
 * Takes a place of the address, and one of all, that hold over all instances (T103): words that no one else holds. Refuses like
 * `ExportPlaces`.
 * @param lock locks a word for as long as the export lasts; false when another holder has it
 */
export async function takePlaceOfAll(lock: (word: string) => Promise<boolean>, address: string): Promise<void> {
  const isFree = async (word: string, most: number): Promise<boolean> => {
    for (let n = 1; n <= most; n++) if (await lock(`${word} ${n}`)) return true;
    return false;
  };
  if (!(await isFree(`export of ${address}`, MOST_OF_AN_ADDRESS))) throw noneOfAnAddress();
  if (!(await isFree('export', MOST_AT_ONCE))) throw unavailableFault(RETRY_AFTER);
}

/**
 * The places in this process. They are asked first, so that who has too many costs no connection, and are taken by those who
 * still ask for a place of all.
 */
export class ExportPlaces {
  private readonly taken = new Map<string, number>();
  private total = 0;

  /**
   * Takes a place. Refuses an address that has all of its places (429), and everyone when all are taken (503).
   * @returns gives the place back; a second call does nothing
   */
  take(address: string): () => void {
    const own = this.taken.get(address) ?? 0;
    if (own >= MOST_OF_AN_ADDRESS) throw noneOfAnAddress();
    if (this.total >= MOST_AT_ONCE) throw unavailableFault(RETRY_AFTER);
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
