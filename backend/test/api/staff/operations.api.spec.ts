import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { InstanceReport } from '../../../src/platform/operations/instance-report.ts';
import { bootApp, statements, type TestApp } from '../../harness/app.ts';
import { queryAsUser } from './division-calls.ts';
import { deskOf } from './undo/desk.ts';

/** The page's own query. How its numbers come about is in `operations.int.spec.ts`. */
const PAGE = readFileSync(
  join(import.meta.dirname, '../../../../frontend/src/features/admin/operations/operations.graphql'),
  'utf8',
);
const MOST = 4;

let app: TestApp;
beforeAll(async () => {
  app = await bootApp();
});
afterAll(() => app.close());

test('the page of the operator asks for all of it in a few statements', async () => {
  const desk = await deskOf(app, 'admin', 'admin');
  await app.app.get(InstanceReport, { strict: false }).tell();
  const { result, texts } = await statements(() => queryAsUser(app, desk.as, PAGE));
  expect(result).toMatchObject({
    operations: {
      instances: [{ state: 'RUNNING' }],
      queues: [{ name: 'CHAT' }, { name: 'WEBHOOKS' }, { name: 'REPLAY_FILES' }],
      stored: [{ kind: 'PICTURES' }, { kind: 'REPLAY_FILES' }, { kind: 'DUMPS' }],
    },
  });
  expect(JSON.stringify(result)).toMatch(/"name":"WEEK_REMINDERS"/);
  expect(texts.length).toBeLessThanOrEqual(MOST);
});
