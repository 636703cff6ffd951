import { refusalOf, Rosters } from '../../../../test/factories/rosters.ts';
import type { Person } from '../../../../test/factories/rosters.ts';
import { collideCalls } from '../../../../test/harness/locks.ts';
import type { LockedRows } from '../../../../test/harness/locks.ts';
import type { LeagueErrorCode } from '../../../domain/league-error.ts';

/** Rounds of each race. Before a release a thousand are run (docs/how-to.md). */
const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 2);
/** The number of rounds at the same time. Their calls have a connection each. */
const AT_ONCE = 10;
const PATIENCE_MS = 600_000;

let rosters: Rosters;
beforeAll(async () => (rosters = await Rosters.start()));
afterAll(() => rosters.close());

type Outcome = LeagueErrorCode | null;

/** One round: the row that its two calls need, the calls, and what must be true of their outcomes and the database. */
interface Round {
  row: number;
  calls: readonly [() => Promise<unknown>, () => Promise<unknown>];
  check: (outcomes: readonly Outcome[]) => Promise<void>;
}

/** Plays all rounds, ten at a time. Every second round starts its calls in the other order. */
async function race(table: LockedRows['table'], prepare: (n: number) => Promise<Round>): Promise<void> {
  for (let from = 0; from < ROUNDS; from += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, ROUNDS - from) }, (_, index) => from + index);
    const rounds = await Promise.all(numbers.map((n) => prepare(n)));
    const calls = rounds.flatMap((round, n) => (n % 2 === 0 ? round.calls : [round.calls[1], round.calls[0]]));
    const outcomes = await collideCalls(
      rosters.url,
      { table, ids: rounds.map(({ row }) => row) },
      calls.map((call) => () => refusalOf(call())),
    );
    for (const [n, round] of rounds.entries()) {
      const own = outcomes.slice(2 * n, 2 * n + 2);
      await round.check(n % 2 === 0 ? own : own.reverse());
    }
  }
}

const sorted = (outcomes: readonly Outcome[]) => outcomes.map(String).sort();

/** The teams of earlier tests are already checked. */
let lookedAt = 0;
const TEAMS_AT_ONCE = 200;

afterEach(async () => {
  const teams = await rosters.db.query<{ id: number }>('select id from team where id > $1 order by id', [lookedAt]);
  for (let from = 0; from < teams.length; from += TEAMS_AT_ONCE) {
    const ids = teams.slice(from, from + TEAMS_AT_ONCE).map(({ id }) => id);
    expect(await rosters.broken(ids)).toEqual([]);
    lookedAt = ids.at(-1) ?? lookedAt;
  }
});

test(
  'one invite accepted twice at once is accepted once',
  async () => {
    await race('player', async () => {
      const { teamId, players } = await rosters.team(2);
      const player = await rosters.person();
      const inviteId = await rosters.ask(players[0], player);
      const accept = () => rosters.invites.accept(player.actor, inviteId);
      return {
        row: player.playerId,
        calls: [accept, accept],
        check: async (outcomes) => {
          expect(sorted(outcomes)).toEqual(['INVITE_NOT_PENDING', 'null']);
          expect((await rosters.stored(teamId)).roster).toHaveLength(3);
        },
      };
    });
  },
  PATIENCE_MS,
);

test(
  'a player who accepts two teams at once is in one',
  async () => {
    await race('player', async () => {
      const [one, other] = [await rosters.team(1), await rosters.team(1)];
      const player = await rosters.person();
      const invites = [await rosters.ask(one.players[0], player), await rosters.ask(other.players[0], player)] as const;
      return {
        row: player.playerId,
        calls: [
          () => rosters.invites.accept(player.actor, invites[0]),
          () => rosters.invites.accept(player.actor, invites[1]),
        ],
        check: async (outcomes) => {
          expect(sorted(outcomes)).toEqual(['INVITE_NOT_PENDING', 'null']);
          const won = outcomes.indexOf(null);
          expect(await rosters.inviteStatus(invites[won] ?? 0)).toBe(1);
          expect(await rosters.inviteStatus(invites[1 - won] ?? 0)).toBe(3);
          const sizes = [await rosters.stored(one.teamId), await rosters.stored(other.teamId)].map(
            ({ roster }) => roster.length,
          );
          expect(sizes).toEqual(won === 0 ? [2, 1] : [1, 2]);
        },
      };
    });
  },
  PATIENCE_MS,
);

test(
  'the fifth place is given once',
  async () => {
    await race('team', async () => {
      const { teamId, players } = await rosters.team(4);
      const [one, other] = [await rosters.person(), await rosters.person()];
      return {
        row: teamId,
        calls: [() => rosters.ask(players[0], one), () => rosters.ask(players[0], other)],
        check: async (outcomes) => {
          expect(sorted(outcomes)).toEqual(['TEAM_FULL', 'null']);
          expect((await rosters.stored(teamId)).pending).toHaveLength(1);
        },
      };
    });
  },
  PATIENCE_MS,
);

test(
  'one player asked twice at once by a team is asked once',
  async () => {
    await race('player', async () => {
      const { teamId, players } = await rosters.team(2);
      const player = await rosters.person();
      const ask = () => rosters.ask(players[0], player);
      return {
        row: player.playerId,
        calls: [ask, ask],
        check: async (outcomes) => {
          expect(sorted(outcomes)).toEqual(['INVITE_EXISTS', 'null']);
          expect((await rosters.stored(teamId)).pending).toEqual([player.playerId]);
        },
      };
    });
  },
  PATIENCE_MS,
);

test(
  'a player asked while joining another team is not left with an invite',
  async () => {
    await race('player', async () => {
      const [joined, asking] = [await rosters.team(1), await rosters.team(1)];
      const player = await rosters.person();
      const inviteId = await rosters.ask(joined.players[0], player);
      return {
        row: player.playerId,
        calls: [() => rosters.invites.accept(player.actor, inviteId), () => rosters.ask(asking.players[0], player)],
        check: async ([accepted, asked]) => {
          expect(accepted).toBeNull();
          expect([null, 'PLAYER_HAS_TEAM']).toContain(asked);
          expect((await rosters.stored(asking.teamId)).pending).toEqual([]);
        },
      };
    });
  },
  PATIENCE_MS,
);

test(
  'a player taken out while becoming captain leaves one captain behind',
  async () => {
    await race('team', async () => {
      const { teamId, players } = await rosters.team(3);
      const [captain, second] = [players[0] as Person, players[1] as Person];
      return {
        row: teamId,
        calls: [
          () => rosters.captaincy.kick(captain.actor, second.playerId),
          () => rosters.captaincy.handOver(captain.actor, second.playerId),
        ],
        check: async ([kicked, handedOver]) => {
          const { roster } = await rosters.stored(teamId);
          if (kicked === null) {
            expect(handedOver).toBe('NOT_IN_TEAM');
            expect(roster[0]?.playerId).toBe(captain.playerId);
          } else {
            expect([kicked, handedOver]).toEqual(['NOT_CAPTAIN', null]);
            expect(roster[0]?.playerId).toBe(second.playerId);
          }
        },
      };
    });
  },
  PATIENCE_MS,
);

test(
  'a player who leaves while becoming captain leaves one captain behind',
  async () => {
    await race('team', async () => {
      const { teamId, players } = await rosters.team(2);
      const [captain, second] = [players[0] as Person, players[1] as Person];
      return {
        row: teamId,
        calls: [
          () => rosters.leaving.leave(second.actor),
          () => rosters.captaincy.handOver(captain.actor, second.playerId),
        ],
        check: async ([left, handedOver]) => {
          const { roster } = await rosters.stored(teamId);
          expect([
            [null, 'NOT_IN_TEAM'],
            ['MUST_HAND_OVER', null],
          ]).toContainEqual([left, handedOver]);
          expect(roster.map(({ playerId }) => playerId)).toEqual(
            left === null ? [captain.playerId] : [second.playerId, captain.playerId],
          );
        },
      };
    });
  },
  PATIENCE_MS,
);

test(
  'from three, thirty invites at once fill the team and no more',
  async () => {
    for (let round = 0; round < Math.ceil(ROUNDS / 20); round++) {
      const { teamId, players } = await rosters.team(3);
      const asked = await Promise.all(Array.from({ length: 30 }, () => rosters.person()));
      const outcomes = await Promise.all(asked.map((player) => refusalOf(rosters.ask(players[0], player))));
      expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(2);
      expect(outcomes.filter((outcome) => outcome === 'TEAM_FULL')).toHaveLength(28);
      expect((await rosters.stored(teamId)).pending).toHaveLength(2);
    }
  },
  PATIENCE_MS,
);
