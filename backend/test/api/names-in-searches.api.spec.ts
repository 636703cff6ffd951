import { GraphQLSchemaHost } from '@nestjs/graphql';
import { getNamedType, isInputObjectType } from 'graphql';
import { Sanction } from '../../src/modules/players/sanctions/sanction.entity.ts';
import { ApprovalRequest } from '../../src/modules/requests/approval-request.entity.ts';
import { AuditEntry } from '../../src/modules/audit/audit-entry.entity.ts';
import { eventOf, readingOf, storePlay } from '../factories/field-play.ts';
import { threeNil } from '../factories/league.ts';
import { insertRow } from '../factories/rows.ts';
import { bootApp, graphql } from '../harness/app.ts';
import type { TestApp } from '../harness/app.ts';
import { Callers } from './requests/request-callers.ts';
import type { Caller } from './requests/request-callers.ts';

/** The name of everything in this league. */
const NAME = 'Åsgläntan Işık';
const SPELLINGS = [
  { typed: 'Åsgläntan', why: 'as it is written' },
  { typed: 'ÅSGLÄNTAN', why: 'in capitals' },
  { typed: 'asglantan isik', why: 'without rings and dots' },
  { typed: 'A\u030asgla\u0308ntan', why: 'with its rings and dots in parts' },
  { typed: '\u200eåsglantan ı\u200b', why: 'with what nobody sees' },
];

let app: TestApp;
let admin: Caller;
let captain: Caller;
let [teamId, requestId, season] = [0, 0, 0];

beforeAll(async () => {
  app = await bootApp();
  const callers = new Callers(app);
  const { league } = callers;
  admin = await callers.caller({ hasPlayer: false, roles: ['admin'] });
  captain = await callers.caller();
  await callers.team(captain);
  season = await league.season({ name: 'Säsong 8', startsOn: '2020-01-01', endsOn: '2099-01-01' });
  for (const key of ['current_season', 'signup_season']) await league.setting(key, season);
  for (const key of ['registration_open', 'transfer_open']) await league.setting(key, 'true');
  const division = await league.division(season, { name: NAME, discriminator: 'asglantan' });
  teamId = await league.team(NAME);
  await league.enter(division, teamId, { name: NAME, adjustment: -1, adjustmentReason: 'Sen' });
  await league.series(division, teamId, await league.teamIn(division, 'Vinter'));
  await league.signUp(season, teamId);
  const player = await league.player(NAME, { userId: await league.user() });
  await league.sign(player, teamId, '2026-01-05T12:00:00Z', { sortOrder: 1 });
  // a goal of the player's is recorded
  const guests = await league.teamIn(division, 'Höst');
  const games = threeNil.map((game) => ({ ...game, home: [[player, 100, 1, 0, 0, 1] as const] }));
  const played = await league.played(division, [teamId, guests], games);
  const [stored] = await app.db.query<{ id: number }>('select id from game where series_id = $1 and number = 1', [
    played,
  ]);
  const events = [eventOf({ kind: 'goal', seconds: 10, team: 0, player: 0 })];
  await storePlay(app.db, stored!.id, readingOf([{ team: 0, playerId: player }], { events }));
  await league.player(`${NAME} 2`, { userId: await league.user() });
  await league.player(`${NAME} 3`);
  await insertRow(app.db, Sanction, {
    kind: 'warning',
    playerId: player,
    startsOn: '2026-01-05',
    reasonSv: 'Sen',
    decidedAt: '2026-01-05T12:00:00Z',
  });
  const memberId = await league.member('isik@example.se');
  await league.membership(memberId, { email: 'isik@example.se', firstName: 'Åsgläntan', lastName: 'Işık' });
  await league.post(await league.category('Ligan'), 'kvall', { title: NAME, publishedAt: '2026-01-05T12:00:00Z' });
  const claimant = await league.user();
  requestId = await insertRow(app.db, ApprovalRequest, {
    ...{ kind: 'existingUser', userId: claimant, playerId: null, teamId: null, status: 'pending' },
    payload: { platform: 'steam', platformId: 'x', birthdate: '2000-01-31', nationality: 'NO', helpText: '' },
  });
  await insertRow(app.db, AuditEntry, {
    ...{ actorUserId: admin.userId, act: 'team.save', objectKind: 'team', objectId: teamId, objectName: NAME },
    ...{ before: null, after: null },
  });
});
afterAll(() => app.close());

const page = (field: string) => [admin, `${field}(filter: { text: $text }) { total }`] as const;
const list = (field: string) => [null, `${field}(filter: { text: $text }) { edges { cursor } }`] as const;

/** Each search of the API by a part of a name, and who asks. The arguments of ids are filled in later. */
const SEARCHES: Record<string, readonly [as: Caller | null, query: string]> = {};
beforeAll(() =>
  Object.assign(SEARCHES, {
    ...Object.fromEntries(
      ['adminNews', 'adminSanctions', 'adminSeries', 'adminTeams', 'adminTransfers', 'adminUsers'].map((field) => [
        field,
        page(field),
      ]),
    ),
    ...Object.fromEntries(['associationMembers', 'auditEntries', 'signedUpTeams'].map((field) => [field, page(field)])),
    ...Object.fromEntries(['allNews', 'allPlayers', 'allTeams'].map((field) => [field, list(field)])),
    claimCandidates: [admin, `claimCandidates(requestId: ${requestId}, text: $text) { player { id } }`],
    invitablePlayers: [captain, 'invitablePlayers(text: $text) { userId }'],
    playersWithoutUser: [admin, 'playersWithoutUser(text: $text) { id }'],
    pointsDecisions: [admin, 'pointsDecisions(text: $text) { points }'],
    search: [null, 'search(text: $text) { players { id } teams { id } divisions { division { id } } news { slug } }'],
    searchPlayers: [null, 'searchPlayers(text: $text) { total }'],
    searchTeams: [null, 'searchTeams(text: $text) { id }'],
    seasonRecordedGoals: [admin, `seasonRecordedGoals(filter: { seasonId: ${season}, text: $text }) { total }`],
    rosterCandidates: [admin, `rosterCandidates(teamId: ${teamId}, text: $text) { id }`],
  }),
);

/** How much a search finds: the numbers and the lengths of the lists in its answer. */
function sizeOf(value: unknown): number {
  if (typeof value === 'number') return value;
  if (Array.isArray(value)) return value.length;
  return Object.values(value ?? {}).reduce<number>((sum, part) => sum + sizeOf(part), 0);
}

async function found(field: string, text: string): Promise<number> {
  const [as, query] = SEARCHES[field] ?? [null, ''];
  const headers: Record<string, string> = as ? { authorization: `Bearer ${as.token}` } : {};
  const answer = await graphql(app.url, `query ($text: String!) { ${query} }`, { variables: { text }, headers });
  if (answer.errors) throw new Error(`${field}: ${JSON.stringify(answer.errors)}`);
  return sizeOf(answer.data);
}

test.each(SPELLINGS)('everything is found by $typed: $why', async ({ typed }) => {
  const wrong: string[] = [];
  for (const field of Object.keys(SEARCHES)) {
    const [wanted, hits] = [await found(field, NAME), await found(field, typed)];
    if (wanted === 0 || hits !== wanted) wrong.push(`${field}: ${hits} of ${wanted}`);
    if ((await found(field, 'osglontan')) !== 0 && field !== 'search') wrong.push(`${field} finds what is not there`);
  }
  expect(wrong).toEqual([]);
});

test('every search for a text was tried', () => {
  const fields = Object.values(app.app.get(GraphQLSchemaHost).schema.getQueryType()?.getFields() ?? {});
  const searching = fields.filter(({ args }) =>
    args.some(({ name, type }) => {
      const named = getNamedType(type);
      return name === 'text' || (isInputObjectType(named) && 'text' in named.getFields());
    }),
  );
  expect(searching.map(({ name }) => name).sort()).toEqual(Object.keys(SEARCHES).sort());
});
