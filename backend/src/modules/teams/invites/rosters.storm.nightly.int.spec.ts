import { elementAt } from '../../../../test/factories/roster-model.ts';
import { refusalOf, Rosters } from '../../../../test/factories/rosters.ts';
import type { Person } from '../../../../test/factories/rosters.ts';
import { createRandom } from '../../../domain/random.ts';
import type { Random } from '../../../domain/random.ts';

/** Rounds of sixty simultaneous events each. Before a release five hundred are run (docs/how-to.md). */
const ROUNDS = Number(process.env['STORM_ROUNDS'] ?? 1);
const EVENTS = 60;
const PATIENCE_MS = 1_800_000;

let rosters: Rosters;
beforeAll(async () => (rosters = await Rosters.start()));
afterAll(() => rosters.close());

/** Three teams with players, some players without a team, and a few pending invites. */
interface Scene {
  teamIds: number[];
  people: Person[];
  inviteIds: number[];
}

async function scene(): Promise<Scene> {
  await rosters.turn('transfer_open', true);
  const teams = [await rosters.team(4), await rosters.team(3), await rosters.team(2)];
  const free = [await rosters.person(), await rosters.person(), await rosters.person(), await rosters.person()];
  const inviteIds = [
    await rosters.ask(elementAt(teams, 0).players[0], elementAt(free, 0)),
    await rosters.ask(elementAt(teams, 1).players[0], elementAt(free, 0)),
    await rosters.ask(elementAt(teams, 2).players[0], elementAt(free, 1)),
  ];
  return {
    teamIds: teams.map(({ teamId }) => teamId),
    people: [...teams.flatMap(({ players }) => players), ...free],
    inviteIds,
  };
}

/** One random event. */
function event(random: Random, { people, teamIds, inviteIds }: Scene): Promise<unknown> {
  const [by, target] = [random.pick(people), random.pick(people)];
  const inviteId = random.pick(inviteIds);
  const asked = () =>
    rosters.ask(by, target).then((id) => {
      inviteIds.push(id);
    });
  const events: (() => Promise<unknown>)[] = [
    asked,
    asked,
    asked,
    () => rosters.invites.accept(by.actor, inviteId),
    () => rosters.invites.accept(by.actor, inviteId),
    () => rosters.invites.deny(by.actor, inviteId),
    () => rosters.teamInvites.remove(by.actor, inviteId),
    () => rosters.captaincy.kick(by.actor, target.playerId),
    () => rosters.captaincy.handOver(by.actor, target.playerId),
    () => rosters.captaincy.handOver(by.actor, target.playerId),
    () => rosters.leaving.leave(by.actor),
    () => rosters.db.transaction(() => rosters.joining.join(target.playerId, random.pick(teamIds))),
    () => rosters.turn('transfer_open', random.chance(0.8)),
  ];
  return random.pick(events)();
}

test(
  'whatever happens at once, every team is whole afterwards and every call is answered',
  async () => {
    const outcomes = new Map<string, number>();
    for (let round = 0; round < ROUNDS; round++) {
      const [random, there] = [createRandom(round), await scene()];
      const answers = await Promise.all(Array.from({ length: EVENTS }, () => refusalOf(event(random, there))));
      for (const answer of answers) outcomes.set(String(answer), (outcomes.get(String(answer)) ?? 0) + 1);
      expect({ round, broken: await rosters.broken(there.teamIds) }).toEqual({ round, broken: [] });
    }
    expect(outcomes.get('null')).toBeGreaterThan(ROUNDS * 5);
  },
  PATIENCE_MS,
);
