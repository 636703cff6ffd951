import { DETAILS, Requests } from '../../../../test/factories/requests.ts';
import { refusalOf } from '../../../../test/factories/rosters.ts';
import { collideCalls } from '../../../../test/harness/locks.ts';
import type { Actor } from '../../../domain/actor.ts';
import { RegistrationService } from '../../players/registration/registration.service.ts';
import { UserAdminModule } from '../../staff/user-admin/user-admin.module.ts';
import { UsersAdminService } from '../../staff/user-admin/users-admin.service.ts';

let requests: Requests;
beforeAll(async () => (requests = await Requests.start([UserAdminModule])));
afterAll(() => requests.close());

let made = 0;
const rows = <R>(sql: string, ...params: unknown[]) => requests.rosters.db.query<R>(sql, params);

describe('a claim', () => {
  const claim = async (helpText = 'Jag är Ada.') => {
    const asker = await requests.account();
    return { asker, id: await requests.existingUser.submit(asker, { ...DETAILS, helpText }, true) };
  };
  const unclaimed = () => requests.rosters.league.player(`Gammal ${++made}`);
  const player = async (id: number) =>
    (
      await rows<Record<string, unknown>>(
        `select user_id as "userId", nickname, platform, platform_id as "platformId", birthdate::text, nationality
           from player where id = $1`,
        id,
      )
    )[0];

  test('links the account to the player that staff choose, with the details and the name', async () => {
    const { asker, id } = await claim();
    const playerId = await unclaimed();
    await requests.staff.accept(requests.admin, id, { playerId, nickname: ` Ada ${made} ` });
    expect(await player(playerId)).toEqual({
      userId: asker.userId,
      nickname: `Ada ${made}`,
      platform: 'steam',
      platformId: 'ada',
      birthdate: '2000-01-31',
      nationality: 'NO',
    });
    expect(await requests.stored(id)).toMatchObject({ status: 'accepted', playerId });
    expect(await requests.told(asker.userId, id)).toEqual(['Your request to be linked to a player is approved.']);
  });

  test("leaves the player's name as it is when staff give none", async () => {
    const { id } = await claim();
    const playerId = await unclaimed();
    const before = await player(playerId);
    await requests.staff.accept(requests.admin, id, { playerId, nickname: '' });
    expect(await player(playerId)).toMatchObject({ nickname: before?.['nickname'] });
  });

  test.each([
    { why: 'no player', code: 'MUST_CHOOSE_PLAYER', choice: async () => ({}) },
    { why: 'no one', code: 'NOT_FOUND', choice: async () => ({ playerId: 999_999 }) },
    {
      why: 'a player with an account',
      code: 'ALREADY_HAS_PLAYER',
      choice: async () => ({ playerId: (await requests.rosters.person()).playerId }),
    },
    {
      why: "another player's name",
      code: 'NICKNAME_TAKEN',
      choice: async () => {
        const [one, other] = [await unclaimed(), await unclaimed()];
        const taken = String((await player(other))?.['nickname']);
        return { playerId: one, nickname: taken.toUpperCase().replace(' ', '_') };
      },
    },
    {
      why: 'too long a name',
      code: 'INVALID_INPUT',
      choice: async () => ({ playerId: await unclaimed(), nickname: 'x'.repeat(35) }),
    },
  ])('waits when staff choose $why', async ({ code, choice }) => {
    const { id } = await claim();
    const chosen: { playerId?: number; nickname?: string } = await choice();
    const before = chosen.playerId ? await player(chosen.playerId) : undefined;
    expect(await refusalOf(requests.staff.accept(requests.admin, id, chosen))).toBe(code);
    expect((await requests.stored(id)).status).toBe('pending');
    if (chosen.playerId) expect(await player(chosen.playerId)).toEqual(before);
  });

  test('is off when the account has a player by now', async () => {
    const { asker, id } = await claim();
    await requests.rosters.league.player(`Ny ${++made}`, { userId: asker.userId });
    const playerId = await unclaimed();
    expect(await refusalOf(requests.staff.accept(requests.admin, id, { playerId }))).toBe('ALREADY_HAS_PLAYER');
    expect((await requests.stored(id)).status).toBe('cancelled');
    expect(await player(playerId)).toMatchObject({ userId: null });
  });

  test.each<{ why: string; come: (asker: Actor) => Promise<unknown> }>([
    {
      why: 'its owner registers as a new player instead',
      come: (asker) =>
        requests.rosters.service(RegistrationService).register(asker, { ...DETAILS, nickname: `Ny ${++made}` }, true),
    },
    {
      why: 'staff connect the account to a player by hand',
      come: async ({ userId }) =>
        requests.rosters
          .service(UsersAdminService)
          .connect(requests.admin, userId as number, await requests.rosters.league.player(`Gammal ${++made}`)),
    },
  ])('is off at once when $why, and no one else’s is', async ({ come }) => {
    const [{ asker, id }, other] = [await claim(), await claim()];
    await come(asker);
    expect((await requests.stored(id)).status).toBe('cancelled');
    expect(await requests.told(asker.userId, id)).toEqual([
      'Your request to be linked to a player no longer applies, because your account has a player.',
    ]);
    expect((await requests.stored(other.id)).status).toBe('pending');
  });

  test('made in the moment in which its owner registers is refused or taken off, never left waiting', async () => {
    const asker = await requests.account();
    const register = () =>
      requests.rosters.service(RegistrationService).register(asker, { ...DETAILS, nickname: `Ny ${++made}` }, true);
    const [claimed] = await collideCalls(requests.rosters.url, { table: 'app_user', ids: [asker.userId as number] }, [
      () => refusalOf(requests.existingUser.submit(asker, DETAILS, true)),
      () => refusalOf(register()),
    ]);
    expect([null, 'ALREADY_HAS_PLAYER']).toContain(claimed);
    expect(await requests.lists.ownPending(asker)).toEqual([]);
  });

  test('is never denied, but can be taken back', async () => {
    const { asker, id } = await claim();
    expect(await refusalOf(requests.staff.deny(requests.admin, id, 'Nej.'))).toBe('WRONG_REQUEST_KIND');
    await requests.staff.cancel(asker, id);
    expect((await requests.stored(id)).status).toBe('cancelled');
  });

  test.each([
    { why: 'without consent', code: 'CONSENT_MISSING', typed: {}, consent: false },
    { why: 'of someone under 13', code: 'UNDER_AGE', typed: { birthdate: '2013-03-02' }, consent: true },
    { why: 'with too long a text', code: 'INVALID_INPUT', typed: { helpText: 'x'.repeat(2001) }, consent: true },
  ])('is refused $why, and nothing is kept', async ({ code, typed, consent }) => {
    const asker = await requests.account();
    expect(await refusalOf(requests.existingUser.submit(asker, { ...DETAILS, ...typed }, consent))).toBe(code);
    expect(await requests.lists.ownPending(asker)).toEqual([]);
  });

  test('is refused to a caller who has a player', async () => {
    const { actor } = await requests.rosters.person();
    expect(await refusalOf(requests.existingUser.submit(actor, DETAILS, true))).toBe('ALREADY_HAS_PLAYER');
  });
});
