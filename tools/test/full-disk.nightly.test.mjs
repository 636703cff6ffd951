// The product with a full disk under its log: a file that is always full. What is counted then: log-stream.spec.ts.
import assert from 'node:assert/strict';
import { closeSync, openSync } from 'node:fs';
import { test } from 'node:test';
import { Visitor } from '../lib/visitor.mjs';
import { startServer } from '../server.mjs';

const METRICS_TOKEN = 'read-the-figures';
const CALLS = 200;

test('it starts, answers, tells the count of lost lines, and ends', async () => {
  const full = openSync('/dev/full', 'w');
  const instance = await startServer({ env: { METRICS_TOKEN, LOG_LEVEL: 'info', SEED_DEMO: 'off' }, stdout: full });
  const visitor = new Visitor(instance.url);
  for (let call = 0; call < CALLS; call++) assert.equal((await visitor.ask('/health/live')).status, 200);
  const { text } = await visitor.ask('/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  assert.match(text, /^log_lines_lost_total \d+$/m);
  assert.equal(await instance.stop(), 0);
  closeSync(full);
});
