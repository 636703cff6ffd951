import { DETAILS, Requests } from '../../../test/factories/requests.ts';
import { refusalOf } from '../../../test/factories/rosters.ts';
import { RequestAsideService } from './request-aside.service.ts';

let requests: Requests;
let aside: RequestAsideService;
beforeAll(async () => {
  requests = await Requests.start();
  aside = requests.rosters.service(RequestAsideService);
});
afterAll(() => requests.close());

const claim = async (asker = requests.account()) => requests.existingUser.submit(await asker, DETAILS, true);
const seen = (id: number) => requests.lists.byId(requests.admin, id);
const idsOf = async (isAside: boolean | null) =>
  (await requests.lists.page(requests.admin, { status: 'pending', kinds: null, isAside }, 100, null)).items.map(
    ({ id }) => id,
  );
const lastAct = async () => {
  const [entry] = await requests.rosters.db.query<{ act: string; after: object; id: number }>(
    'select act, object_id as id, after from audit_entry order by audit_entry.id desc limit 1',
  );
  return entry;
};

test('a claim that is put aside waits on, but is not counted; taken back it is counted again', async () => {
  const id = await claim();
  const before = await requests.lists.unprocessed();
  await aside.put(requests.admin, id, ' Svarar inte.\r\nVi frågar igen. ');
  const reason = 'Svarar inte.\nVi frågar igen.';
  expect(await seen(id)).toMatchObject({ status: 'pending', aside: { reason, byNickname: expect.any(String) } });
  expect(await requests.lists.unprocessed()).toBe(before - 1);
  expect(await lastAct()).toEqual({ act: 'request.put-aside', id, after: { kind: 'existingUser', reason } });
  expect([await idsOf(false), await idsOf(true), await idsOf(null)].map((ids) => ids.includes(id))).toEqual([
    false,
    true,
    true,
  ]);

  await aside.takeBack(requests.admin, id);
  expect((await seen(id)).aside).toBeNull();
  expect(await requests.lists.unprocessed()).toBe(before);
  expect(await lastAct()).toEqual({ act: 'request.take-back', id, after: { kind: 'existingUser' } });
});

test('a request of another kind is put aside too, is denied from there, and its asker hears only of the denial', async () => {
  const asker = await requests.rosters.person();
  const id = await requests.askForTeam(asker, 'Vi väntar lite');
  const before = await requests.lists.unprocessed();
  await aside.put(requests.admin, id, 'Frågar laget');
  expect(await requests.lists.unprocessed()).toBe(before - 1);
  expect(await idsOf(true)).toContain(id);
  await requests.staff.deny(requests.admin, id, 'Namnet passar inte.');
  expect(await requests.told(asker.userId, id)).toEqual([expect.stringContaining('Namnet passar inte.')]);
  expect(await requests.told(asker.userId, id)).not.toEqual([expect.stringContaining('Frågar')]);
});

test('the asker is told nothing, reads no reason, and can still withdraw', async () => {
  const asker = await requests.account();
  const id = await claim(Promise.resolve(asker));
  await aside.put(requests.admin, id, 'Tror att det är ett skämt');
  expect(await requests.told(asker.userId, id)).toEqual([]);
  expect(JSON.stringify(await requests.lists.ownPending(asker))).not.toContain('skämt');
  await requests.staff.cancel(asker, id);
  expect((await requests.stored(id)).status).toBe('cancelled');
});

test('a claim that is aside can be accepted, and keeps what the player was called', async () => {
  const id = await claim();
  const playerId = await requests.rosters.league.player('Gamla Namnet');
  await aside.put(requests.admin, id, 'Väntar');
  await requests.staff.accept(requests.admin, id, { playerId, nickname: 'Nya Namnet' });
  expect(await seen(id)).toMatchObject({
    status: 'accepted',
    oldNickname: 'Gamla Namnet',
    asker: { playerId, nickname: 'Nya Namnet' },
  });
});

test("the asker's picture in the chat is shown, when there is one", async () => {
  const asker = await requests.account();
  const id = await claim(Promise.resolve(asker));
  expect((await seen(id)).chatAvatar).toBeNull();
  await requests.rosters.db.query(`update app_user set discord_id = '4711', discord_avatar = 'abc' where id = $1`, [
    asker.userId,
  ]);
  expect((await seen(id)).chatAvatar).toBe('https://cdn.discordapp.com/avatars/4711/abc.png');
});

test('what cannot be put aside or taken back is refused, and nothing is written', async () => {
  const id = await claim();
  expect(await refusalOf(aside.put(requests.admin, id, ' \n'))).toBe('INVALID_INPUT');
  expect(await refusalOf(aside.put(requests.admin, 999_999, 'x'))).toBe('REQUEST_NOT_FOUND');
  expect(await refusalOf(aside.takeBack(requests.admin, id))).toBe('NOTHING_CHANGED');
  await aside.put(requests.admin, id, 'Först');
  expect(await refusalOf(aside.put(requests.admin, id, 'Sedan'))).toBe('NOTHING_CHANGED');
  expect((await seen(id)).aside?.reason).toBe('Först');
  await requests.staff.accept(requests.admin, id, { playerId: await requests.rosters.league.player('Utan konto') });
  expect(await refusalOf(aside.takeBack(requests.admin, id))).toBe('REQUEST_ALREADY_DECIDED');
});

test.each(['graphics', 'writer'] as const)('no %s puts a claim aside', async (role) => {
  const id = await claim();
  const { actor } = await requests.staffMember(role);
  expect(await refusalOf(aside.put(actor, id, 'x'))).toBe('REQUEST_NOT_FOUND');
  expect((await seen(id)).aside).toBeNull();
});

test('staff do not put their own claim aside; an admin does, and it is marked', async () => {
  const self = { ...(await requests.account()), roles: ['divisionadmin' as const] };
  const id = await claim(Promise.resolve(self));
  expect(await refusalOf(aside.put(self, id, 'x'))).toBe('OWN_TEAM');
  await aside.put({ ...self, roles: ['admin'] }, id, 'x');
  expect((await seen(id)).aside?.reason).toBe('x');
});
