import { DETAILS, Requests } from '../../../test/factories/requests.ts';
import type { Person } from '../../../test/factories/rosters.ts';
import type { LockedRows } from '../../../test/harness/locks.ts';
import { raceRounds } from '../../../test/harness/race.ts';
import type { Outcome, Round } from '../../../test/harness/race.ts';

/** Rounds of each race. Before a release a thousand are run (docs/how-to.md). */
const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 2);
const PATIENCE_MS = 900_000;
const NO = 'Nej, inte nu.';

let requests: Requests;
beforeAll(async () => (requests = await Requests.start()));
afterAll(() => requests.close());

let made = 0;
const freshName = () => `Laget ${++made}`;

const race = (table: LockedRows['table'], prepare: () => Promise<Round>) =>
  raceRounds({ url: requests.rosters.url, table, rounds: ROUNDS }, prepare);

const sorted = (outcomes: readonly Outcome[]) => outcomes.map(String).sort();
const count = async (sql: string, ...params: unknown[]) => (await requests.rosters.db.query(sql, params)).length;
const teamsOf = ({ playerId }: Person) =>
  count('select 1 from roster_entry where player_id = $1 and valid_to is null', playerId);

test(
  'a request that two accept at once is carried out and told once',
  () =>
    race('approval_request', async () => {
      const player = await requests.rosters.person();
      const name = freshName();
      const id = await requests.askForTeam(player, name);
      const accept = () => requests.staff.accept(requests.admin, id);
      return {
        rows: [id],
        calls: [accept, accept],
        check: async (outcomes) => {
          expect(sorted(outcomes)).toEqual(['REQUEST_ALREADY_DECIDED', 'null']);
          expect(await count('select 1 from team where name = $1', name)).toBe(1);
          expect(await requests.told(player.userId, id)).toEqual([expect.stringContaining('is approved')]);
        },
      };
    }),
  PATIENCE_MS,
);

test(
  'a request that one accepts and one denies has one outcome, and the asker hears of that one',
  () =>
    race('approval_request', async () => {
      const player = await requests.rosters.person();
      const id = await requests.askForTeam(player, freshName());
      return {
        rows: [id],
        calls: [() => requests.staff.accept(requests.admin, id), () => requests.staff.deny(requests.admin, id, NO)],
        check: async (outcomes) => {
          expect(sorted(outcomes)).toEqual(['REQUEST_ALREADY_DECIDED', 'null']);
          const isAccepted = outcomes[0] === null;
          expect(await requests.stored(id)).toMatchObject(
            isAccepted ? { status: 'accepted', reason: null } : { status: 'denied', reason: NO, teamId: null },
          );
          expect(await teamsOf(player)).toBe(isAccepted ? 1 : 0);
          expect(await requests.told(player.userId, id)).toEqual([
            expect.stringContaining(isAccepted ? 'is approved' : NO),
          ]);
        },
      };
    }),
  PATIENCE_MS,
);

test(
  'a request that its asker takes back while staff accept it ends one way',
  () =>
    race('approval_request', async () => {
      const player = await requests.rosters.person();
      const id = await requests.askForTeam(player, freshName());
      return {
        rows: [id],
        calls: [() => requests.staff.accept(requests.admin, id), () => requests.staff.cancel(player.actor, id)],
        check: async (outcomes) => {
          expect(sorted(outcomes)).toEqual(['REQUEST_ALREADY_DECIDED', 'null']);
          expect((await requests.stored(id)).status).toBe(outcomes[0] === null ? 'accepted' : 'cancelled');
          expect(await teamsOf(player)).toBe(outcomes[0] === null ? 1 : 0);
        },
      };
    }),
  PATIENCE_MS,
);

test(
  'two names that read alike become one team',
  () =>
    race('approval_request', async () => {
      const [one, other] = [await requests.rosters.person(), await requests.rosters.person()];
      const name = freshName();
      const ids = [
        await requests.askForTeam(one, name),
        await requests.askForTeam(other, name.toUpperCase().replace(' ', '-')),
      ] as const;
      return {
        rows: ids,
        calls: [
          () => requests.staff.accept(requests.admin, ids[0]),
          () => requests.staff.accept(requests.admin, ids[1]),
        ],
        check: async (outcomes) => {
          expect(sorted(outcomes)).toEqual(['NAME_TAKEN', 'null']);
          const statuses = [await requests.stored(ids[0]), await requests.stored(ids[1])].map(({ status }) => status);
          expect(statuses).toEqual(outcomes[0] === null ? ['accepted', 'cancelled'] : ['cancelled', 'accepted']);
        },
      };
    }),
  PATIENCE_MS,
);

test(
  'a player whose two requests are accepted at once gets one team',
  () =>
    race('player', async () => {
      const player = await requests.rosters.person();
      const { players } = await requests.rosters.team(1);
      const newTeam = await requests.askForTeam(player, freshName());
      const transfer = await requests.askForTransfer(players[0], player);
      return {
        rows: [player.playerId],
        calls: [
          () => requests.staff.accept(requests.admin, newTeam),
          () => requests.staff.accept(requests.admin, transfer),
        ],
        check: async (outcomes) => {
          expect(sorted(outcomes)).toEqual(['REQUEST_ALREADY_DECIDED', 'null']);
          expect(await teamsOf(player)).toBe(1);
          const statuses = [await requests.stored(newTeam), await requests.stored(transfer)].map((it) => it.status);
          expect(statuses.sort()).toEqual(['accepted', 'cancelled']);
        },
      };
    }),
  PATIENCE_MS,
);

test(
  'a player who accepts two teams at once outside of the window asks staff for one of them',
  () =>
    race('player', async () => {
      const player = await requests.rosters.person();
      const teams = [await requests.rosters.team(1), await requests.rosters.team(1)] as const;
      await requests.rosters.turn('transfer_open', false);
      await requests.rosters.turn('registration_open', true);
      const invites = [
        await requests.rosters.ask(teams[0].players[0], player),
        await requests.rosters.ask(teams[1].players[0], player),
      ] as const;
      return {
        rows: [player.playerId],
        calls: [
          () => requests.acceptInvite.accept(player.actor, invites[0]),
          () => requests.acceptInvite.accept(player.actor, invites[1]),
        ],
        check: async (outcomes) => {
          expect(sorted(outcomes)).toEqual(['ALREADY_REQUESTED', 'null']);
          const won = outcomes.indexOf(null);
          expect(await requests.rosters.inviteStatus(invites[won] ?? 0)).toBe(1);
          expect(await requests.rosters.inviteStatus(invites[1 - won] ?? 0)).toBe(0);
          expect(await requests.lists.ownPending(player.actor)).toHaveLength(1);
        },
      };
    }),
  PATIENCE_MS,
);

test(
  'two image requests at once are one',
  () =>
    race('player', async () => {
      const player = await requests.rosters.person();
      const [one, other] = [await requests.picture(player.actor), await requests.picture(player.actor)];
      return {
        rows: [player.playerId],
        calls: [
          () => requests.newImages.submit(player.actor, { avatar: one }),
          () => requests.newImages.submit(player.actor, { avatar: other }),
        ],
        check: async (outcomes) => {
          expect(sorted(outcomes)).toEqual(['OPEN_IMAGE_REQUEST', 'null']);
          expect(await requests.lists.ownPending(player.actor)).toHaveLength(1);
        },
      };
    }),
  PATIENCE_MS,
);

test(
  'a player who comes in while staff let the last one go is in an open team or in none',
  () =>
    race('team', async () => {
      const { teamId, players } = await requests.rosters.team(1);
      const last = players[0] as Person;
      await requests.rosters.turn('transfer_open', true);
      const player = await requests.rosters.person();
      const inviteId = await requests.rosters.ask(last, player);
      const id = await requests.leaveTeam.submit(last.actor);
      return {
        rows: [teamId],
        calls: [
          () => requests.staff.accept(requests.admin, id),
          () => requests.acceptInvite.accept(player.actor, inviteId),
        ],
        check: async (outcomes) => {
          expect([
            [null, 'INVITE_NOT_PENDING'],
            ['NOT_LAST_PLAYER', null],
          ]).toContainEqual(outcomes);
          const [team] = await requests.rosters.db.query('select is_active as "isActive" from team where id = $1', [
            teamId,
          ]);
          expect(team).toEqual({ isActive: outcomes[0] !== null });
          expect((await requests.rosters.stored(teamId)).roster).toHaveLength(outcomes[0] === null ? 0 : 2);
        },
      };
    }),
  PATIENCE_MS,
);

test(
  'a player whom staff link to two accounts at once is linked to one',
  () =>
    race('player', async () => {
      const playerId = await requests.rosters.league.player(`Gammal ${++made}`);
      const askers = [await requests.account(), await requests.account()] as const;
      const ids = [
        await requests.existingUser.submit(askers[0], DETAILS, true),
        await requests.existingUser.submit(askers[1], DETAILS, true),
      ] as const;
      return {
        rows: [playerId],
        calls: [
          () => requests.staff.accept(requests.admin, ids[0], { playerId }),
          () => requests.staff.accept(requests.admin, ids[1], { playerId }),
        ],
        check: async (outcomes) => {
          expect(sorted(outcomes)).toEqual(['ALREADY_HAS_PLAYER', 'null']);
          const won = outcomes.indexOf(null);
          const [player] = await requests.rosters.db.query('select user_id as "userId" from player where id = $1', [
            playerId,
          ]);
          expect(player).toEqual({ userId: askers[won]?.userId });
          expect((await requests.stored(ids[1 - won] ?? 0)).status).toBe('pending');
        },
      };
    }),
  PATIENCE_MS,
);
