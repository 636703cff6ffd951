import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { mock, test } from 'node:test';
import { goOnAir, hasEmulator } from '../lib/on-air.mjs';
import { portOf } from '../server.mjs';

test('the streaming service is emulated only without a configured account, and never in production', () => {
  assert.equal(hasEmulator({}), true);
  assert.equal(hasEmulator({ TWITCH_CLIENT_ID: 'abc' }), false);
  assert.equal(hasEmulator({ NODE_ENV: 'production' }), false);
});

test('the emulated channel streams when the server is ready', async () => {
  const asked = [];
  const server = createServer((req, res) => {
    asked.push(`${req.method} ${req.url}`);
    res.statusCode = asked.length === 1 ? 503 : 200;
    res.end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    assert.equal(await goOnAir(`http://127.0.0.1:${portOf(server)}`), true);
    assert.deepEqual(asked, ['GET /health/ready', 'GET /health/ready', 'POST /emulator/twitch/channel']);
  } finally {
    server.close();
  }
});

test('a first start of an hour ends with the stream on', async () => {
  mock.timers.enable({ apis: ['Date'], now: 0 });
  let asked = 0;
  const server = createServer((req, res) => {
    asked += 1;
    // half an hour between two looks
    mock.timers.setTime(asked * 1_800_000);
    res.statusCode = asked <= 2 ? 503 : 200;
    res.end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    assert.equal(await goOnAir(`http://127.0.0.1:${portOf(server)}`), true);
  } finally {
    mock.timers.reset();
    server.close();
  }
});

test('a server that never is ready gets no stream, and nothing breaks', async () => {
  assert.equal(await goOnAir('http://127.0.0.1:9', { patienceMs: 10 }), false);
});
