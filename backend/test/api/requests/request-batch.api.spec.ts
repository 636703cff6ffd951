import { bootApp, graphql } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { Callers } from './request-callers.ts';
import type { Caller } from './request-callers.ts';

let app: TestApp;
let callers: Callers;
beforeAll(async () => {
  app = await bootApp();
  callers = new Callers(app);
});
afterAll(() => app.close());

const ask = async (asker: Caller, name: string) => {
  await callers.rest(asker, 'team/createTeamRequest', { teamname: name, teamlogo: callers.dataUrl(32) });
  const [row] = await app.db.query<{ id: number }>('select id from approval_request where user_id = $1', [
    asker.userId,
  ]);
  return row?.id ?? 0;
};
const decide = (as: Caller, ids: number[], isAccepted: boolean, reason?: string) =>
  graphql<{ it: object }>(
    app.url,
    `
      mutation ($ids: [Int!]!, $isAccepted: Boolean!, $reason: String) {
        it: decideRequests(ids: $ids, isAccepted: $isAccepted, reason: $reason) {
          ... on RequestOutcomes {
            outcomes {
              id
              request {
                status
                reason
              }
              problem {
                code
                messageKey
              }
            }
          }
          ... on Problem {
            code
            field
            params {
              name
              value
            }
          }
        }
      }
    `,
    { variables: { ids, isAccepted, reason }, headers: { authorization: `Bearer ${as.token}` } },
  );

test('several are decided together, and the own matter of a division admin is refused by itself', async () => {
  const staff = await callers.caller({ roles: ['divisionadmin'] });
  const [own, other] = [await ask(staff, 'Eget lag'), await ask(await callers.caller(), 'Annat lag')];
  expect((await decide(staff, [own, other], false, 'Nej.')).data?.it).toEqual({
    outcomes: [
      {
        id: own,
        request: { status: 'PENDING', reason: null },
        problem: { code: 'OWN_TEAM', messageKey: 'api.request.own-team' },
      },
      { id: other, request: { status: 'DENIED', reason: 'Nej.' }, problem: null },
    ],
  });
});

test('the limit is told, and so is a missing reason', async () => {
  const admin = await callers.caller({ roles: ['admin'] });
  const many = Array.from({ length: 51 }, (_, n) => n + 1);
  expect((await decide(admin, many, true)).data?.it).toEqual({
    code: 'INVALID_INPUT',
    field: 'ids',
    params: [{ name: 'max', value: '50' }],
  });
  expect((await decide(admin, [1], false)).data?.it).toMatchObject({ code: 'INVALID_INPUT', field: 'reason' });
});

test('is for staff who decide requests', async () => {
  const writer = await callers.caller({ roles: ['writer', 'graphics'] });
  const id = await ask(await callers.caller(), 'Tredje laget');
  expect((await decide(writer, [id], true)).errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
  expect(await app.db.query('select status from approval_request where id = $1', [id])).toEqual([
    { status: 'pending' },
  ]);
});
