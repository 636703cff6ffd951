import { readFileSync } from 'node:fs';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { buildSchema, getNamedType, isEnumType, isNonNullType, isObjectType } from 'graphql';
import type { GraphQLArgument, GraphQLOutputType } from 'graphql';
import { League } from '../../factories/league.ts';
import { rootRows, type RootRow } from '../../fuzz/graphql-calls.ts';
import { bootApp, type TestApp } from '../../harness/app.ts';
import { holdTime } from '../../harness/time.ts';
import { smallLeague } from '../small-league.ts';

/**
 * The first answer to a document is made by the server library, later ones by the compiled document or from memory (`FastReads`).
 * Whoever made it, a visitor gets the same.
 */

let app: TestApp;
let known: Record<string, unknown>;
beforeAll(async () => {
  app = await bootApp({ env: { TRUSTED_PROXIES: '1' } });
  const { season, division, home, ada, played } = await smallLeague(new League(app.db));
  known = { id: played, seasonId: season, divisionId: division, teamId: home, playerId: ada, seriesId: played };
  holdTime(app);
});
afterAll(() => app.close());

/** Headers in which a cached answer, which is the same for everyone, differs from one that was made for one caller. */
const OF_CACHED = ['etag', 'vary', 'cache-control', 'ratelimit', 'date', 'x-request-id'];

/** Only a GET may be read from pages of other sites (T133). */
const OF_GET = ['access-control-allow-origin', 'access-control-expose-headers'];

let callers = 0;

/** The answer to a new caller. */
async function tell(path: string, body: string | null) {
  const answer = await fetch(app.url + path, {
    method: body === null ? 'GET' : 'POST',
    headers: {
      'accept-encoding': 'identity',
      'x-forwarded-for': `192.0.${2 + (callers >> 8)}.${callers++ & 255}`,
      ...(body !== null && { 'content-type': 'application/json' }),
    },
    body,
  });
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => ![...OF_CACHED, ...OF_GET].includes(name)));
  return { answer: { status: answer.status, text: await answer.text(), headers }, vary: answer.headers.get('vary') };
}

/** A value for a required argument, from the small league when the name says of what. */
function valueOf({ name, type }: GraphQLArgument): unknown {
  const plain = getNamedType(type);
  if (name in known) return known[name];
  if (isEnumType(plain)) return plain.getValues()[0]?.name;
  if (plain.name === 'Int') return known['seasonId'];
  if (plain.name === 'Boolean') return false;
  if (plain.name === 'DateTime') return '2026-03-01T18:00:00.000Z';
  if (plain.name === 'String') return name === 'discriminator' ? 'elit' : 'ada';
  return {};
}

/** A root field with its required arguments as variables, and three levels of its answer. */
function documentOf({ field }: RootRow): { query: string; variables: Record<string, unknown> } {
  const given = field.args.filter(({ type }) => isNonNullType(type));
  const selection = (type: GraphQLOutputType, depth: number): string => {
    const named = getNamedType(type);
    if (!isObjectType(named)) return isEnumType(named) || !('getTypes' in named) ? '' : '{ __typename }';
    const fields = Object.values(named.getFields()).filter(
      (of) =>
        !of.args.some(({ type: needed }) => isNonNullType(needed)) &&
        (depth < 3 || !isObjectType(getNamedType(of.type))),
    );
    return `{ __typename ${fields.map((of) => `${of.name} ${selection(of.type, depth + 1)}`).join(' ')} }`;
  };
  const header = given.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const args = given.map(({ name }) => `${name}: $${name}`).join(', ');
  return {
    query: `query ${header && `(${header})`} { ${field.name}${args && `(${args})`} ${selection(field.type, 1)} }`,
    variables: Object.fromEntries(given.map((arg) => [arg.name, valueOf(arg)])),
  };
}

const FIELDS = rootRows(buildSchema(readFileSync(new URL('../../../../schema.graphql', import.meta.url), 'utf8')))
  .filter(({ kind }) => kind === 'query')
  .map((row) => [row.field.name, row] as const);

const cached: string[] = [];

test.each(FIELDS)('%s is answered alike: unknown, known and cached, by POST and by GET', async (name, row) => {
  const { query, variables } = documentOf(row);
  const post = JSON.stringify({ query, variables });
  const get = `/graphql?${new URLSearchParams({ query, variables: JSON.stringify(variables) }).toString()}`;
  const first = await tell('/graphql', post);
  for (let time = 0; time < 4; time++) expect((await tell('/graphql', post)).answer).toEqual(first.answer);
  for (let time = 0; time < 2; time++) {
    const { answer, vary } = await tell(get, null);
    expect(answer).toEqual(first.answer);
    if (time === 1 && vary?.endsWith('Accept-Encoding')) cached.push(name);
  }
});

test('all fields were asked for, and many of them were cached', () => {
  const running = rootRows(app.app.get(GraphQLSchemaHost).schema).filter(({ kind }) => kind === 'query');
  expect(FIELDS.map(([name]) => name).sort()).toEqual(running.map(({ field }) => field.name).sort());
  expect(cached.length).toBeGreaterThan(20);
});
