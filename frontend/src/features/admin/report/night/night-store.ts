import { readDraft, writeDraft, type DraftOwner } from '../../../../lib/draft-store';
import { replayKeeper } from '../../../../league/replays/keep-replays';
import { GAME_COUNT } from '../../../report/model/grid-shape';
import { headerOf } from '../../../report/replays/header-of';
import { tooLarge } from '../../../report/replays/send-replays';
import { fillReport, hasTooMany, type FillTarget } from './fill-report';
import { findSeries } from './find-series';
import {
  filesBySeries,
  isNight,
  isPending,
  draftOf,
  markOf,
  MOST_FILES,
  newFile,
  NO_FILL,
  NO_NIGHT,
  readFile,
  type NightFile,
  type NightFill,
  type NightState,
} from './night-state';

const NIGHT = { form: 'night', thing: 'replays' };
/** Calls at the same time, so that other people's calls get their turn. */
const LINES = 2;

interface WantedFill {
  target: FillTarget;
  isForced: boolean;
}

/**
 * The replay files of a night: reads them a few at a time, and fills the report forms of their series. It lives as long
 * as the visit, so that the reading goes on while staff confirm the first series. What is read survives a reload.
 */
export class NightStore {
  #state: NightState;
  /** What is sent of each file, by its key. Gone after a reload. */
  readonly #contents = new Map<number, File>();
  readonly #listeners = new Set<() => void>();
  #nextKey: number;
  #isReading = false;
  #isFilling = false;
  /** Forms to fill, by series id. */
  readonly #wanted = new Map<number, WantedFill>();
  /** The server's parser needs whole files instead of headers. */
  #part: 'header' | 'file' = 'header';

  constructor(private readonly owner: DraftOwner) {
    const kept = readDraft(owner, NIGHT)?.value;
    this.#state = isNight(kept) ? kept : NO_NIGHT;
    this.#nextKey = 1 + Math.max(0, ...this.#state.files.map(({ key }) => key));
  }

  readonly state = (): NightState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Adds files and reads them. Returns how many were left out, because there are too many. */
  add(files: readonly File[]): number {
    const room = Math.max(0, MOST_FILES - this.#state.files.length);
    const taken = files.slice(0, room).map((file): NightFile => {
      const key = this.#nextKey++;
      const refusal = tooLarge(file);
      if (refusal) return { ...newFile(key, file.name), state: 'unused', reason: refusal };
      this.#contents.set(key, file);
      return newFile(key, file.name);
    });
    this.#setFiles([...this.#state.files, ...taken]);
    void this.#read();
    return files.length - taken.length;
  }

  /** Reads failed files again. */
  retry(keys: readonly number[]): void {
    this.#changeFiles(keys, (file) =>
      file.state === 'failed' && this.#contents.has(file.key) ? { ...file, state: 'waiting', reason: null } : file,
    );
    void this.#read();
  }

  remove(key: number): void {
    this.#contents.delete(key);
    this.#setFiles(this.#state.files.filter((file) => file.key !== key));
  }

  /** Puts a file into one of the series that it could belong to. */
  place(key: number, seriesId: number): void {
    this.#changeFiles([key], (file) =>
      file.choices.includes(seriesId) ? { ...file, state: 'placed', seriesId, reason: null, warnings: [] } : file,
    );
  }

  /** Forgets all files. Filled forms keep their values. */
  clear(): void {
    this.#contents.clear();
    this.#set(NO_NIGHT);
  }

  /** Are all files of these still here, so that their form can be filled? After a reload they are not. */
  hasContents = (files: readonly NightFile[]): boolean => files.every(({ key }) => this.#contents.has(key));

  /** Fills the forms of the series that have new files, when all files are read. */
  fillAll(targets: readonly FillTarget[]): void {
    if (this.#state.files.some(isPending)) return;
    const groups = filesBySeries(this.#state.files);
    const next = targets.filter(({ seriesId }) => {
      const files = groups.get(seriesId) ?? [];
      return this.hasContents(files) && this.#state.fills[seriesId]?.mark !== markOf(files);
    });
    void this.#fill(next, false);
  }

  /** Fills one form again, also when staff have changed it. */
  fillAgain(target: FillTarget): void {
    void this.#fill([target], true);
  }

  async #read(): Promise<void> {
    if (this.#isReading) return;
    this.#isReading = true;
    const line = async () => {
      for (let keys = this.#nextKeys(); keys.length > 0; keys = this.#nextKeys()) await this.#find(keys);
    };
    await Promise.all(Array.from({ length: LINES }, line));
    this.#isReading = false;
  }

  /** The next files that wait. Whole files are sent one by one. */
  #nextKeys(): number[] {
    const waiting = this.#state.files.filter(({ state }) => state === 'waiting');
    return waiting.slice(0, this.#part === 'header' ? GAME_COUNT : 1).map(({ key }) => key);
  }

  async #find(keys: readonly number[]): Promise<void> {
    this.#changeFiles(keys, (file) => ({ ...file, state: 'sending' }));
    const part = this.#part;
    const contents = await Promise.all(keys.map((key) => this.#contentOf(key, part)));
    const readable = keys.flatMap((key, index) => {
      const content = contents[index];
      return content ? [{ key, content }] : [];
    });
    const unread = keys.filter((key) => !readable.some((each) => each.key === key));
    this.#fail(unread, { messageKey: 'api.replay.night.gone', params: {} });
    if (readable.length === 0) return;
    const outcome = await findSeries(
      readable.map(({ content }) => content),
      part,
    );
    if (outcome.status === 'refused') {
      const { messageKey, params } = outcome;
      this.#fail(
        readable.map(({ key }) => key),
        { messageKey, params },
      );
    } else if (outcome.needsWholeFiles) {
      this.#part = 'file';
      this.#changeFiles(keys, (file) => ({ ...file, state: 'waiting' }));
    } else {
      readable.forEach(({ key, content }, index) => {
        const found = outcome.files[index];
        if (!found) return;
        const whole = this.#contents.get(key);
        // the header is enough for the rest of the visit, and the file may be moved on the disk meanwhile
        if (this.#contents.has(key)) this.#contents.set(key, content);
        const before = this.#readBefore(found);
        this.#changeFiles([key], (file) => readFile(file, found, before));
        this.#remember(key, whole);
      });
    }
  }

  /** Notes the whole file of a game. Another recording of the same game is not used, so it is not kept either. */
  #remember(key: number, whole: File | undefined): void {
    const read = this.#state.files.find((file) => file.key === key);
    if (whole && read && read.digest !== null && read.state !== 'unused') replayKeeper.remember(read.digest, whole);
  }

  /** The files that are read already. The kept one of an earlier visit makes room for the same file of now. */
  #readBefore({ sha256 }: { sha256: string | null }): NightFile[] {
    const others = this.#state.files.filter((file) => !isPending(file) && file.state !== 'unused');
    const kept = others.find((file) => file.sha256 === sha256 && !this.#contents.has(file.key));
    if (!kept || sha256 === null) return others;
    this.#setFiles(this.#state.files.filter((file) => file !== kept));
    return others.filter((file) => file !== kept);
  }

  /** What is sent of a file; null when the browser cannot read it any more. */
  async #contentOf(key: number, part: 'header' | 'file'): Promise<File | null> {
    const file = this.#contents.get(key);
    if (!file) return null;
    return part === 'header' ? headerOf(file).catch(() => null) : file;
  }

  #fail(keys: readonly number[], reason: NonNullable<NightFile['reason']>): void {
    this.#changeFiles(keys, (file) => ({
      ...file,
      state: 'failed',
      reason: { ...reason, params: { file: file.name, ...reason.params } },
    }));
  }

  async #fill(targets: readonly FillTarget[], isForced: boolean): Promise<void> {
    for (const target of targets) this.#wanted.set(target.seriesId, { target, isForced });
    if (this.#isFilling) return;
    this.#isFilling = true;
    const line = async () => {
      for (let next = this.#nextWanted(); next; next = this.#nextWanted()) await this.#fillOne(next);
    };
    await Promise.all(Array.from({ length: LINES }, line));
    this.#isFilling = false;
  }

  #nextWanted(): WantedFill | undefined {
    const [next] = this.#wanted.values();
    if (next) this.#wanted.delete(next.target.seriesId);
    return next;
  }

  async #fillOne({ target, isForced }: WantedFill): Promise<void> {
    const { seriesId } = target;
    const files = filesBySeries(this.#state.files).get(seriesId) ?? [];
    const mark = markOf(files);
    const before = this.#state.fills[seriesId] ?? null;
    const contents = files.flatMap(({ key }) => this.#contents.get(key) ?? []);
    if (contents.length === 0 || contents.length < files.length) return;
    if (hasTooMany(target.format, files.length)) {
      const reason = { messageKey: 'api.replay.night.too-many', params: { files: files.length } };
      this.#setFill(seriesId, { ...NO_FILL, mark, state: 'failed', reason });
      return;
    }
    this.#setFill(seriesId, { ...NO_FILL, mark });
    this.#setFill(seriesId, { ...(await fillReport(this.owner, target, contents, { before, isForced })), mark });
  }

  #setFill(seriesId: number, fill: NightFill): void {
    this.#set({ ...this.#state, fills: { ...this.#state.fills, [seriesId]: fill } });
  }

  #changeFiles(keys: readonly number[], change: (file: NightFile) => NightFile): void {
    if (keys.length === 0) return;
    this.#setFiles(this.#state.files.map((file) => (keys.includes(file.key) ? change(file) : file)));
  }

  #setFiles(files: NightFile[]): void {
    this.#set({ ...this.#state, files });
  }

  #set(state: NightState): void {
    this.#state = state;
    const kept = draftOf(state);
    writeDraft(this.owner, NIGHT, kept.files.length === 0 ? null : { value: kept, version: null });
    this.#tell();
  }

  #tell(): void {
    this.#listeners.forEach((listener) => listener());
  }
}

const stores = new Map<DraftOwner, NightStore>();

/** The night of a person, the same during the whole visit. */
export function nightOf(owner: DraftOwner): NightStore {
  const store = stores.get(owner) ?? new NightStore(owner);
  stores.set(owner, store);
  return store;
}

/** Forgets all nights, as a reload does. For tests. */
export const forgetNights = (): void => stores.clear();
