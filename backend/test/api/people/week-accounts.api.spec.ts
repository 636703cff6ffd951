import type { Actor } from '../../../src/domain/actor.ts';
import { SessionsService } from '../../../src/modules/auth/sessions.service.ts';
import { weekLeague } from '../../factories/week-league.ts';
import type { WeekLeague } from '../../factories/week-league.ts';
import { bootApp, graphql } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';

let app: TestApp;
let world: WeekLeague;
let seriesId: number;
let home: Actor;
let playerId: number;

beforeAll(async () => {
  app = await bootApp();
  world = await weekLeague(app.db, '2025-03-10');
  seriesId = await world.series();
  home = world.squads.home[0];
  playerId = world.squads.home[1]?.playerId as number;
});
afterAll(() => app.close());
beforeEach(() => app.db.query('delete from approval_request; delete from game_account'));

const tokenOf = async ({ userId }: Actor): Promise<string> =>
  (await app.app.get(SessionsService, { strict: false }).beginSession(userId as number, 'provider')).accessToken;

const gql = async (actor: Actor, query: string, variables: Record<string, unknown>) =>
  (await graphql(app.url, query, { variables, headers: { authorization: `Bearer ${await tokenOf(actor)}` } })).data;

const ASK = `mutation ($input: RequestGameAccountInput!) { requestGameAccount(input: $input) {
  __typename ... on Done { messageKey } ... on Problem { code messageKey params { name value } } } }`;
const ACCEPT = `mutation ($id: Int!) { acceptRequest(id: $id) { __typename ... on Problem { code }
  ... on ApprovalRequest { kind status accountName platformId player { id } seriesId mayDecide asker { playerId } } } }`;

const BODY = { platform: 'EPIC', accountId: 'okänd', displayName: 'Adda' };
const requests = () => app.db.query<{ id: number }>('select id from approval_request');

/** Whether the documented inbox lists a request, and how many it counts. */
async function documentedInbox(): Promise<[unknown, unknown]> {
  const path = `${app.url}/api/admin/${await tokenOf(world.admin)}`;
  const [listed, count] = await Promise.all([fetch(`${path}/requests`), fetch(`${path}/unprocessedRequests`)]);
  return [await listed.json(), await count.json()];
}

test('a captain asks, and the inbox accepts it; the documented one, which cannot, does not have it', async () => {
  expect(await gql(home, ASK, { input: { ...BODY, seriesId, playerId } })).toMatchObject({
    requestGameAccount: { messageKey: 'api.request.sent.success' },
  });
  expect(await documentedInbox()).toEqual([[], 0]);
  const [asked] = await requests();
  expect(await gql(world.admin, ACCEPT, { id: asked?.id })).toEqual({
    acceptRequest: {
      __typename: 'ApprovalRequest',
      ...{
        kind: 'GAME_ACCOUNT',
        status: 'ACCEPTED',
        accountName: 'Adda',
        platformId: 'okänd',
        player: { id: playerId },
      },
      ...{ seriesId, mayDecide: true, asker: { playerId: home.playerId } },
    },
  });
  expect(await app.db.query('select player_id as id from game_account')).toEqual([{ id: playerId }]);
});

test.each([
  { why: 'a series that no one knows', more: { seriesId: 999_999 } },
  { why: 'an unknown platform', more: { platform: 'UNKNOWN' } },
  { why: 'no account', more: { accountId: '' } },
  { why: 'a name longer than any', more: { displayName: 'x'.repeat(101) } },
  { why: 'a player of the other team', more: { playerId: 'theirs' } },
])('$why is refused, and nothing is stored', async ({ more }) => {
  const input = { ...BODY, seriesId, playerId, ...more };
  const theirs = world.squads.away[1]?.playerId;
  const sent = await gql(home, ASK, { input: { ...input, playerId: more.playerId ? theirs : playerId } });
  expect(JSON.stringify(sent ?? null)).not.toContain('"Done"');
  expect(await requests()).toEqual([]);
});

test('the same is asked once, and others are told why not', async () => {
  const input = { ...BODY, seriesId, playerId };
  expect(await gql(home, ASK, { input })).toEqual({
    requestGameAccount: { __typename: 'Done', messageKey: 'api.request.sent.success' },
  });
  expect(await gql(home, ASK, { input })).toMatchObject({
    requestGameAccount: { code: 'ALREADY_REQUESTED', messageKey: 'api.request.account-requested' },
  });
  expect(await gql(world.squads.home[1] as Actor, ASK, { input })).toMatchObject({
    requestGameAccount: { code: 'NOT_CAPTAIN' },
  });
  expect(await requests()).toHaveLength(1);
});
