import pg from 'pg';
import { DETAILS, Requests } from '../../../test/factories/requests.ts';
import { refusalOf } from '../../../test/factories/rosters.ts';
import type { Person } from '../../../test/factories/rosters.ts';
import { untilWaiting } from '../../../test/harness/locks.ts';
import type { LockedRows } from '../../../test/harness/locks.ts';
import { raceRounds } from '../../../test/harness/race.ts';
import type { Outcome } from '../../../test/harness/race.ts';
import type { Actor } from '../../domain/actor.ts';
import { MembershipModule } from '../auth/membership/membership.module.ts';
import { MembershipService } from '../auth/membership/membership.service.ts';
import { RegistrationService } from '../players/registration/registration.service.ts';
import { SignupsModule } from '../seasons/signups/signups.module.ts';
import { SignupsService } from '../seasons/signups/signups.service.ts';

/** Every form of players and captains, sent twice at the same moment. Before a release a thousand rounds are run. */
const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 2);
const PATIENCE_MS = 900_000;

let requests: Requests;
let seasonId: number;
let made = 0;

beforeAll(async () => {
  requests = await Requests.start([SignupsModule, MembershipModule]);
  const { league } = requests.rosters;
  seasonId = await league.season();
  await league.setting('current_season', seasonId);
  await league.setting('registration_open', 'true');
});
afterAll(() => requests.close());
beforeEach(() => requests.rosters.turn('transfer_open', true));

/** A form that is sent twice: the rows that it waits for, how it is sent, and how many rows it may create. */
interface Form {
  row: number;
  send: () => Promise<unknown>;
  /** A query with one row when the form was carried out once. */
  left: [sql: string, param: unknown];
}

const count = async ([sql, param]: Form['left']) => (await requests.rosters.db.query(sql, [param])).length;
const sorted = (outcomes: readonly Outcome[]) => outcomes.map(String).sort();
const registration = () => requests.rosters.service(RegistrationService);
const first = <T>([one]: readonly T[]): T => one as T;
const pending = ({ userId }: Actor): Form['left'] => [
  `select 1 from approval_request where user_id = $1 and status = 'pending'`,
  userId,
];
const notices = ({ userId }: { userId: number }, sql: string): Form['left'] => [
  `select 1 from notification where user_id = $1 and description_en like '${sql}'`,
  userId,
];

/** A player whom a team of this size has invited. */
async function invited(size: number): Promise<{ teamId: number; captain: Person; player: Person; inviteId: number }> {
  const { teamId, players } = await requests.rosters.team(size);
  const player = await requests.rosters.person();
  const inviteId = await requests.rosters.ask(players[0], player);
  return { teamId, captain: first(players), player, inviteId };
}

const FORMS: { form: string; table: LockedRows['table']; second: Outcome; fill: () => Promise<Form> }[] = [
  {
    form: 'a new player',
    table: 'app_user',
    second: 'ALREADY_HAS_PLAYER',
    fill: async () => {
      const account = await requests.account();
      const typed = { ...DETAILS, nickname: `Ny ${++made}` };
      return {
        row: account.userId as number,
        send: () => registration().register(account, typed, true),
        left: ['select 1 from player where user_id = $1', account.userId],
      };
    },
  },
  {
    form: 'a claim',
    table: 'app_user',
    second: 'ALREADY_REQUESTED',
    fill: async () => {
      const account = await requests.account();
      return {
        row: account.userId as number,
        send: () => requests.existingUser.submit(account, DETAILS, true),
        left: pending(account),
      };
    },
  },
  {
    form: 'the details of an earlier player',
    table: 'player',
    second: 'NOTHING_CHANGED',
    fill: async () => {
      const account = await requests.account();
      const row = await requests.rosters.league.player(`Gammal ${++made}`, {
        userId: account.userId,
        nationality: null,
      });
      return {
        row,
        send: () => registration().confirmDetails(account, { ...DETAILS, platformId: `id-${row}` }, true),
        left: [`select 1 from player where id = $1 and nationality = 'NO'`, row],
      };
    },
  },
  {
    form: 'a new team',
    table: 'player',
    second: 'ALREADY_REQUESTED',
    fill: async () => {
      const player = await requests.rosters.person();
      const [name, logo] = [`Laget ${++made}`, await requests.picture(player.actor)];
      return {
        row: player.playerId,
        send: () => requests.newTeam.submit(player.actor, { name, logo }),
        left: pending(player.actor),
      };
    },
  },
  {
    form: "a team's new name",
    table: 'team',
    second: 'ALREADY_REQUESTED',
    fill: async () => {
      const { teamId, players } = await requests.rosters.team(1);
      const { actor } = first(players);
      const name = `Nytt namn ${++made}`;
      return { row: teamId, send: () => requests.changeTeamInfo.submit(actor, { name }), left: pending(actor) };
    },
  },
  {
    form: 'new profile pictures',
    table: 'player',
    second: 'OPEN_IMAGE_REQUEST',
    fill: async () => {
      const { playerId, actor } = await requests.rosters.person();
      const avatar = await requests.picture(actor);
      return { row: playerId, send: () => requests.newImages.submit(actor, { avatar }), left: pending(actor) };
    },
  },
  {
    form: 'an invite',
    table: 'player',
    second: 'INVITE_EXISTS',
    fill: async () => {
      const { players } = await requests.rosters.team(2);
      const player = await requests.rosters.person();
      return {
        row: player.playerId,
        send: () => requests.rosters.ask(players[0], player),
        left: ['select 1 from invite where player_id = $1', player.playerId],
      };
    },
  },
  {
    form: 'taking an invite back',
    table: 'team',
    second: 'INVITE_NOT_PENDING',
    fill: async () => {
      const { teamId, captain, player, inviteId } = await invited(1);
      return {
        row: teamId,
        send: () => requests.rosters.teamInvites.remove(captain.actor, inviteId),
        left: notices(player, '%withdrawn%'),
      };
    },
  },
  {
    form: 'yes to an invite',
    table: 'player',
    second: 'INVITE_NOT_PENDING',
    fill: async () => {
      const { captain, player, inviteId } = await invited(1);
      return {
        row: player.playerId,
        send: () => requests.acceptInvite.accept(player.actor, inviteId),
        left: notices(captain, '%'),
      };
    },
  },
  {
    form: 'yes to an invite that needs staff',
    table: 'player',
    second: 'INVITE_NOT_PENDING',
    fill: async () => {
      await requests.rosters.turn('transfer_open', false);
      const { player, inviteId } = await invited(1);
      return {
        row: player.playerId,
        send: () => requests.acceptInvite.accept(player.actor, inviteId),
        left: pending(player.actor),
      };
    },
  },
  {
    form: 'no to an invite',
    table: 'player',
    second: 'INVITE_NOT_PENDING',
    fill: async () => {
      const { captain, player, inviteId } = await invited(1);
      return {
        row: player.playerId,
        send: () => requests.rosters.invites.deny(player.actor, inviteId),
        left: notices(captain, '%'),
      };
    },
  },
  {
    form: 'taking a player out',
    table: 'team',
    second: 'NOT_IN_TEAM',
    fill: async () => {
      const { teamId, players } = await requests.rosters.team(2);
      const [captain, other] = [first(players), players[1] as Person];
      return {
        row: teamId,
        send: () => requests.rosters.captaincy.kick(captain.actor, other.playerId),
        left: notices(other, '%'),
      };
    },
  },
  {
    form: 'handing over',
    table: 'team',
    second: 'NOT_CAPTAIN',
    fill: async () => {
      const { teamId, players } = await requests.rosters.team(2);
      const [captain, other] = [first(players), players[1] as Person];
      return {
        row: teamId,
        send: () => requests.rosters.captaincy.handOver(captain.actor, other.playerId),
        left: ['select 1 from roster_entry where team_id = $1 and sort_order = 1', teamId],
      };
    },
  },
  {
    form: 'leaving',
    table: 'team',
    second: 'NO_TEAM',
    fill: async () => {
      const { teamId, players } = await requests.rosters.team(2);
      const [captain, other] = [first(players), players[1] as Person];
      return { row: teamId, send: () => requests.rosters.leaving.leave(other.actor), left: notices(captain, '%') };
    },
  },
  {
    form: 'leaving as the last one',
    table: 'team',
    second: 'ALREADY_REQUESTED',
    fill: async () => {
      const { teamId, players } = await requests.rosters.team(1);
      const { actor } = first(players);
      return { row: teamId, send: () => requests.leaveTeam.submit(actor), left: pending(actor) };
    },
  },
  {
    form: 'a sign-up',
    table: 'team',
    second: 'ALREADY_SIGNED_UP',
    fill: async () => {
      const { teamId, players } = await requests.rosters.team(1);
      const { actor } = first(players);
      return {
        row: teamId,
        send: () => requests.rosters.service(SignupsService).signUp(actor, { teamId, hasRead: true }),
        left: ['select 1 from signup where team_id = $1', teamId],
      };
    },
  },
  {
    form: 'taking a request back',
    table: 'approval_request',
    second: 'REQUEST_ALREADY_DECIDED',
    fill: async () => {
      const player = await requests.rosters.person();
      const id = await requests.askForTeam(player, `Laget ${++made}`);
      return {
        row: id,
        send: () => requests.staff.cancel(player.actor, id),
        left: [`select 1 from approval_request where id = $1 and status = 'cancelled'`, id],
      };
    },
  },
  {
    form: "the staff's no",
    table: 'approval_request',
    second: 'REQUEST_ALREADY_DECIDED',
    fill: async () => {
      const player = await requests.rosters.person();
      const id = await requests.askForTeam(player, `Laget ${++made}`);
      return {
        row: id,
        send: () => requests.staff.deny(requests.admin, id, 'Nej, inte nu.'),
        left: notices(player, '%denied%'),
      };
    },
  },
];

test.each(FORMS)(
  'sent twice at once, $form counts once',
  ({ table, second, fill }) =>
    raceRounds({ url: requests.rosters.url, table, rounds: ROUNDS }, async () => {
      const { row, send, left } = await fill();
      return {
        rows: [row],
        calls: [send, send],
        check: async (outcomes) => {
          expect(sorted(outcomes)).toEqual([second, 'null']);
          expect(await count(left)).toBe(1);
        },
      };
    }),
  PATIENCE_MS,
);

/** The number of simultaneous applications, which wait only for each other, because they have the same address. */
const APPLICATIONS_AT_ONCE = 10;
const DAY_MS = 86_400_000;

test(
  'sent twice at once, an application for membership makes one member',
  async () => {
    const service = requests.rosters.service(MembershipService);
    const { db } = requests.rosters;
    for (let from = 0; from < ROUNDS; from += APPLICATIONS_AT_ONCE) {
      const forms = Array.from({ length: Math.min(APPLICATIONS_AT_ONCE, ROUNDS - from) }, () => application(++made));
      const outcomes = await besideUnfinished(
        forms.map(({ email }) => email),
        forms.flatMap((form) => [1, 2].map(() => () => refusalOf(service.apply(form, form.email)))),
      );
      for (const [n, { email }] of forms.entries()) {
        expect(sorted(outcomes.slice(2 * n, 2 * n + 2))).toEqual(['ALREADY_MEMBER', 'null']);
        expect(await db.query('select 1 from membership where email = $1', [email])).toHaveLength(1);
      }
    }
  },
  PATIENCE_MS,
);

const application = (n: number) => {
  const birthday = new Date(Date.UTC(1950, 0, 1) + n * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '');
  return {
    firstName: 'Ada',
    lastName: 'Ek',
    email: `ada${n}@example.org`,
    phone: '0701234567',
    ssn: `${birthday}-1234`,
    address: 'Gatan 1',
    zip: '11111',
    city: 'Orten',
    sex: 'na',
    agreesToJoin: true,
    agreesToPrivacy: true,
    agreesToMarketing: false,
  };
};

/** Runs the calls while another transaction is about to use their addresses, but rolls back. */
async function besideUnfinished<T>(emails: readonly string[], calls: readonly (() => Promise<T>)[]): Promise<T[]> {
  const other = new pg.Client({ connectionString: requests.rosters.url });
  await other.connect();
  try {
    await other.query('begin');
    await other.query('insert into association_member (email) select unnest($1::text[])', [emails]);
    const running = Promise.all(calls.map((call) => call()));
    running.catch(() => undefined);
    await untilWaiting(other, calls.length);
    await other.query('rollback');
    return await running;
  } finally {
    await other.end();
  }
}
