import { ROLE_IDS } from '../../../src/domain/actor.ts';
import type { RoleName } from '../../../src/domain/actor.ts';
import { UserRole } from '../../../src/modules/auth/users/user-role.entity.ts';
import { insertRow } from '../../factories/rows.ts';
import { bootApp, graphql } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { Callers } from './request-callers.ts';
import type { Caller } from './request-callers.ts';

let app: TestApp;
let callers: Callers;
let asker: Caller;
let claimId: number;
beforeAll(async () => {
  app = await bootApp();
  callers = new Callers(app);
  asker = await callers.caller({ hasPlayer: false });
  const details = {
    platform: 'Steam',
    platformId: 'kometen',
    birthdate: '1998-07-06',
    nationality: 'SE',
    consent: true,
  };
  await callers.league.player('Kometen', { birthdate: '1998-07-06', platform: 'steam', platformId: 'kometen' });
  const answer = await graphql(
    app.url,
    `
      mutation ($input: ClaimPlayerInput!) {
        claimPlayer(input: $input) {
          __typename
        }
      }
    `,
    { variables: { input: details }, headers: { authorization: `Bearer ${asker.token}` } },
  );
  expect(answer.errors).toBeUndefined();
  const [row] = await app.db.query<{ id: number }>('select id from approval_request where user_id = $1', [
    asker.userId,
  ]);
  claimId = row?.id ?? 0;
});
afterAll(() => app.close());

const CANDIDATES = 'player { nickname } birthdate account accounts { accountId }';
const ask = (as: Caller, query: string) =>
  graphql<{ requestFacts: object[] }>(app.url, `{ ${query} }`, { headers: { authorization: `Bearer ${as.token}` } });
const factsFor = async (as: Caller) =>
  (await ask(as, `requestFacts(ids: [${claimId}]) { requestId candidates { ${CANDIDATES} } earlierDenied }`)).data
    ?.requestFacts;

const FACTS = () => ({
  requestId: claimId,
  candidates: [
    { player: { nickname: 'Kometen' }, birthdate: 'AGREES', account: 'AGREES', accounts: [{ accountId: 'kometen' }] },
  ],
  earlierDenied: 0,
});

test.each(['admin', 'divisionadmin'] satisfies RoleName[])(
  '%s reads the facts of a claim, without a birthdate',
  async (role) => {
    const staff = await callers.caller({ roles: [role], hasPlayer: false });
    expect(await factsFor(staff)).toEqual([FACTS()]);
  },
);

test('a division admin reads no facts of their own claim, an admin does', async () => {
  const grant = (role: RoleName) => insertRow(app.db, UserRole, { userId: asker.userId, role: ROLE_IDS[role] });
  await grant('divisionadmin');
  expect(await factsFor(asker)).toEqual([]);
  await grant('admin');
  expect(await factsFor(asker)).toEqual([FACTS()]);
});

test.each([
  { why: 'a writer', roles: ['writer', 'graphics'] satisfies RoleName[] },
  { why: 'a player', roles: [] },
])('$why reads no facts and searches no player', async ({ roles }) => {
  const caller = await callers.caller({ roles });
  for (const query of [
    `requestFacts(ids: [${claimId}]) { earlierDenied }`,
    `claimCandidates(requestId: ${claimId}, text: "") { birthdate }`,
  ]) {
    expect((await ask(caller, query)).errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
  }
});
