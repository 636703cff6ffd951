import fc from 'fast-check';
import { refusalOf, Rosters } from '../../../../test/factories/rosters.ts';
import { elementAt, LeagueModel } from '../../../../test/factories/roster-model.ts';
import type { Code } from '../../../../test/factories/roster-model.ts';
import type { Person } from '../../../../test/factories/rosters.ts';

/** The number of random histories. Before a release a thousand are run (docs/how-to.md). */
const RUNS = Number(process.env['MODEL_RUNS'] ?? 15);
/** The same histories every time unless set, so that a failure in CI can be repeated on a developer's machine. */
const SEED = Number(process.env['MODEL_SEED'] ?? 11);
const STEPS = 60;
const PATIENCE_MS = 3_600_000;
/** The time between two steps, longer than the period of the limit on invites. */
const STEP_MS = 3 * 60_000;

/** The sizes of the first teams, and the number of players without a team. */
const TEAMS = [3, 2, 1];
const FREE = 4;
const PLAYERS = TEAMS.reduce((sum, size) => sum + size, FREE);

/** One event. Players and invites are chosen by number, whatever their present count is. */
type Step =
  | { do: 'invite' | 'kick' | 'handOver'; by: number; target: number }
  | { do: 'remove' | 'accept' | 'acceptWithRequest' | 'deny'; by: number; invite: number }
  | { do: 'leave' | 'leaveAsLast'; by: number }
  | { do: 'staffPlace'; target: number; team: number }
  | { do: 'turn'; key: 'transfer_open' | 'registration_open'; isOn: boolean };

const player = fc.nat({ max: PLAYERS - 1 });
const invite = fc.nat({ max: 11 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('invite' as const), by: player, target: player }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('kick', 'handOver'), by: player, target: player }) },
  {
    weight: 9,
    arbitrary: fc.record({
      do: fc.constantFrom('remove', 'accept', 'accept', 'acceptWithRequest', 'deny'),
      by: player,
      invite,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('leave', 'leaveAsLast'), by: player }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('staffPlace' as const), target: player, team: fc.nat({ max: 2 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('turn' as const),
      key: fc.constantFrom('transfer_open', 'registration_open'),
      isOn: fc.boolean(),
    }),
  },
);

/** The result in the model, and in the product. */
type Outcome = [expected: Code, code: Code];

let rosters: Rosters;
beforeAll(async () => (rosters = await Rosters.start()));
afterAll(() => rosters.close());

/** A history that is played in the database and in the model at the same time. */
class History {
  readonly model = new LeagueModel(TEAMS);
  readonly teamIds: number[] = [];
  readonly people: Person[] = [];
  readonly inviteIds: number[] = [];

  async begin(): Promise<void> {
    await rosters.turn('transfer_open', true);
    await rosters.turn('registration_open', false);
    for (const size of TEAMS) {
      const { teamId, players } = await rosters.team(size);
      this.teamIds.push(teamId);
      this.people.push(...players);
    }
    for (let n = 0; n < FREE; n++) this.people.push(await rosters.person());
  }

  /**
   * The actor of a step. Most players could not do the chosen act, so three of four actors are replaced by one who may:
   * the captain for a captain's act, the invited player for an answer.
   */
  private caller(by: number, likely: number | null): number {
    return by % 4 === 1 || likely === null ? by : likely;
  }

  /** Returns whether the event happened. It may be refused, or its object may not exist. */
  async play(event: Step): Promise<boolean> {
    rosters.clock.set(new Date(rosters.clock.now().getTime() + STEP_MS));
    const outcome = await this.both(event);
    if (!outcome) return false;
    const [expected, code] = outcome;
    expect({ event, code }).toEqual({ event, code: expected });
    await this.compare(event);
    return code === null;
  }

  private async both(event: Step): Promise<Outcome | null> {
    switch (event.do) {
      case 'turn':
        await rosters.turn(event.key, event.isOn);
        this.model.turn(event.key, event.isOn);
        return [null, null];
      case 'staffPlace': {
        const { target, team } = event;
        const join = () => rosters.joining.join(this.person(target).playerId, elementAt(this.teamIds, team));
        return [this.model.staffPlace(target, team), await refusalOf(rosters.db.transaction(join))];
      }
      case 'leave':
        return [this.model.leave(event.by), await refusalOf(rosters.leaving.leave(this.person(event.by).actor))];
      case 'leaveAsLast':
        return this.leaveAsLast(event.by);
      case 'invite':
      case 'kick':
      case 'handOver':
        return this.captains(event.do, this.caller(event.by, this.model.captainOf(event.by)), event.target);
      default:
        return this.answer(event.do, event.by, event.invite);
    }
  }

  /** Staff accept that the last player leaves, if this player is one. */
  private async leaveAsLast(by: number): Promise<Outcome | null> {
    const team = this.model.teamOf(by);
    if (team === null) return null;
    const teamId = elementAt(this.teamIds, team);
    const expected = this.model.leaveAsLast(by);
    const work = rosters.db.transaction(async () => {
      await rosters.leaving.leaveAsLast(this.person(by).playerId, teamId);
      await rosters.joining.cancelInvitesOf(teamId, rosters.clock.now());
    });
    return [expected, await refusalOf(work)];
  }

  private async captains(action: 'invite' | 'kick' | 'handOver', by: number, target: number): Promise<Outcome | null> {
    const [caller, other] = [this.person(by), this.person(target)];
    const expected = this.model[action](by, target);
    if (action !== 'invite')
      return [expected, await refusalOf(rosters.captaincy[action](caller.actor, other.playerId))];
    return [
      expected,
      await refusalOf(
        rosters.ask(caller, other).then((id) => {
          this.inviteIds.push(id);
        }),
      ),
    ];
  }

  private async answer(
    action: 'remove' | 'accept' | 'acceptWithRequest' | 'deny',
    by: number,
    number: number,
  ): Promise<Outcome | null> {
    if (this.inviteIds.length === 0) return null;
    // the newest invites may still be pending
    const index = this.inviteIds.length - 1 - (number % this.inviteIds.length);
    const asked = elementAt(this.model.invites, index);
    const likely = action === 'remove' ? (this.model.rosters[asked.team]?.[0] ?? null) : asked.player;
    const caller = this.caller(by, likely);
    const [{ actor }, inviteId] = [this.person(caller), elementAt(this.inviteIds, index)];
    const expected = this.model[action](caller, index);
    const service =
      action === 'remove' ? rosters.teamInvites.remove(actor, inviteId) : rosters.invites[action](actor, inviteId);
    return [expected, await refusalOf(service)];
  }

  /** The database has the model's state, and breaks no rule. */
  private async compare(event: Step): Promise<void> {
    const entries = await rosters.db.query<{ team: number; player: number }>(
      `select team_id as team, player_id as player from roster_entry
        where team_id = any($1::int[]) and valid_to is null order by team_id, sort_order, id`,
      [this.teamIds],
    );
    const invites = await rosters.db.query<{ status: number; withRequest: boolean }>(
      'select status, with_request as "withRequest" from invite where id = any($1::int[]) order by id',
      [this.inviteIds],
    );
    const stored = {
      rosters: this.teamIds.map((id) =>
        entries
          .filter(({ team }) => team === id)
          .map((row) => this.people.findIndex((it) => it.playerId === row.player)),
      ),
      invites,
    };
    const expected = {
      rosters: this.model.rosters,
      invites: this.model.invites.map(({ status, withRequest }) => ({ status, withRequest })),
    };
    expect({ event, ...stored }).toEqual({ event, ...expected });
    expect({ event, broken: await rosters.broken(this.teamIds) }).toEqual({ event, broken: [] });
  }

  private person(index: number): Person {
    return elementAt(this.people, index);
  }
}

test(
  'whatever happens in whatever order, the database does what the rules say and never breaks them',
  async () => {
    const done = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: STEPS, size: 'max' }), async (steps) => {
        const history = new History();
        await history.begin();
        for (const event of steps) {
          if (await history.play(event)) done.set(event.do, (done.get(event.do) ?? 0) + 1);
        }
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: true, interruptAfterTimeLimit: PATIENCE_MS },
    );
    // without this check, a history without events would pass
    expect([...done.keys()].sort()).toEqual([
      'accept',
      'acceptWithRequest',
      'deny',
      'handOver',
      'invite',
      'kick',
      'leave',
      'leaveAsLast',
      'remove',
      'staffPlace',
      'turn',
    ]);
  },
  PATIENCE_MS,
);
