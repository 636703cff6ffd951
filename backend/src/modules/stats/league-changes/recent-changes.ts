/** A series that changed; with null it is not known which one, because messages may have been missed. */
export interface ChangedSeries {
  readonly seriesId: number | null;
  readonly divisionId: number | null;
}

/** The changes that a page shows. Without numbers: all. */
export interface Watched {
  readonly seriesId?: number | null | undefined;
  readonly divisionId?: number | null | undefined;
}

/** One or several changes, as a page hears of them. */
export interface LeagueChange extends ChangedSeries {
  readonly number: number;
}

interface Noted extends ChangedSeries {
  readonly number: number;
  readonly at: number;
}

/** A reader who is further behind has missed something. */
const KEPT = 200;

/**
 * The latest changes of the league with the times at which this process heard of them. Times are milliseconds of a clock
 * that never goes back.
 */
export class RecentChanges {
  private readonly noted: Noted[] = [];
  private dropped = 0;

  /** The number of the latest change. */
  get latest(): number {
    return this.dropped + this.noted.length;
  }

  note(change: ChangedSeries, at: number): void {
    this.noted.push({ ...change, number: this.latest + 1, at });
    if (this.noted.length <= KEPT) return;
    this.noted.shift();
    this.dropped++;
  }

  /** The number of the last change before this time. */
  before(at: number): number {
    return this.noted.findLast((change) => change.at < at)?.number ?? 0;
  }

  /** What a page has to hear after the change `number`: several changes are told as one. Null: nothing that it shows. */
  after(number: number, watched: Watched): LeagueChange | null {
    if (number < this.dropped) return { number: this.latest, seriesId: null, divisionId: null };
    const news = this.noted.slice(number - this.dropped).filter((change) => concerns(change, watched));
    const [first, ...others] = news;
    if (!first) return null;
    const same = (id: keyof ChangedSeries): number | null =>
      others.every((other) => other[id] === first[id]) ? first[id] : null;
    return { number: this.latest, seriesId: same('seriesId'), divisionId: same('divisionId') };
  }
}

const concerns = (change: ChangedSeries, watched: Watched): boolean =>
  change.seriesId === null ||
  ((watched.seriesId ?? change.seriesId) === change.seriesId &&
    (watched.divisionId ?? change.divisionId) === change.divisionId);
