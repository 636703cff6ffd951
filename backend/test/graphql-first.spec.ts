import type { Application } from 'express';
import { layersOf } from '../src/platform/graphql/graphql-first.ts';
import { bootApp, type TestApp } from './harness/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await bootApp();
});
afterAll(() => app.close());

test('a GraphQL request is compared with the path of no REST handler before it reaches Apollo', () => {
  const stack = layersOf(app.app.getHttpAdapter().getInstance() as Application);
  const handlers = stack.flatMap(({ route }, index) => (route ? [index] : []));
  const graphql = stack.flatMap((layer, index) => (layer.match('/graphql') && !layer.match('/') ? [index] : []));

  expect(handlers.length).toBeGreaterThan(130);
  // GraphiQL with the check of its callers, and two of Apollo
  expect(graphql.length).toBeGreaterThan(3);
  expect(Math.max(...graphql)).toBeLessThan(Math.min(...handlers));
});

test('REST, GraphQL and unknown paths are still answered by their own handlers', async () => {
  const ask = async (path: string): Promise<[status: number, text: string]> => {
    const answer = await fetch(app.url + path, { headers: { 'apollo-require-preflight': '1' } });
    return [answer.status, await answer.text()];
  };
  expect(await ask('/graphql?query={__typename}')).toEqual([200, expect.stringContaining('"__typename":"Query"')]);
  expect((await ask('/api/team/all'))[0]).toBe(200);
  expect((await ask('/api/graphql'))[0]).toBe(404);
  expect((await ask('/health/live'))[0]).toBe(200);
});
