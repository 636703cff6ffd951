import { GraphQLSchemaHost } from '@nestjs/graphql';
import { getNamedType, isInputObjectType } from 'graphql';
import type { GraphQLInputType, GraphQLSchema } from 'graphql';
import { withSeenVersion } from '../factories/seen-versions.ts';
import { bootApp, graphql } from '../harness/app.ts';
import type { TestApp } from '../harness/app.ts';
import { DOCUMENTED_CALLS } from '../harness/role-table.ts';
import { PAIRS } from './both-doors-pairs.ts';
import type { Asked } from './both-doors-pairs.ts';
import { makeCall, partsOf } from './documented-calls.ts';
import { documentedWorld } from './documented-world.ts';
import type { Ask } from './documented-world.ts';

/** A joiner of nothing, vowels that are not written, and a mark without a letter. */
const UNSEEN = ['\u034f', '\u17b4\u17b5', '\u0301'];
const SENTENCE = 'form.unprintable-characters';

/** Fields with names of people and things, by the last word of their path. */
const IS_NAME = /(name|nickname|title|category|nameEng|descriptionSv|descriptionEn|sweDescription|engDescription)$/i;
/** Texts under such a word that choose one of a few things, and names of a game, which are left out when nobody sees them. */
const IS_NONE = new Set([
  'saveManagedPage name',
  'attachGameAccount input.displayName',
  'requestGameAccount input.displayName',
]);

type Values = Record<string, unknown>;

let app: TestApp;
let ask: Awaited<ReturnType<typeof documentedWorld>>['ask'];
let callers: Awaited<ReturnType<typeof documentedWorld>>['callers'];
let admin: Ask['as'];
beforeAll(async () => {
  app = await bootApp();
  ({ ask, callers } = await documentedWorld(app));
  ({ as: admin } = await ask('GET', '/api/admin', 'admin'));
});
afterAll(() => app.close());

/** Every text in these values that is a name, as its path in them. */
function namesIn(values: unknown, path = ''): string[] {
  if (typeof values === 'string') return IS_NAME.test(path) ? [path] : [];
  if (typeof values !== 'object' || values === null) return [];
  return Object.entries(values).flatMap(([key, value]) => namesIn(value, path === '' ? key : `${path}.${key}`));
}

/** The same values with another text at this path. */
function withText(values: unknown, path: string, text: string): Values {
  const [key = '', ...rest] = path.split('.');
  const copy = (Array.isArray(values) ? [...(values as unknown[])] : { ...(values as Values) }) as Values;
  copy[key] = rest.length === 0 ? text : withText(copy[key], rest.join('.'), text);
  return copy;
}

/** The sentence of the mutation's refusal; `done` when it was carried out. */
async function mutate({ token }: Ask['as'], field: string, args: Values): Promise<unknown> {
  const of = app.app.get(GraphQLSchemaHost).schema.getMutationType()?.getFields()[field];
  const given = of?.args.filter(({ name }) => name in args) ?? [];
  const header = given.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const placed = given.map(({ name }) => `${name}: $${name}`).join(', ');
  const text = `mutation (${header}) { it: ${field}(${placed}) { ... on Problem { messageKey } } }`;
  const options = { variables: args, headers: { authorization: `Bearer ${token}` } };
  const { data, errors } = await graphql<{ it: { messageKey?: string } }>(app.url, text, options);
  return errors ?? data?.it.messageKey ?? 'done';
}

/** The arguments of the mutations that no documented call does too. */
const season = (name: string) => ({
  ...{ name, startsOn: '2027-01-01', endsOn: '2027-03-01', format: 'FIRST_TO_3' },
  qualifiers: [{ name, nameEng: name, from: '2027-01-01', to: '2027-01-02' }],
});
const stage = (name: string) => ({
  ...{
    name,
    nameEng: name,
    divisionId: 1,
    version: 0,
    kind: 'CUP',
    format: 'DECIDER',
    hasThirdPlace: false,
    hasSecondFinal: false,
  },
  ...{ weeks: [1], entrants: [] },
});
const key = (name: string) => ({ name, scopes: ['GRAPHQL_READ'] });
const webhook = (name: string) => ({ name, url: 'https://example.com/', kinds: ['SERIES_REPORTED'] });
const post = (title: string) => ({ categoryId: 1, content: 'x', description: '', isDraft: true, slug: '', title });
const side = (name: string, from: number) => [0, 1, 2].map((n) => ({ discordId: `91000000${from + n}`, name }));
async function member(name: string): Promise<Values> {
  const email = 'medlem@example.se';
  const id = await callers.league.member(email);
  await callers.league.membership(id, { email });
  const query = `{ associationMembers(filter: { id: ${id} }) { items { version } } }`;
  const headers = { authorization: `Bearer ${admin.token}` };
  const { data } = await graphql<{ associationMembers: { items: { version: string }[] } }>(app.url, query, { headers });
  const version = data?.associationMembers.items[0]?.version;
  return { input: { id, version, reason: 'Fel bokstav', firstName: name, lastName: name } };
}
const OTHERS: Record<string, (name: string) => Values | Promise<Values>> = {
  changeSeason: (name) => ({ id: 1, input: season(name), version: 'seen' }),
  createSeason: (name) => ({ input: season(name) }),
  createSeasonDivisions: (name) => ({ input: { seasonId: 1, divisions: [{ formerId: 1, name, teamIds: [] }] } }),
  createPlayer: (nickname) => ({ input: { nickname } }),
  createTeam: (name) => ({ input: { name, players: [] } }),
  createStage: (name) => ({ input: { name, nameEng: name, seasonId: 1, kind: 'CUP' } }),
  saveStage: (name) => ({ input: stage(name) }),
  makeApiKey: (name) => ({ input: key(name) }),
  changeApiKey: (name) => ({ input: { ...key(name), id: 1, version: 0 } }),
  applyForPartnerAccess: (name) => ({ input: { name, purpose: 'x', contact: 'x' } }),
  makeMyApiKey: (name) => ({ input: key(name) }),
  changeMyApiKey: (name) => ({ input: { ...key(name), id: 1, version: 0 } }),
  makeMyWebhook: (name) => ({ input: webhook(name) }),
  changeMyWebhook: (name) => ({ input: { ...webhook(name), id: 1, version: 0 } }),
  makeWebhook: (name) => ({ input: webhook(name) }),
  changeWebhook: (name) => ({ input: { ...webhook(name), id: 1, version: 0 } }),
  renameNewsCategory: (name) => ({ id: 1, name, seen: name }),
  changeNews: (title) => ({ id: 1, input: post(title), version: 1 }),
  saveUser: async (nickname) => ({
    input: await withSeenVersion(app, 'saveUser', { playerId: admin.playerId, nickname, discordName: nickname }),
  }),
  correctMember: (name) => member(name),
  reportSixMansSeries: (name) => ({ input: { winners: side(name, 1), losers: side(name, 4), loserGames: 0 } }),
};

/** Every name that a mutation takes: `createSeason input.qualifiers.name`. */
function namesOf(schema: GraphQLSchema): string[] {
  const inside = (type: GraphQLInputType, path: string): string[] => {
    const named = getNamedType(type);
    if (!isInputObjectType(named)) return named.name === 'String' && IS_NAME.test(path) ? [path] : [];
    return Object.values(named.getFields()).flatMap((field) => inside(field.type, `${path}.${field.name}`));
  };
  const fields = Object.values(schema.getMutationType()?.getFields() ?? {});
  return fields.flatMap(({ name, args }) => args.flatMap((arg) => inside(arg.type, `${name} ${arg.name}`)));
}

const WRITES = DOCUMENTED_CALLS.filter(({ call }) => call in PAIRS).map((row) => ({ ...row, ...partsOf(row) }));
const tried = new Set<string>();

test.each(WRITES)('$call refuses each name of which nobody sees anything, and so does its mutation', async (row) => {
  const asked: Asked = { ...(await ask(row.method, row.path, row.actor)), app, callers };
  const { field, args } = PAIRS[row.call]!;
  const values = (await args({ ...asked.body }, asked)) as Values;
  for (const unseen of UNSEEN) {
    for (const path of namesIn(asked.body)) {
      const answer = await makeCall(app.url, row, { ...asked, body: withText(asked.body, path, unseen) });
      const { MESSAGE } = (await answer.json()) as { MESSAGE: string };
      expect([path, answer.status, MESSAGE]).toEqual([path, 400, SENTENCE]);
    }
    for (const path of namesIn(values)) {
      if (IS_NONE.has(`${field} ${path}`)) continue;
      expect([path, await mutate(asked.as, field, withText(values, path, unseen))]).toEqual([path, SENTENCE]);
      tried.add(`${field} ${path.replace(/\.\d+/g, '')}`);
    }
  }
});

test.each(Object.entries(OTHERS))('%s refuses each name of which nobody sees anything', async (field, args) => {
  const values = await args('Nova');
  for (const unseen of UNSEEN) {
    for (const path of namesIn(values)) {
      expect([path, await mutate(admin, field, withText(values, path, unseen))]).toEqual([path, SENTENCE]);
      tried.add(`${field} ${path.replace(/\.\d+/g, '')}`);
    }
  }
});

test('every name that a mutation takes was tried', () => {
  const all = namesOf(app.app.get(GraphQLSchemaHost).schema).filter((name) => !IS_NONE.has(name));
  expect(all.length).toBeGreaterThan(25);
  expect(all.filter((name) => !tried.has(name))).toEqual([]);
});
