import { DETAILS, Requests } from '../../../../test/factories/requests.ts';
import { refusalOf } from '../../../../test/factories/rosters.ts';
import { collideCalls } from '../../../../test/harness/locks.ts';
import { RequestBatchService } from './request-batch.service.ts';

let requests: Requests;
let batch: RequestBatchService;
beforeAll(async () => {
  requests = await Requests.start();
  batch = requests.rosters.service(RequestBatchService);
});
afterAll(() => requests.close());

let made = 0;
const ask = async () => {
  const asker = await requests.rosters.person();
  const name = `Tillsammans ${++made} ${'abcdefgh'[made % 8]?.repeat(made) ?? ''}`;
  return { asker, name, id: await requests.askForTeam(asker, name) };
};
const entries = async (ids: readonly number[]) =>
  requests.rosters.db.query<{ act: string; id: number; set: string }>(
    `select act, object_id as id, change_set_id::text as set from audit_entry
      where object_kind = 'request' and object_id = any($1::int[]) order by id`,
    [ids],
  );
const codes = (outcomes: Awaited<ReturnType<RequestBatchService['decide']>>) =>
  outcomes.map(({ id, request, refusal }) => [id, request?.status ?? null, refusal?.code ?? null]);

test('several are denied with one reason: each asker is told, each is an act of its own', async () => {
  const asked = [await ask(), await ask(), await ask()];
  const ids = asked.map(({ id }) => id);
  expect(codes(await batch.decide(requests.admin, ids, ' Namnen är för lika. '))).toEqual(
    ids.map((id) => [id, 'denied', null]),
  );
  for (const { asker, id } of asked) {
    expect(await requests.told(asker.userId, id)).toEqual([expect.stringContaining('Namnen är för lika.')]);
  }
  const noted = await entries(ids);
  expect(noted.map(({ act, id }) => [act, id])).toEqual(ids.map((id) => ['request.deny', id]));
  expect(new Set(noted.map(({ set }) => set)).size).toBe(3);
});

test('one that has become pointless, one that is unknown and a claim stop no other', async () => {
  const [taken, fine] = [await ask(), await ask()];
  await requests.rosters.league.team(taken.name.toUpperCase());
  const claim = await requests.existingUser.submit(await requests.account(), DETAILS, true);
  const outcomes = await batch.decide(requests.admin, [taken.id, 999_999, claim, fine.id], null);
  expect(codes(outcomes)).toEqual([
    [taken.id, 'cancelled', 'NAME_TAKEN'],
    [999_999, null, 'REQUEST_NOT_FOUND'],
    [claim, 'pending', 'MUST_CHOOSE_PLAYER'],
    [fine.id, 'accepted', null],
  ]);
  expect(await requests.told(taken.asker.userId, taken.id)).toEqual([
    expect.stringContaining('another team has taken the name'),
  ]);
  expect((await entries([taken.id, claim, fine.id])).map(({ act, id }) => [act, id])).toEqual([
    ['request.fall-through', taken.id],
    ['request.accept', fine.id],
  ]);
});

test('one that a colleague decides in between is refused, and the others go on', async () => {
  const [first, contested, last] = [await ask(), await ask(), await ask()];
  const colleague = await requests.staffMember('admin');
  const rows = { table: 'approval_request', ids: [contested.id] } as const;
  const [outcomes] = await collideCalls(
    requests.rosters.url,
    rows,
    [() => batch.decide(requests.admin, [first.id, contested.id, last.id], null)],
    async (holder) => {
      // the first is decided and committed while the second waits for the colleague
      expect((await requests.stored(first.id)).status).toBe('accepted');
      await holder.query(
        `update approval_request set status = 'denied', reason = 'Nej.', decided_at = now(), decided_by_user_id = $2
          where id = $1`,
        [contested.id, colleague.userId],
      );
    },
  );
  expect(codes(outcomes ?? [])).toEqual([
    [first.id, 'accepted', null],
    [contested.id, 'denied', 'REQUEST_ALREADY_DECIDED'],
    [last.id, 'accepted', null],
  ]);
  expect(await requests.stored(contested.id)).toMatchObject({ decidedBy: colleague.userId, reason: 'Nej.' });
  expect(await requests.told(contested.asker.userId, contested.id)).toEqual([]);
  expect(await entries([contested.id])).toEqual([]);
});

test('an id that is given twice is decided once', async () => {
  const { id } = await ask();
  expect(codes(await batch.decide(requests.admin, [id, id], null))).toEqual([[id, 'accepted', null]]);
});

test('staff decide all but those of their own matter', async () => {
  const self = await requests.staffMember('divisionadmin');
  const own = await requests.askForTeam(self, 'Mitt eget lag');
  const other = await ask();
  expect(codes(await batch.decide(self.actor, [own, other.id], null))).toEqual([
    [own, 'pending', 'OWN_TEAM'],
    [other.id, 'accepted', null],
  ]);
});

test.each([
  { why: 'none', ids: () => [], denial: null },
  {
    why: 'more than fifty',
    ids: (id: number) => [id, ...Array.from({ length: 50 }, (_, n) => 900_000 + n)],
    denial: null,
  },
  { why: 'a denial without a reason', ids: (id: number) => [id], denial: ' \n' },
])('nothing is decided: $why', async ({ ids, denial }) => {
  const { id } = await ask();
  expect(await refusalOf(batch.decide(requests.admin, ids(id), denial))).toBe('INVALID_INPUT');
  expect((await requests.stored(id)).status).toBe('pending');
});

test.each(['writer', 'graphics'] as const)('no %s decides any', async (role) => {
  const { id } = await ask();
  const { actor } = await requests.staffMember(role);
  expect(codes(await batch.decide(actor, [id], null))).toEqual([[id, 'pending', 'REQUEST_NOT_FOUND']]);
});
