import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { OPENAPI, wrongAnswer, type Operation } from './harness/openapi.ts';

/** What tools of others need of openapi.json. Their own verdict: `tools/openapi-lint.mjs`, `tools/test/partner-clients.nightly.test.mjs`. */

const operations = Object.entries(OPENAPI.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
);
const isPublic = ({ description }: Operation): boolean => /For everyone\.$/.test(description ?? '');

/** What a call does, and to what: `listUpcomingSeries`. */
const DOES =
  /^(?:accept|add|apply|change|check|claim|close|confirm|count|create|deny|export|find|finish|get|invite|keep|kick|leave|list|log|mark|open|propose|register|remove|renew|report|request|reset|save|sign|start|stream|undo|upload)[A-Z]\w+$/;

test('every call has a name of its own, which says what it does', () => {
  const names = operations.map(({ operation }) => operation.operationId);
  expect(names.filter((name) => !DOES.test(name) || /Controller/.test(name))).toEqual([]);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('a call whose answer is a list has a name that says so', () => {
  const lists = operations.filter(({ operation }) => {
    const schema = operation.responses['200']?.content?.['application/json']?.schema as { type?: string } | undefined;
    return schema?.type === 'array';
  });
  expect(lists.length).toBeGreaterThan(20);
  const named = lists.map(({ operation }) => operation.operationId).filter((name) => !/^(?:list|count)/.test(name));
  expect(named).toEqual([]);
});

test('calls for everyone come first, those for staff last', () => {
  const rank = ({ operation }: (typeof operations)[number]): number =>
    isPublic(operation) ? 0 : /For staff/.test(operation.description ?? '') ? 2 : 1;
  const ranks = operations.map(rank);
  expect(ranks).toEqual([...ranks].sort());
  expect(new Set(ranks).size).toBe(3);
});

test('a read for everyone may come with a key in either place, and needs none', () => {
  const reads = operations.filter(({ method, operation }) => method === 'get' && isPublic(operation));
  for (const { path, operation } of reads)
    expect([path, operation.security]).toEqual([path, [{}, { key: [] }, { bearer: [] }]]);
  expect(reads.length).toBeGreaterThan(50);
  expect(operations.filter(({ operation }) => operation.security === undefined)).toEqual([]);
});

test('every tag of a call is described, and every described one has calls', () => {
  const used = new Set(operations.flatMap(({ operation }) => operation.tags ?? []));
  expect(new Set(OPENAPI.tags.map(({ name }) => name))).toEqual(used);
  expect(OPENAPI.tags.filter(({ description }) => !description)).toEqual([]);
});

test('a read that takes units says what is left, and how long a refused caller waits', () => {
  const reads = operations.filter(({ operation }) => '429' in operation.responses && '200' in operation.responses);
  const without = reads.filter(
    ({ method, path, operation }) =>
      method === 'get' && !path.startsWith('/api/images/') && !operation.responses['200']?.headers?.['RateLimit'],
  );
  expect(without.map(({ path }) => path)).toEqual([]);
  expect(OPENAPI.components.responses['429']?.headers).toHaveProperty('Retry-After');
  expect(OPENAPI.components.responses['503']?.headers).toHaveProperty('Retry-After');
});

test('no enum has values of several types, which generated clients could not name', () => {
  const mixed: string[] = [];
  const look = (part: unknown, at: string): void => {
    if (typeof part !== 'object' || part === null) return;
    const { enum: values } = part as { enum?: unknown };
    if (
      Array.isArray(values) &&
      new Set(values.filter((value) => value !== null).map((value) => typeof value)).size > 1
    )
      mixed.push(at);
    for (const [key, inner] of Object.entries(part)) look(inner, `${at}/${key}`);
  };
  look(OPENAPI.components.schemas, '');
  expect(mixed).toEqual([]);
});

test('a text that is a day or a moment has its format, or says that it is Swedish time', () => {
  const untold = Object.entries(OPENAPI.components.schemas).flatMap(([name, { properties = {} }]) =>
    Object.entries(properties)
      .filter(([, field]) => {
        const { type, format, pattern, example, description } = field as Record<string, unknown>;
        const isText = [type].flat().includes('string');
        const looks =
          /^\d{4}-\d\d-\d\d/.test(String(example)) || /YYYY|In UTC|Swedish (?:time|day)/.test(String(description));
        return isText && looks && format === undefined && pattern === undefined && !/empty/.test(String(description));
      })
      .map(([field]) => `${name}.${field}`),
  );
  expect(untold).toEqual([]);
});

test('an example that is no day where one belongs is found', () => {
  const [path, method] = ['/api/season/all', 'GET'];
  const right = OPENAPI.paths[path]?.['get']?.responses['200']?.content?.['application/json']?.example as object[];
  expect(wrongAnswer(method, path, 200, right)).toEqual([]);
  expect(wrongAnswer(method, path, 200, [{ ...right[0], startdate: 'text' }])).not.toEqual([]);
});

test("the webhook's example of a body is one", () => {
  const { post } = OPENAPI.webhooks['leagueEvent'] ?? {};
  const json = post?.requestBody?.content['application/json'];
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(OPENAPI, 'openapi');
  const isOne = ajv.compile({ $ref: 'openapi#/components/schemas/WebhookMessageWire' });
  expect([isOne(json?.example), isOne.errors]).toEqual([true, null]);
  expect(isOne({ ...(json?.example as object), type: 'series' })).toBe(false);
  // also the one that the page for developers shows
  for (const language of ['se', 'en']) {
    const page = readFileSync(join(import.meta.dirname, `../content/${language}/developers.md`), 'utf8');
    const shown = JSON.parse(/```json\n([^]*?)```/.exec(page)?.[1] ?? 'null') as unknown;
    expect([isOne(shown), isOne.errors]).toEqual([true, null]);
  }
});
