import type { Random } from '../../src/domain/random.ts';
import { deskOf, lastEntry, newMatter, takeBack, type Desk } from '../api/staff/undo/desk.ts';
import type { Matter } from '../api/requests/own-matter-world.ts';
import type { Work } from '../api/staff/undo/member-work.ts';
import { keepLogins } from '../harness/accounts.ts';
import type { TestApp } from '../harness/app.ts';
import { FittingValues } from '../leaks/fitting-values.ts';
import { callersOf, privateWorld, type CallerKind } from '../leaks/private-world.ts';
import { walkedCalls, type WalkedCall } from '../leaks/walked-calls.ts';
import { PLAYER_WORKS } from './mirror-player-works.ts';
import { MIRROR_WORKS } from './mirror-works.ts';

/** How often each kind was done, taken back and refused. */
class ActCounts {
  readonly #counts = new Map<string, { done: number; undone: number; refused: number }>();

  add(name: string, what: 'done' | 'undone' | 'refused'): void {
    const count = this.#counts.get(name) ?? { done: 0, undone: 0, refused: 0 };
    count[what]++;
    this.#counts.set(name, count);
  }

  /** Of the kinds whose names end so. */
  sum(what: 'done' | 'undone' | 'refused', end = ''): number {
    return [...this.#counts].reduce((sum, [name, count]) => sum + (name.endsWith(end) ? count[what] : 0), 0);
  }

  /** The kinds that were done at all. */
  kinds(): number {
    return [...this.#counts.values()].filter(({ done }) => done > 0).length;
  }

  text(): string {
    const lines = [...this.#counts].toSorted(([a], [b]) => a.localeCompare(b));
    return lines
      .map(([name, { done, undone, refused }]) => `${name}: ${done} done, ${undone} undone, ${refused} refused`)
      .join('\n');
  }
}

const PLAYERS: readonly CallerKind[] = ['player', 'captain', 'newcomer'];
/** The number of divisions that acts take in turn, so that later acts meet earlier ones. */
const MATTERS = 30;
/** Of this many acts of players one is a call with values by lot, of which most are refused: that changes nothing. The others are prepared. */
const BY_LOT = 3;
/** After this many acts the ids for the calls of players are read again. */
const FITTING = 25;

/** A refusal is an answer: what was done before can forbid an act, or that it is taken back. Anything else is a fault. */
const isRefusal = (error: unknown): boolean => error instanceof Error && /^[A-Z_]+ api\./.test(error.message);

/** Staff and players who do anything, by lot. */
export class LeagueLife {
  readonly counts = new ActCounts();
  readonly #matters: Matter[] = [];
  #acts = 0;
  #rows: Awaited<ReturnType<typeof FittingValues.rowsIn>> | null = null;

  private constructor(
    private readonly random: Random,
    readonly desk: Desk,
    private readonly tokens: Readonly<Record<CallerKind, string | null>>,
    private readonly calls: readonly WalkedCall[],
  ) {}

  static async of(app: TestApp, random: Random): Promise<LeagueLife> {
    const world = await privateWorld(app);
    const tokens = await callersOf(app, world);
    // one league counts the accounts that it makes
    const desk = { ...(await deskOf(app, 'admin', 'admin')), league: world.league };
    await keepLogins(app.db);
    const calls = walkedCalls(app.app).filter(({ isReading, access }) => !isReading && access?.kind !== 'roles');
    return new LeagueLife(random, desk, tokens, calls);
  }

  /** Does this many acts: acts of staff, some of which are undone, and acts of players. */
  async live(acts: number): Promise<void> {
    for (let n = 0; n < acts; n++) {
      if (n % FITTING === 0) this.#rows = await FittingValues.rowsIn(this.desk.app.db);
      await (this.random.chance(0.3) ? this.#play() : this.#work());
    }
  }

  /** Does this once, to a division of its own. */
  async perform(named: string): Promise<void> {
    const { work } = MIRROR_WORKS.find(({ name }) => name === named)!;
    await (
      await work(this.desk, await newMatter(this.desk))
    )();
    this.counts.add(named, 'done');
  }

  async #play(): Promise<void> {
    if (++this.#acts % BY_LOT === 0) return this.#call();
    const { desk, random, counts } = this;
    const { name, work } = random.pick(PLAYER_WORKS);
    try {
      await this.#perform(work, await this.#matter()).catch(async (error) => {
        // in another division nothing that was done before forbids it
        if (!isRefusal(error)) throw error;
        await (
          await work(desk, await this.#newMatter())
        )();
      });
      counts.add(name, 'done');
    } catch (error) {
      if (!isRefusal(error)) throw error;
      counts.add(name, 'refused');
    }
  }

  /** What was done to this division may leave no room for the act: it is then done to a new one. */
  async #perform(work: Work, matter: Matter): Promise<void> {
    const perform = await work(this.desk, matter).catch(async () => work(this.desk, await this.#newMatter()));
    await perform();
  }

  async #call(): Promise<void> {
    const { app } = this.desk;
    const values = new FittingValues(this.#rows!, this.random.int(-1, 1));
    const caller = this.random.pick(PLAYERS);
    const call = this.random.pick(this.calls);
    const { path, init } = call.request(this.tokens[caller], values, 1);
    const answer = await fetch(app.url + path, init);
    const text = await answer.text();
    const isDone = answer.ok && !/"__typename":"Problem"|"errors":/.test(text);
    this.counts.add(`${call.name} by players`, isDone ? 'done' : 'refused');
  }

  async #work(): Promise<void> {
    const { desk, random, counts } = this;
    const { name, work } = random.pick(MIRROR_WORKS);
    const matter = await this.#matter();
    try {
      await this.#perform(work, matter);
      counts.add(name, 'done');
      if (!random.chance(0.3)) return;
      await takeBack(desk, (await lastEntry(desk)).id);
      counts.add(name, 'undone');
    } catch (error) {
      if (!isRefusal(error)) throw error;
      counts.add(name, 'refused');
    }
  }

  async #matter(): Promise<Matter> {
    return this.#matters.length < MATTERS || this.random.chance(0.1)
      ? this.#newMatter()
      : this.random.pick(this.#matters);
  }

  async #newMatter(): Promise<Matter> {
    const matter = await newMatter(this.desk);
    this.#matters[this.#matters.length < MATTERS ? this.#matters.length : this.random.int(0, MATTERS - 1)] = matter;
    return matter;
  }
}
