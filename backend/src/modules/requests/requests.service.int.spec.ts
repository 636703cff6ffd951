import { Requests } from '../../../test/factories/requests.ts';
import { refusalOf } from '../../../test/factories/rosters.ts';
import type { Person } from '../../../test/factories/rosters.ts';
import type { RoleName } from '../../domain/actor.ts';
import type { RequestFilter } from './approval-request.ts';

let requests: Requests;
beforeAll(async () => (requests = await Requests.start()));
afterAll(() => requests.close());

let made = 0;
const freshName = () => `Laget ${++made}`;
const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
const pageOf = (filter: RequestFilter, first: number, after: number | null) =>
  requests.lists.page(requests.admin, filter, first, after);

describe('staff', () => {
  test('decide once: the second decision is refused, whichever it is', async () => {
    const player = await requests.rosters.person();
    const denied = await requests.askForTeam(player, freshName());
    await requests.staff.deny(requests.admin, denied, 'Nej.');
    expect(await refusalOf(requests.staff.accept(requests.admin, denied))).toBe('REQUEST_ALREADY_DECIDED');
    expect(await refusalOf(requests.staff.deny(requests.admin, denied, 'Nej.'))).toBe('REQUEST_ALREADY_DECIDED');
    expect(await refusalOf(requests.staff.cancel(player.actor, denied))).toBe('REQUEST_ALREADY_DECIDED');
    expect(await requests.told(player.userId, denied)).toHaveLength(1);
  });

  test('tell the asker why they say no, and remember it', async () => {
    const player = await requests.rosters.person();
    const id = await requests.askForTeam(player, freshName());
    await requests.staff.deny(requests.admin, id, ' Namnet är stötande.\r\nVälj ett annat. ');
    const reason = 'Namnet är stötande.\nVälj ett annat.';
    expect(await requests.stored(id)).toMatchObject({ status: 'denied', reason, decidedBy: requests.admin.userId });
    expect(await requests.told(player.userId, id)).toEqual([expect.stringContaining(reason)]);
  });

  test('say why', async () => {
    const id = await requests.askForTeam(await requests.rosters.person(), freshName());
    expect(await refusalOf(requests.staff.deny(requests.admin, id, ' \n '))).toBe('INVALID_INPUT');
    expect((await requests.stored(id)).status).toBe('pending');
  });

  test.each(['accept', 'deny'] as const)('do not %s one kind by the path of another', async (action) => {
    const id = await requests.askForTeam(await requests.rosters.person(), freshName());
    const decided =
      action === 'accept'
        ? requests.staff.accept(requests.admin, id, {}, 'transfer')
        : requests.staff.deny(requests.admin, id, 'Nej.', 'transfer');
    expect(await refusalOf(decided)).toBe('WRONG_REQUEST_KIND');
    expect((await requests.stored(id)).status).toBe('pending');
  });

  test('do not find what is not there', async () => {
    expect(await refusalOf(requests.staff.accept(requests.admin, 999_999))).toBe('REQUEST_NOT_FOUND');
    expect(await refusalOf(requests.staff.deny(requests.admin, 999_999, 'Nej.'))).toBe('REQUEST_NOT_FOUND');
  });

  describe.each([
    { role: 'divisionadmin', code: 'OWN_TEAM' },
    { role: 'admin', code: null },
  ] satisfies { role: RoleName; code: string | null }[])('as $role', ({ role, code }) => {
    test('and a request of their own', async () => {
      const self = await requests.staffMember(role);
      const id = await requests.askForTeam(self, freshName());
      expect((await requests.lists.byId(self.actor, id)).isOwnTeam).toBe(true);
      expect(await refusalOf(requests.staff.accept(self.actor, id))).toBe(code);
      expect((await requests.stored(id)).status).toBe(code ? 'pending' : 'accepted');
    });

    test('and a request of their team', async () => {
      const { teamId, players } = await requests.rosters.team(2);
      const self = await requests.staffMember(role);
      await requests.rosters.db.transaction(() => requests.rosters.joining.join(self.playerId, teamId));
      const id = await requests.changeTeamInfo.submit((players[0] as Person).actor, { name: freshName() });
      expect((await requests.lists.byId(self.actor, id)).isOwnTeam).toBe(true);
      expect((await requests.lists.byId(requests.admin, id)).isOwnTeam).toBe(false);
      expect(await refusalOf(requests.staff.deny(self.actor, id, 'Nej.'))).toBe(code);
      expect((await requests.stored(id)).status).toBe(code ? 'pending' : 'denied');
    });

    test('and a request of a stranger', async () => {
      const self = await requests.staffMember(role);
      const id = await requests.askForTeam(await requests.rosters.person(), freshName());
      expect((await requests.lists.byId(self.actor, id)).isOwnTeam).toBe(false);
      expect(await refusalOf(requests.staff.accept(self.actor, id))).toBeNull();
    });
  });

  test.each(['graphics', 'writer'] as const)('do not decide as %s', async (role) => {
    const { actor } = await requests.staffMember(role);
    const id = await requests.askForTeam(await requests.rosters.person(), freshName());
    expect(await refusalOf(requests.staff.accept(actor, id))).toBe('REQUEST_NOT_FOUND');
    expect((await requests.stored(id)).status).toBe('pending');
  });
});

describe('an asker', () => {
  test('takes their request back, and can ask again', async () => {
    const player = await requests.rosters.person();
    const id = await requests.askForTeam(player, freshName());
    expect(await refusalOf(requests.askForTeam(player, freshName()))).toBe('ALREADY_REQUESTED');
    await requests.staff.cancel(player.actor, id);
    expect(await requests.stored(id)).toMatchObject({ status: 'cancelled', decidedBy: player.userId });
    expect(await requests.told(player.userId, id)).toEqual([]);
    expect(await refusalOf(requests.askForTeam(player, freshName()))).toBeNull();
  });

  test("does not take someone else's back, nor learns that there is one", async () => {
    const id = await requests.askForTeam(await requests.rosters.person(), freshName());
    const { actor } = await requests.rosters.person();
    expect(await refusalOf(requests.staff.cancel(actor, id))).toBe('REQUEST_NOT_FOUND');
    expect(await refusalOf(requests.staff.cancel(actor, 999_999))).toBe('REQUEST_NOT_FOUND');
    expect((await requests.stored(id)).status).toBe('pending');
  });

  test('has an open request of each kind at the same time', async () => {
    const { players } = await requests.rosters.team(1);
    const { actor } = players[0] as Person;
    await requests.leaveTeam.submit(actor);
    await requests.changeTeamInfo.submit(actor, { name: freshName() });
    await requests.newImages.submit(actor, { avatar: await requests.picture(actor) });
    expect((await requests.lists.ownPending(actor)).map(({ kind }) => kind)).toEqual([
      'leaveTeam',
      'changeTeamInfo',
      'newImages',
    ]);
  });

  test('is told by their team page which requests are open, and strangers are not', async () => {
    const { teamId, players } = await requests.rosters.team(1);
    const { actor } = players[0] as Person;
    await requests.leaveTeam.submit(actor);
    expect(await requests.lists.openOf(actor, teamId)).toEqual(['leaveTeam']);
    expect(await requests.lists.openOf((await requests.rosters.person()).actor, teamId)).toEqual([]);
    expect(await requests.lists.openOf(requests.admin, teamId)).toEqual([]);
  });

  test('asks thirty times an hour at most', async () => {
    const player = await requests.rosters.person();
    for (let n = 0; n < 15; n++)
      await requests.staff.cancel(player.actor, await requests.askForTeam(player, freshName()));
    const images = async () =>
      requests.newImages.submit(player.actor, { avatar: await requests.picture(player.actor) });
    for (let n = 0; n < 15; n++) await requests.staff.cancel(player.actor, await images());
    expect(await refusalOf(images())).toBe('TOO_MANY_REQUESTS');
  });
});

describe('the inbox', () => {
  const all: RequestFilter = { status: null, kinds: null };

  test('shows those that wait longest first, page by page, and how many there are', async () => {
    const pending: RequestFilter = { status: 'pending', kinds: null };
    const whole = await pageOf(pending, 100, null);
    expect(whole.total).toBe(whole.items.length);
    expect(whole.total).toBe(await requests.lists.unprocessed());
    expect(ids(whole.items)).toEqual(ids(whole.items).sort((one, other) => one - other));
    const first = await pageOf(pending, 2, null);
    const second = await pageOf(pending, 2, first.nextAfter);
    expect(ids([...first.items, ...second.items])).toEqual(ids(whole.items).slice(0, 4));
    expect((await pageOf(pending, 100, ids(whole.items).at(-2) ?? null)).nextAfter).toBeNull();
  });

  test('shows the newest first otherwise, and each once', async () => {
    const seen: number[] = [];
    let after: number | null = null;
    do {
      const page = await pageOf(all, 7, after);
      seen.push(...ids(page.items));
      after = page.nextAfter;
    } while (after !== null);
    expect(seen).toEqual([...new Set(seen)].sort((one, other) => other - one));
    expect(seen).toHaveLength((await pageOf(all, 1, null)).total);
  });

  test('can be asked for a kind', async () => {
    const { items, total } = await pageOf({ status: null, kinds: ['leaveTeam'] }, 100, null);
    expect(total).toBeGreaterThan(0);
    expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(['leaveTeam']));
  });

  test.each([0, -5, 1000])('keeps a page of %d within 1 and 100', async (size) => {
    const { items } = await pageOf(all, size, null);
    expect(items.length).toBeGreaterThan(0);
    expect(items.length).toBeLessThanOrEqual(size > 0 ? 100 : 1);
  });

  test('names who asks and who decided: the player, or else the account', async () => {
    const decider = await requests.staffMember('admin');
    const asker = await requests.account();
    const [{ name }] = (await requests.rosters.db.query<{ name: string }>(
      'select discord_username as name from app_user where id = $1',
      [asker.userId],
    )) as [{ name: string }];
    const { actor, playerId } = await requests.rosters.person();
    const id = await requests.newImages.submit(actor, { avatar: await requests.picture(actor) });
    await requests.staff.accept(decider.actor, id);
    const row = await requests.lists.byId(requests.admin, id);
    expect(row.asker).toMatchObject({ playerId, nickname: expect.stringContaining('Spelare') });
    expect(row.decidedByNickname).toEqual(expect.stringContaining('Spelare'));
    expect(row.decidedAt).toBe(requests.rosters.clock.now().toISOString());
    const claim = await requests.existingUser.submit(
      asker,
      { platform: 'steam', platformId: 'x', birthdate: '2000-01-31', nationality: 'NO' },
      true,
    );
    expect((await requests.lists.byId(requests.admin, claim)).asker).toEqual({
      userId: asker.userId,
      playerId: null,
      nickname: name,
    });
  });
});
