import type { Actor } from '../../../src/domain/actor.ts';
import { ANONYMOUS } from '../../../src/domain/actor.ts';
import type { NewSanction } from '../../../src/domain/people/sanction.ts';
import { AcceptInviteService } from '../../../src/modules/requests/accept-invite.service.ts';
import { NewTeamRequest } from '../../../src/modules/requests/kinds/new-team.ts';
import { RequestsService } from '../../../src/modules/requests/requests.service.ts';
import { Sanction } from '../../../src/modules/players/sanctions/sanction.entity.ts';
import { SignupsService } from '../../../src/modules/seasons/signups/signups.service.ts';
import { SaveTeamService } from '../../../src/modules/staff/team-admin/save-team.service.ts';
import { TeamInvitesService } from '../../../src/modules/teams/invites/team-invites.service.ts';
import { refusalOf } from '../../factories/rosters.ts';
import { insertRow } from '../../factories/rows.ts';
import { bootApp, graphql } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { signIn } from '../../harness/browser.ts';
import { linkPlayer } from '../../harness/accounts.ts';
import { collideCalls } from '../../harness/locks.ts';
import type { Matter } from '../requests/own-matter-world.ts';
import { mutateAsUser, queryAsUser } from './division-calls.ts';
import { actorOf, decideSanction } from './sanction-acts.ts';
import { deskOf, newMatter, snapshotOf } from './undo/desk.ts';
import type { Desk } from './undo/desk.ts';

let app: TestApp;
let desk: Desk;
let made = 0;

beforeAll(async () => {
  app = await bootApp();
  desk = await deskOf(app, 'admin', 'admin');
  const season = await desk.league.season({ startsOn: '2026-01-01', endsOn: '2099-12-31' });
  await desk.league.setting('current_season', season);
  await desk.league.setting('signup_season', season);
  await desk.league.setting('registration_open', 'true');
  await desk.league.setting('transfer_open', 'true');
});
afterAll(() => app.close());

const admin = (): Actor => actorOf(desk);
const as = (userId: number, playerId: number): Actor => ({ ...ANONYMOUS, userId, playerId });

const ban = (playerId: number, changes: Partial<NewSanction> = {}) => decideSanction(desk, { playerId, ...changes });

/** A player without a team, with an account. */
async function freePlayer(): Promise<{ userId: number; playerId: number; actor: Actor }> {
  const userId = await desk.league.user();
  const playerId = await desk.league.player(`Fri ${++made}`, { userId });
  return { userId, playerId, actor: as(userId, playerId) };
}

const captainOf = ({ subject }: Matter): Actor => as(subject.captainUser, subject.captain);

const told = async (userId: number): Promise<string[]> =>
  (
    await app.db.query<{ sv: string }>('select description_sv as sv from notification where user_id = $1 order by id', [
      userId,
    ])
  ).map(({ sv }) => sv);

const PARTS =
  '... on AdminSanction { id kind state version reasonSv note isPublic liftReason player { id } team { id } }';
const add = (input: object) => mutateAsUser(desk, 'addSanction', 'AddSanctionInput', input, PARTS);

describe('an admin', () => {
  const suspended = (playerId: number) => ({
    playerId,
    kind: 'SUSPENSION',
    startsOn: '2026-01-01',
    seriesCount: 2,
    reasonSv: 'Förolämpning',
    isPublic: true,
  });

  test('suspends, changes the reason and lifts; the player is told each time, in words', async () => {
    const { userId, playerId } = await freePlayer();
    const added = await add(suspended(playerId));
    expect(added).toMatchObject({ kind: 'SUSPENSION', state: 'IN_FORCE', version: 0, player: { id: playerId } });
    const target = { id: added['id'], version: 0 };
    const texts = { reasonSv: 'Grov förolämpning', note: 'Två vittnen', isPublic: false };
    expect(
      await mutateAsUser(desk, 'changeSanction', 'ChangeSanctionInput', { ...target, ...texts }, PARTS),
    ).toMatchObject({
      version: 1,
      ...texts,
    });
    const lifted = { ...target, version: 1, reason: 'Har bett om ursäkt' };
    expect(await mutateAsUser(desk, 'liftSanction', 'LiftSanctionInput', lifted, PARTS)).toMatchObject({
      state: 'LIFTED',
      liftReason: 'Har bett om ursäkt',
    });
    expect(await told(userId)).toEqual([
      'Du är avstängd från 2026-01-01, i 2 serier för ditt lag. Skäl: Förolämpning',
      'Avstängningen från 2026-01-01 har fått ett nytt skäl: Grov förolämpning',
      'Avstängningen från 2026-01-01 är hävd.',
    ]);
    const entries = await app.db.query(
      `select act, is_own_team as "isOwn" from audit_entry where object_kind = 'player' and object_id = $1 order by id`,
      [playerId],
    );
    expect(entries).toEqual(['add', 'change', 'lift'].map((verb) => ({ act: `sanction.${verb}`, isOwn: false })));
  });

  test('keeps a player out and lets them in again; the captain hears of both, without the reason', async () => {
    const { subject } = await newMatter(desk);
    const { id } = await add(suspended(subject.second));
    await mutateAsUser(
      desk,
      'liftSanction',
      'LiftSanctionInput',
      { id, version: 0, reason: 'Har bett om ursäkt' },
      PARTS,
    );
    await add({ playerId: subject.second, kind: 'BAN', startsOn: '2026-02-01', reasonSv: 'Hot', isPublic: false });
    await add({ playerId: subject.second, kind: 'WARNING', startsOn: '2026-02-01', reasonSv: 'Sen', isPublic: false });
    const [{ name }] = (await app.db.query('select nickname as name from player where id = $1', [subject.second])) as [
      { name: string },
    ];
    expect(await told(subject.captainUser)).toEqual([
      `${name} i ditt lag är avstängd från 2026-01-01, i 2 serier.`,
      `Avstängningen av ${name} i ditt lag, från 2026-01-01, är hävd.`,
      `${name} i ditt lag är utesluten från ligan från 2026-02-01.`,
    ]);
    // a captain who is suspended hears it once
    await add(suspended(subject.captain));
    expect(await told(subject.captainUser)).toHaveLength(4);
  });

  test('warns a team, and its captain is told', async () => {
    const { subject } = await newMatter(desk);
    const warning = { teamId: subject.id, kind: 'WARNING', startsOn: '2026-01-01', reasonSv: 'Sen till match' };
    expect(await add({ ...warning, isPublic: false })).toMatchObject({ kind: 'WARNING', team: { id: subject.id } });
    expect(await told(subject.captainUser)).toEqual([
      'Ligaledningen har delat ut en varning, från 2026-01-01. Skäl: Sen till match',
    ]);
  });

  test('may decide about themselves, and the log marks it', async () => {
    await add({ playerId: desk.playerId, kind: 'WARNING', startsOn: '2026-01-01', reasonSv: 'x', isPublic: false });
    const [entry] = await app.db.query(
      `select is_own_team as "isOwn" from audit_entry where act = 'sanction.add' order by id desc limit 1`,
    );
    expect(entry).toEqual({ isOwn: true });
  });

  test.each([
    { why: 'a ban over series', code: 'INVALID_INPUT', input: { kind: 'BAN' } },
    { why: 'an unknown player', code: 'NOT_FOUND', input: { playerId: 2_000_000_000 } },
    { why: 'no reason', code: 'INVALID_INPUT', input: { reasonSv: ' ' } },
  ])('is refused $why, and nothing is stored', async ({ code, input }) => {
    const { playerId } = await freePlayer();
    const before = await snapshotOf(desk);
    expect(await add({ ...suspended(playerId), ...input })).toMatchObject({ code });
    expect(await snapshotOf(desk)).toEqual(before);
  });

  test('is refused an old version, an unknown sanction, and to lift twice; nothing changes', async () => {
    const { playerId } = await freePlayer();
    const { id } = await add(suspended(playerId));
    const lift = (target: object) =>
      mutateAsUser(desk, 'liftSanction', 'LiftSanctionInput', { reason: 'Fel person', ...target }, PARTS);
    expect(await lift({ id, version: 0 })).not.toHaveProperty('code');
    const before = await snapshotOf(desk);
    expect(await lift({ id, version: 0 })).toMatchObject({ code: 'CHANGED_MEANWHILE' });
    expect(await lift({ id, version: 1 })).toMatchObject({ code: 'SANCTION_OVER' });
    expect(await lift({ id: 2_000_000_000, version: 1 })).toMatchObject({ code: 'NOT_FOUND' });
    const texts = { reasonSv: 'x', isPublic: true };
    expect(
      await mutateAsUser(desk, 'changeSanction', 'ChangeSanctionInput', { id, version: 0, ...texts }, PARTS),
    ).toMatchObject({
      code: 'CHANGED_MEANWHILE',
    });
    expect(await snapshotOf(desk)).toEqual(before);
  });

  test('finds sanctions by name, kind and what is in force; a team also finds those of its players', async () => {
    const { subject } = await newMatter(desk);
    await ban(subject.captain, { endsOn: '2026-02-01' });
    await ban(subject.second, { kind: 'suspension', endsOn: '2099-01-01' });
    const found = async (filter: object) =>
      (
        await queryAsUser<{ adminSanctions: { total: number; items: { state: string }[] } }>(
          app,
          desk.as,
          'query ($filter: AdminSanctionFilter!) { adminSanctions(filter: $filter) { total items { state } } }',
          { filter },
        )
      ).adminSanctions;
    const teamId = subject.id;
    expect((await found({ teamId })).total).toBe(2);
    expect(await found({ teamId, isInForce: true })).toEqual({ total: 1, items: [{ state: 'IN_FORCE' }] });
    expect(await found({ teamId, kind: 'BAN' })).toEqual({ total: 1, items: [{ state: 'ENDED' }] });
    expect((await found({ teamId, first: 1, offset: 1 })).items).toHaveLength(1);
    expect((await found({ text: 'finns inte alls' })).total).toBe(0);
  });
});

describe('a banned player', () => {
  const get = <T>(service: new (...args: never[]) => T): T => app.app.get(service as never, { strict: false });

  /** Every way into a team, each prepared before the ban. */
  const WAYS: Record<
    string,
    (player: Awaited<ReturnType<typeof freePlayer>>, matter: Matter) => Promise<() => Promise<unknown>>
  > = {
    'is not invited':
      async ({ playerId, userId }, matter) =>
      () =>
        get(TeamInvitesService).invite(captainOf(matter), { playerId, userId }),
    'does not accept an invitation': async ({ playerId, actor }, { subject }) => {
      const inviteId = await desk.league.invite(subject.id, subject.captain, playerId);
      return () => get(AcceptInviteService).accept(actor, inviteId);
    },
    'does not ask for a new team':
      async ({ actor }) =>
      () =>
        get(NewTeamRequest).submit(actor, { name: `Nya ${++made}`, logo: null }),
    'is not added by staff': async ({ playerId }, { subject }) => {
      const players = [subject.captain, subject.second, playerId].map((id, index) => ({
        playerId: id,
        sortOrder: index + 1,
      }));
      return () =>
        get(SaveTeamService).save(admin(), subject.id, {
          name: `Lag ${++made}x`,
          isActive: true,
          players,
        });
    },
  };

  test.each(Object.keys(WAYS))('%s, and nothing is stored', async (way) => {
    const player = await freePlayer();
    const work = await WAYS[way]!(player, await newMatter(desk));
    await ban(player.playerId);
    const before = await snapshotOf(desk);
    expect(await refusalOf(work())).toBe('PLAYER_BANNED');
    expect(await snapshotOf(desk)).toEqual(before);
  });

  test.each(Object.keys(WAYS))('%s only while the ban is in force: a suspended one may', async (way) => {
    const player = await freePlayer();
    const work = await WAYS[way]!(player, await newMatter(desk));
    await ban(player.playerId, { kind: 'suspension', endsOn: '2099-01-01' });
    await ban(player.playerId, { endsOn: '2026-01-02' });
    expect(await refusalOf(work())).toBeNull();
  });

  test('does not get a transfer that they asked for before, and the request waits', async () => {
    const matter = await newMatter(desk);
    const id = await matter.request('transfer');
    const [asked] = await app.db.query<{ playerId: number }>(
      'select player_id as "playerId" from approval_request where id = $1',
      [id],
    );
    await ban(asked!.playerId);
    const before = await snapshotOf(desk);
    expect(await refusalOf(get(RequestsService).accept(admin(), id))).toBe('PLAYER_BANNED');
    expect(await snapshotOf(desk)).toEqual(before);
  });

  test('is not claimed by another account; another player may be chosen', async () => {
    const matter = await newMatter(desk);
    const id = await matter.request('existingUser');
    await ban(matter.subject.second);
    const before = await snapshotOf(desk);
    expect(await refusalOf(get(RequestsService).accept(admin(), id, { playerId: matter.subject.second }))).toBe(
      'PLAYER_BANNED',
    );
    expect(await snapshotOf(desk)).toEqual(before);
    expect(await refusalOf(get(RequestsService).accept(admin(), id, { playerId: matter.opponent.second }))).toBeNull();
  });

  test('keeps the team from signing up, until the player has left it', async () => {
    const matter = await newMatter(desk);
    await ban(matter.subject.second);
    const signUp = () => get(SignupsService).signUp(captainOf(matter), { teamId: matter.subject.id, hasRead: true });
    const before = await snapshotOf(desk);
    expect(await refusalOf(signUp())).toBe('PLAYER_BANNED');
    expect(await snapshotOf(desk)).toEqual(before);
    await app.db.query('delete from roster_entry where player_id = $1', [matter.subject.second]);
    expect(await refusalOf(signUp())).toBeNull();
  });

  test('whose ban is committed while they accept an invitation does not join', async () => {
    const { subject } = await newMatter(desk);
    const { playerId, actor } = await freePlayer();
    const inviteId = await desk.league.invite(subject.id, subject.captain, playerId);
    // the holder has the player's row, as the decision of a ban does; the acceptance waits for it
    const [outcome] = await collideCalls(
      app.databaseUrl,
      { table: 'player', ids: [playerId] },
      [() => refusalOf(get(AcceptInviteService).accept(actor, inviteId))],
      (holder) =>
        holder.query(
          `insert into sanction (kind, player_id, starts_on, reason_sv) values ('ban', $1, '2026-01-01', 'Hot')`,
          [playerId],
        ),
    );
    expect(outcome).toBe('PLAYER_BANNED');
    expect(await app.db.query('select 1 from roster_entry where player_id = $1', [playerId])).toEqual([]);
    expect(await app.db.query('select status from invite where id = $1', [inviteId])).toEqual([{ status: 0 }]);
  });

  test('is decided after an acceptance that came first: the decision waits for the player', async () => {
    const { playerId } = await freePlayer();
    const [outcome] = await collideCalls(app.databaseUrl, { table: 'player', ids: [playerId] }, [
      () => refusalOf(ban(playerId)),
    ]);
    expect(outcome).toBeNull();
  });
});

describe('what others see', () => {
  const NOTE = 'Hemlig anteckning 4711';
  const HIDDEN = 'Dolt skäl 4712';
  const DECIDED = { decidedAt: new Date('2026-01-01T12:00:00Z') };
  let playerId: number;
  let teamId: number;

  beforeAll(async () => {
    const { subject } = await newMatter(desk);
    [playerId, teamId] = [subject.captain, subject.id];
    await ban(playerId, { note: NOTE, reasonSv: 'Öppet skäl', reasonEn: 'Open reason', endsOn: '2099-01-01' });
    await ban(playerId, { note: NOTE, reasonSv: HIDDEN, isPublic: false });
    await insertRow(app.db, Sanction, {
      kind: 'warning',
      teamId,
      startsOn: '2026-01-01',
      reasonSv: HIDDEN,
      note: NOTE,
      ...DECIDED,
    });
    await insertRow(app.db, Sanction, {
      kind: 'warning',
      teamId,
      startsOn: '2026-01-01',
      reasonSv: 'Lagets',
      note: NOTE,
      isPublic: true,
      ...DECIDED,
    });
  });

  const FIELDS = 'kind startsOn endsOn seriesCount seriesServed liftedOn reasonSv reasonEn';
  const PAGES = `query ($p: Int!, $t: Int!) { player(id: $p) { sanctions { ${FIELDS} } } team(id: $t) { sanctions { ${FIELDS} } } }`;

  test('visitors read the published ones, with nothing more', async () => {
    const { data } = await graphql(app.url, PAGES, { variables: { p: playerId, t: teamId } });
    const none = { endsOn: null, seriesCount: null, seriesServed: 0, liftedOn: null, reasonEn: null };
    const first = { ...none, startsOn: '2026-01-01' };
    expect(data).toEqual({
      player: {
        sanctions: [{ ...first, kind: 'BAN', endsOn: '2099-01-01', reasonSv: 'Öppet skäl', reasonEn: 'Open reason' }],
      },
      team: { sanctions: [{ ...first, kind: 'WARNING', reasonSv: 'Lagets' }] },
    });
  });

  test('a new sanction is on the page at once, also for a cached answer', async () => {
    const player = await freePlayer();
    const read = async () =>
      (
        await graphql<{ player: { sanctions: object[] } }>(app.url, PAGES, {
          variables: { p: player.playerId, t: teamId },
        })
      ).data!.player.sanctions.length;
    expect(await read()).toBe(0);
    await ban(player.playerId);
    expect(await read()).toBe(1);
  });

  test.each(['playerId', 'note', 'isPublic', 'decidedBy', 'liftReason', 'state'])(
    'the schema has no %s for visitors',
    async (field) => {
      const { errors } = await graphql(app.url, `{ player(id: ${playerId}) { sanctions { ${field} } } }`);
      expect(JSON.stringify(errors)).toContain(`Cannot query field`);
    },
  );

  test('no public call over REST has a note or what is not published', async () => {
    const paths = [
      `user/${playerId}/full`,
      ...['currentTeam', 'getTeamsAtEndOfEachSeason'].map((part) => `player/${playerId}/${part}`),
      ...['info', 'players', 'playedSeasons', 'isActive'].map((part) => `team/${teamId}/${part}`),
      'team/all',
    ];
    for (const path of paths) {
      const answer = await fetch(`${app.url}/api/${path}`);
      expect(answer.status).toBe(200);
      expect(await answer.text()).not.toMatch(/471[12]/);
    }
    const page = await (await fetch(`${app.url}/player/${playerId}`)).text();
    expect(page).not.toMatch(/471[12]/);
  });

  test('staff who are no admins may neither read nor decide', async () => {
    const { playerId: other } = await linkPlayer(app.db, 'divisionadmin', {
      roles: ['divisionadmin', 'writer', 'graphics'],
    });
    const staff = await signIn(app, 'divisionadmin');
    const headers = { cookie: staff.cookieHeader, 'sec-fetch-site': 'same-origin' };
    const before = await snapshotOf(desk);
    for (const text of [
      '{ adminSanctions(filter: {}) { total } }',
      '{ pointsDecisions { points } }',
      `mutation { addSanction(input: { playerId: ${other}, kind: BAN, startsOn: "2026-01-01", reasonSv: "x", isPublic: true }) { __typename } }`,
      'mutation { changeSanction(input: { id: 1, version: 0, reasonSv: "x", isPublic: true }) { __typename } }',
      'mutation { liftSanction(input: { id: 1, version: 0, reason: "x" }) { __typename } }',
    ]) {
      const { data, errors } = await graphql(app.url, text, { headers });
      expect(data ?? null).toBeNull();
      expect(JSON.stringify(errors)).toContain('FORBIDDEN');
    }
    expect(await snapshotOf(desk)).toEqual(before);
  });
});
