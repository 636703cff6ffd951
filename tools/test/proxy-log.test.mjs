// The logs of nginx with the project's configuration, with no instance behind it. Without nginx it is skipped.
import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { freePort } from '../lib/free-port.mjs';
import { hasProxy, startProxy } from '../lib/proxy.mjs';
import { waitForCondition, Visitor } from '../lib/visitor.mjs';
import { temporaryFolder } from '../server.mjs';

const skip = hasProxy() ? false : 'nginx is not installed';
const ADDRESS = '127.0.77.7';

let folder;
let proxy;
before(async () => {
  if (skip) return;
  folder = temporaryFolder();
  proxy = await startProxy({ port: await freePort(), instances: [await freePort(), await freePort()], folder });
});
after(async () => {
  await proxy?.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

test('no line has a visitor’s address, a query or a header, also when something fails', { skip }, async () => {
  const headers = { 'x-request-id': 'said-by-me', 'x-forwarded-for': '192.0.2.99', referer: 'http://referer.example' };
  const visitor = new Visitor(proxy.url, headers, ADDRESS);
  assert.equal((await visitor.ask('/division/elit?asked=for')).status, 502);
  // the file of a body cannot be written: a fault of the proxy's own machine, which it takes for serious
  const bodies = join(folder, 'proxy/client_body');
  rmSync(bodies, { recursive: true, force: true });
  writeFileSync(bodies, 'in the way');
  assert.equal((await visitor.ask('/api/images?asked=for', { method: 'POST', body: 'x'.repeat(100_000) })).status, 500);
  await waitForCondition(
    () => proxy.log().includes('POST /api/images 500'),
    () => proxy.log(),
  );
  assert.match(proxy.log(), /GET \/division\/elit 502/);
  for (const secret of [ADDRESS, 'asked=', 'said-by-me', '192.0.2.99', 'referer.example']) {
    assert.ok(!proxy.log().includes(secret), `${secret}: ${proxy.log()}`);
    assert.ok(!proxy.faults().includes(secret), `${secret}: ${proxy.faults()}`);
  }
});
