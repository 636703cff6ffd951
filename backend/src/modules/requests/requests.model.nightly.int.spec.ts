import fc from 'fast-check';
import { Requests } from '../../../test/factories/requests.ts';
import { refusalOf } from '../../../test/factories/rosters.ts';
import { elementAt } from '../../../test/factories/roster-model.ts';
import { RequestModel } from '../../../test/factories/request-model.ts';
import type { Code } from '../../../test/factories/roster-model.ts';
import type { Person } from '../../../test/factories/rosters.ts';

/** The number of random histories. Before a release a thousand are run (docs/how-to.md). */
const RUNS = Number(process.env['MODEL_RUNS'] ?? 15);
/** The same histories every time unless set, so that a failure in CI can be repeated on a developer's machine. */
const SEED = Number(process.env['MODEL_SEED'] ?? 11);
const STEPS = 60;
const PATIENCE_MS = 3_600_000;
/** The time between two steps, so that no one reaches the limit on requests. */
const STEP_MS = 3 * 60_000;

/** The sizes of the first teams, the number of players without a team, and the number of names to request. */
const TEAMS = [3, 2, 1];
const FREE = 4;
const NAMES = 3;
const PLAYERS = TEAMS.reduce((sum, size) => sum + size, FREE);

/** One event. Players, names, invites and requests are chosen by number, whatever their present count is. */
type Step =
  | { do: 'invite' | 'handOver' | 'kick'; by: number; target: number }
  | { do: 'acceptInvite'; by: number; index: number }
  | { do: 'leave'; by: number }
  | { do: 'askToLeave'; by: number }
  | { do: 'askForTeam' | 'askForName'; by: number; name: number }
  | { do: 'staffAccept' | 'staffDeny'; index: number }
  | { do: 'cancel'; by: number; index: number }
  | { do: 'staffPlace'; target: number; team: number }
  | { do: 'turn'; key: 'transfer_open' | 'registration_open'; isOn: boolean };

const player = fc.nat({ max: PLAYERS - 1 });
const index = fc.nat({ max: 11 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constantFrom('invite', 'invite', 'invite', 'handOver', 'kick'),
      by: player,
      target: player,
    }),
  },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('acceptInvite' as const), by: player, index }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('leave' as const), by: player }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('askToLeave' as const), by: player }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('askForTeam', 'askForName'),
      by: player,
      name: fc.nat({ max: NAMES - 1 }),
    }),
  },
  { weight: 8, arbitrary: fc.record({ do: fc.constantFrom('staffAccept', 'staffAccept', 'staffDeny'), index }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const), by: player, index }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('staffPlace' as const), target: player, team: fc.nat({ max: 2 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('turn' as const),
      key: fc.constantFrom('transfer_open', 'registration_open'),
      isOn: fc.boolean(),
    }),
  },
);

/** The result in the model, and in the product. */
type Outcome = [expected: Code, code: Code];

let requests: Requests;
beforeAll(async () => (requests = await Requests.start()));
afterAll(() => requests.close());
let histories = 0;

/** A history that is played in the database and in the model at the same time. */
class History {
  readonly model = new RequestModel(TEAMS);
  readonly teamIds: number[] = [];
  readonly people: Person[] = [];
  readonly inviteIds: number[] = [];
  readonly requestIds: number[] = [];
  readonly number = ++histories;

  async begin(): Promise<void> {
    const { rosters } = requests;
    await rosters.turn('registration_open', true);
    this.model.turn('registration_open', true);
    // every second history begins outside of the window, where accepting an invite creates a request
    await rosters.turn('transfer_open', this.number % 2 === 0);
    this.model.turn('transfer_open', this.number % 2 === 0);
    for (const size of TEAMS) {
      const { teamId, players } = await rosters.team(size);
      this.teamIds.push(teamId);
      this.people.push(...players);
    }
    for (let n = 0; n < FREE; n++) this.people.push(await rosters.person());
  }

  /** Returns whether the event happened. It may be refused, or its object may not exist. */
  async play(event: Step): Promise<string | null> {
    const { clock } = requests.rosters;
    clock.set(new Date(clock.now().getTime() + STEP_MS));
    const outcome = await this.both(event);
    if (!outcome) return null;
    const [expected, code] = outcome;
    expect({ event, code }).toEqual({ event, code: expected });
    await this.compare(event);
    return code === null ? event.do : `${event.do}: ${code}`;
  }

  private both(event: Step): Promise<Outcome | null> {
    const { rosters } = requests;
    switch (event.do) {
      case 'turn':
        return this.outcome(
          () => (this.model.turn(event.key, event.isOn), null),
          () => rosters.turn(event.key, event.isOn),
        );
      case 'staffPlace': {
        const target = this.likely(event.target, this.free(event.target));
        const join = () => rosters.joining.join(this.person(target).playerId, elementAt(this.teamIds, event.team));
        return this.outcome(
          () => this.model.staffPlace(target, event.team),
          () => rosters.db.transaction(join),
        );
      }
      case 'leave':
        return this.outcome(
          () => this.model.leave(event.by),
          () => rosters.leaving.leave(this.person(event.by).actor),
        );
      case 'invite':
      case 'handOver':
      case 'kick':
        return this.captains(event.do, this.likely(event.by, this.model.captainOf(event.by)), event.target);
      case 'acceptInvite':
        return this.acceptInvite(event.by, event.index);
      case 'askForTeam':
      case 'askForName':
      case 'askToLeave':
        return this.ask(event);
      default:
        return this.decide(event);
    }
  }

  private async outcome(expected: () => Code, work: () => Promise<unknown>): Promise<Outcome> {
    return [expected(), await refusalOf(work())];
  }

  private captains(action: 'invite' | 'handOver' | 'kick', by: number, target: number): Promise<Outcome> {
    const who = action === 'invite' ? this.likely(target, this.free(target)) : target;
    const [caller, other] = [this.person(by), this.person(who)];
    const ask = async () => this.inviteIds.push(await requests.rosters.ask(caller, other));
    return this.outcome(
      () => this.model[action](by, who),
      () => (action === 'invite' ? ask() : requests.rosters.captaincy[action](caller.actor, other.playerId)),
    );
  }

  private async acceptInvite(by: number, number: number): Promise<Outcome | null> {
    const which = this.newest(this.inviteIds, number);
    if (which === null) return null;
    const caller = this.likely(by, elementAt(this.model.invites, which).player);
    const work = async () => {
      const [{ actor }, inviteId] = [this.person(caller), elementAt(this.inviteIds, which)];
      if ((await requests.acceptInvite.accept(actor, inviteId)) === 'joined') return;
      this.requestIds.push(await this.newestRequestOf(caller));
    };
    return this.outcome(() => this.model.acceptInvite(caller, which), work);
  }

  private ask(event: Extract<Step, { do: 'askForTeam' | 'askForName' | 'askToLeave' }>): Promise<Outcome> {
    const asks = {
      askForTeam: (name: string, person: Person) => requests.askForTeam(person, name),
      askForName: (name: string, { actor }: Person) => requests.changeTeamInfo.submit(actor, { name }),
      askToLeave: (_name: string, { actor }: Person) => requests.leaveTeam.submit(actor),
    };
    const may = event.do === 'askForTeam' ? this.free(event.by) : this.model.captainOf(event.by);
    const by = this.likely(event.by, may);
    const name = 'name' in event ? event.name : 0;
    return this.outcome(
      () => (event.do === 'askToLeave' ? this.model.askToLeave(by) : this.model[event.do](by, name)),
      async () => this.requestIds.push(await asks[event.do](`Namn ${this.number} ${name}`, this.person(by))),
    );
  }

  private async decide(event: Extract<Step, { do: 'staffAccept' | 'staffDeny' | 'cancel' }>): Promise<Outcome | null> {
    const which = this.newest(this.requestIds, event.index);
    if (which === null) return null;
    const id = elementAt(this.requestIds, which);
    if (event.do === 'cancel') {
      const by = this.likely(event.by, elementAt(this.model.requests, which).by);
      return this.outcome(
        () => this.model.cancel(by, which),
        () => requests.staff.cancel(this.person(by).actor, id),
      );
    }
    const outcome = await this.outcome(
      () => this.model[event.do](which),
      () =>
        event.do === 'staffAccept'
          ? requests.staff.accept(requests.admin, id)
          : requests.staff.deny(requests.admin, id, 'Nej.'),
    );
    const { kind, teamId, status } = await requests.stored(id);
    const isNew = kind === 'newTeam' && status === 'accepted' && outcome[1] === null;
    if (isNew && teamId !== null) this.teamIds.push(teamId);
    return outcome;
  }

  /** The database has the model's state, and breaks no rule. */
  private async compare(event: Step): Promise<void> {
    const { db } = requests.rosters;
    const entries = await db.query<{ team: number; player: number }>(
      `select team_id as team, player_id as player from roster_entry
        where team_id = any($1::int[]) and valid_to is null order by team_id, sort_order, id`,
      [this.teamIds],
    );
    const statuses = (table: string, ids: number[]) =>
      db.query<{ status: unknown }>(`select status from ${table} where id = any($1::int[]) order by id`, [ids]);
    const names = await db.query<{ name: string }>('select name from team where id = any($1::int[]) order by id', [
      this.teamIds,
    ]);
    const stored = {
      rosters: this.teamIds.map((id) =>
        entries
          .filter(({ team }) => team === id)
          .map((row) => this.people.findIndex((it) => it.playerId === row.player)),
      ),
      names: names.map(({ name }) => (name.startsWith('Namn') ? Number(name.split(' ')[2]) : null)),
      invites: (await statuses('invite', this.inviteIds)).map(({ status }) => status),
      requests: (await statuses('approval_request', this.requestIds)).map(({ status }) => status),
    };
    const expected = {
      rosters: this.model.rosters,
      names: this.model.names.map((name) => (name < 0 ? null : name)),
      invites: this.model.invites.map(({ status }) => status),
      requests: this.model.requests.map(({ status }) => status),
    };
    expect({ event, ...stored }).toEqual({ event, ...expected });
    expect({ event, broken: await requests.rosters.broken(this.teamIds) }).toEqual({ event, broken: [] });
  }

  /** Most players could not do the chosen act, so three of four actors are replaced by one who may. */
  private likely(by: number, who: number | null): number {
    return by % 4 === 1 || who === null ? by : who;
  }

  /** A player without a team. */
  private free(number: number): number | null {
    const free = this.people.map((_, index) => index).filter((index) => this.model.teamOf(index) === null);
    return free[number % free.length] ?? null;
  }

  /** The newest may still be open. */
  private newest(ids: readonly number[], number: number): number | null {
    return ids.length === 0 ? null : ids.length - 1 - (number % ids.length);
  }

  private async newestRequestOf(by: number): Promise<number> {
    const [row] = await requests.rosters.db.query<{ id: number }>(
      'select max(id) as id from approval_request where user_id = $1',
      [this.person(by).userId],
    );
    return row?.id ?? 0;
  }

  private person(number: number): Person {
    return elementAt(this.people, number);
  }
}

test(
  'whatever is asked and decided in whatever order, the database does what the rules say and never breaks them',
  async () => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: STEPS, size: 'max' }), async (steps) => {
        const history = new History();
        await history.begin();
        for (const event of steps) {
          const what = await history.play(event);
          if (what) seen.add(what);
        }
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: true, interruptAfterTimeLimit: PATIENCE_MS },
    );
    // without this check, a history without events would pass
    expect(MUST_HAPPEN.filter((what) => !seen.has(what))).toEqual([]);
  },
  PATIENCE_MS,
);

const MUST_HAPPEN = [
  'acceptInvite',
  'askForName',
  'askForTeam',
  'askToLeave',
  'cancel',
  'staffAccept',
  'staffAccept: REQUEST_ALREADY_DECIDED',
  'staffDeny',
];
