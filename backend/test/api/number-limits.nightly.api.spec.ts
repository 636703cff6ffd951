import { GraphQLSchemaHost } from '@nestjs/graphql';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { getMetadataStorage } from 'class-validator';
import { getNamedType, getNullableType, isLeafType, isNonNullType } from 'graphql';
import { restRows } from '../fuzz/rest-calls.ts';
import { rootRows, type RootRow } from '../fuzz/graphql-calls.ts';
import { linkPlayer } from '../harness/accounts.ts';
import { bootApp, graphql, type TestApp } from '../harness/app.ts';
import { signIn } from '../harness/browser.ts';

/** The limits of every numeric column type, and a text that is no number. */
const EDGES = [0, -1, 32_767, 32_768, 2_147_483_647, 2_147_483_648, 9e15, 'abc'];

let app: TestApp;
let authorization: string;
beforeAll(async () => {
  app = await bootApp();
  await linkPlayer(app.db, 'admin', { roles: ['admin', 'divisionadmin', 'graphics', 'writer'] });
  authorization = `Bearer ${(await signIn(app, 'admin')).cookies.get('accessToken')}`;
});
afterAll(() => app.close());

/** The faults in the answers, if any. Calls that end the session are left out. */
async function faultsOf(calls: readonly [name: string, path: string, init: RequestInit][]): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, path, init] of calls) {
    const answer = await fetch(app.url + path, { redirect: 'manual', ...init });
    const text = await answer.text();
    if (answer.status >= 500) faults.push(`${name} ${path}: ${answer.status} ${text.slice(0, 200)}`);
  }
  return faults;
}

const documented = () => restRows(app.app, SwaggerModule.createDocument(app.app, new DocumentBuilder().build()));

test('no number in a path of any call is a fault of ours', async () => {
  const calls = documented()
    .filter(({ method, path }) => method === 'GET' && /\{(?!accessToken)\w+\}/.test(path))
    .flatMap(({ path }) =>
      EDGES.map((edge): [string, string, RequestInit] => {
        const hasToken = path.includes('{accessToken}');
        const filled = path.replace('{accessToken}', authorization.slice(7)).replace(/\{\w+\}/g, String(edge));
        return ['GET', filled, hasToken ? {} : { headers: { authorization } }];
      }),
    );
  expect(calls.length).toBeGreaterThan(200);
  expect(await faultsOf(calls)).toEqual([]);
});

test('no number in a body of any call is a fault of ours', async () => {
  const calls = documented()
    .filter(({ method, path }) => method === 'POST' && !/logout|refresh/.test(path))
    .flatMap(({ path, body }) => {
      const rules = body ? getMetadataStorage().getTargetValidationMetadatas(body, '', false, false) : [];
      const fields = [...new Set(rules.map(({ propertyName }) => propertyName))].filter((it) => it !== 'accessToken');
      return EDGES.map((edge): [string, string, RequestInit] => [
        'POST',
        path.replace(/\{\w+\}/g, String(edge)),
        {
          method: 'POST',
          headers: { authorization, 'content-type': 'application/json' },
          // a field that is no number gets a text without a meaning
          body: JSON.stringify(
            Object.fromEntries(
              fields.map((field) => {
                const isNumber = rules.some((rule) => rule.propertyName === field && rule.name === 'isInt');
                const isList = rules.some((rule) => rule.propertyName === field && rule.name === 'isArray');
                const value = isNumber ? edge : isList ? [edge] : 'x';
                return [field, value];
              }),
            ),
          ),
        },
      ]);
    });
  expect(calls.length).toBeGreaterThan(200);
  expect(await faultsOf(calls)).toEqual([]);
});

/** A document with this number in every place for a whole number; null when it needs other values. */
function documentOf({ kind, field }: RootRow, edge: number): string | null {
  const given: string[] = [];
  for (const { name, type } of field.args) {
    if (getNamedType(type).name === 'Int' && getNullableType(type) === getNamedType(type))
      given.push(`${name}: ${edge}`);
    else if (isNonNullType(type)) return null;
  }
  if (given.length === 0) return null;
  const named = getNamedType(field.type);
  const selection = isLeafType(named) ? '' : '{ __typename }';
  return `${kind} { ${field.name}(${given.join(', ')}) ${selection} }`;
}

test('no number in an argument of any root field is a fault of ours', async () => {
  const roots = rootRows(app.app.get(GraphQLSchemaHost).schema);
  const numbers = EDGES.filter((edge): edge is number => typeof edge === 'number');
  const documents = roots.flatMap((root) => numbers.flatMap((edge) => documentOf(root, edge) ?? []));
  expect(documents.length).toBeGreaterThan(100);
  const faults: string[] = [];
  for (const query of documents) {
    const { errors } = await graphql(app.url, query, { headers: { authorization } });
    if (errors?.some(({ extensions }) => extensions['code'] === 'INTERNAL')) faults.push(query);
  }
  expect(faults).toEqual([]);
});

test('a role that no column can hold is held by no one; the session has lived through all of it', async () => {
  for (const role of [5, 32_767, 32_768, 2_147_483_647]) {
    const answer = await fetch(`${app.url}/api/users/role/${role}`, { headers: { authorization } });
    expect([role, answer.status, await answer.json()]).toEqual([role, 200, []]);
  }
});
