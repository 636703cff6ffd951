import { postReplays } from './post-replays';

/** How far the files of this visit are that are sent to be kept. */
export interface Keeping {
  /** Sent or to be sent, since nothing was left to send. */
  all: number;
  sent: number;
  /** Of those that were tried: they could not be kept. */
  failed: number;
}

interface Item {
  url: string;
  digest: string;
  file: File;
}

export const NOTHING: Keeping = { all: 0, sent: 0, failed: 0 };

/** A line that breaks, or a server that restarts, is tried again after these pauses, in milliseconds. */
const PAUSES = [2000, 8000];

/**
 * Sends whole replay files in the background after their report is saved, one at a time, so that a slow line stays free
 * for what the reader does. Statistics are read from them later. It lives as long as the visit.
 */
export class ReplayKeeper {
  /** The whole files behind the box scores that the reader has seen, by digest. */
  readonly #files = new Map<string, File>();
  readonly #listeners = new Set<() => void>();
  #waiting: Item[] = [];
  #failed: Item[] = [];
  #state = NOTHING;
  #isSending = false;

  constructor(private readonly pauses: readonly number[] = PAUSES) {}

  readonly state = (): Keeping => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Notes the file that a box score was read from. It is sent when its game is saved. */
  remember(digest: string, file: File): void {
    this.#files.set(digest, file);
  }

  /** Is the file that a box score was read from here? A reload of the page forgets it. */
  has(digest: string): boolean {
    return this.#files.has(digest);
  }

  /** The digest of the whole file behind a game, which the report names (R39); null without one, or where no digest is made. */
  async recordingOf(digest: string | null | undefined): Promise<string | null> {
    const file = this.#files.get(digest ?? '');
    // browsers make digests on secure pages only
    if (!file || !('subtle' in crypto)) return null;
    return file.arrayBuffer().then(sha256Of, () => null);
  }

  /** Sends the files of saved games. Games without a file of this visit are left out, and each file goes once. */
  send(url: string, digests: readonly string[]): void {
    const items = digests.flatMap((digest) => {
      const file = this.#files.get(digest);
      this.#files.delete(digest);
      return file ? [{ url, digest, file }] : [];
    });
    if (items.length === 0) return;
    this.#waiting.push(...items);
    this.#set({ ...this.#state, all: this.#state.all + items.length });
    void this.#work();
  }

  /** Sends the failed ones again. */
  retry(): void {
    this.#waiting.push(...this.#failed);
    this.#failed = [];
    this.#set({ ...this.#state, failed: 0 });
    void this.#work();
  }

  /** Gives the failed ones up. */
  forget(): void {
    this.#failed = [];
    if (!this.#isSending) this.#set(NOTHING);
  }

  async #work(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    for (let item = this.#waiting.shift(); item; item = this.#waiting.shift()) {
      if (await this.#keep(item)) this.#set({ ...this.#state, sent: this.#state.sent + 1 });
      else {
        this.#failed.push(item);
        this.#set({ ...this.#state, failed: this.#failed.length });
      }
    }
    this.#isSending = false;
    if (this.#failed.length === 0) this.#set(NOTHING);
  }

  async #keep(item: Item): Promise<boolean> {
    for (const pause of [...this.pauses, null]) {
      if (await isKept(item)) return true;
      if (pause !== null) await new Promise((resolve) => setTimeout(resolve, pause));
    }
    return false;
  }

  #set(state: Keeping): void {
    this.#state = state;
    this.#listeners.forEach((listener) => listener());
  }
}

/** Sends one file; false: it is not kept, or the line broke. */
async function isKept({ url, file }: Item): Promise<boolean> {
  const form = new FormData();
  form.append('files', file, file.name);
  try {
    const outcome = await postReplays(url, form);
    return outcome.status === 'answered' && hasKept(outcome.answer);
  } catch {
    return false;
  }
}

function hasKept(answer: unknown): boolean {
  const { files } = (answer ?? {}) as { files?: { refusal: unknown }[] };
  return Array.isArray(files) && files.length > 0 && files.every(({ refusal }) => refusal === null);
}

async function sha256Of(content: ArrayBuffer): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The files of this visit. */
export const replayKeeper = new ReplayKeeper();
