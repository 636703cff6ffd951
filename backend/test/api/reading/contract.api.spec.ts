import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bootApp, type TestApp } from '../../harness/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await bootApp();
});
afterAll(() => app.close());

const committed = (name: string): string => readFileSync(join(import.meta.dirname, '../../../..', name), 'utf8');

describe.each([
  ['openapi.json', 'application/json; charset=utf-8'],
  ['schema.graphql', 'application/graphql; charset=utf-8'],
])('/%s', (name, type) => {
  test('is the contract that is committed, for every site', async () => {
    const answer = await fetch(`${app.url}/${name}`);
    expect(await answer.text()).toBe(committed(name));
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  test('is 304 for who has it already, and has a head', async () => {
    const head = await fetch(`${app.url}/${name}`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const etag = head.headers.get('etag') ?? '';
    expect((await fetch(`${app.url}/${name}`, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  test('has nothing below it, and is not written', async () => {
    expect((await fetch(`${app.url}/${name}/more`)).status).toBe(404);
    expect((await fetch(`${app.url}/${name}`, { method: 'POST' })).status).toBeGreaterThanOrEqual(404);
  });
});
