/** The most places of one caller, and of all callers together. */
interface MostPlaces {
  readonly ofOne: number;
  readonly ofAll: number;
}

/** Counts what callers hold at the same time in this process: sockets, streams. */
export class Places {
  readonly #held = new Map<string, number>();
  #all = 0;

  constructor(private readonly most: MostPlaces) {}

  /** The places that are taken now. */
  get taken(): number {
    return this.#all;
  }

  /** Takes a place; null when there is none. The function gives it back, once: a second call does nothing. */
  take(caller: string): (() => void) | null {
    const own = this.#held.get(caller) ?? 0;
    if (own >= this.most.ofOne || this.#all >= this.most.ofAll) return null;
    this.#held.set(caller, own + 1);
    this.#all++;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.#all--;
      const left = (this.#held.get(caller) ?? 1) - 1;
      if (left > 0) this.#held.set(caller, left);
      else this.#held.delete(caller);
    };
  }
}
