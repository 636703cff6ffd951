// A partner's page on another origin reads what is public, and nothing of the visitor who is signed in here (T133).
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../../../tools/browser.mjs';
import { ask, open, url } from '../lib/support.mjs';

let browser;
let server;
/** The partner's page: under the site's own name with another port, whose requests bring the cookies, and under another name. */
let partners;
before(async () => {
  browser = await launchBrowser();
  server = createServer((_req, res) =>
    res.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Partner</title>'),
  );
  await new Promise((done) => server.listen(0, done));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const { hostname } = new URL(url);
  const other = hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  partners = [`http://${hostname}:${port}/`, `http://${other}:${port}/`];
});
after(async () => {
  await browser?.close();
  server?.close();
});

const ME = `${url}/graphql?query=${encodeURIComponent('{ me { displayName } seasons { id } }')}`;

/** What a script of the partner's page gets: the status, the body and its headers, or that the browser keeps it from it. */
const read = (page, address, init = {}) =>
  page.evaluate(
    async ([path, how]) => {
      try {
        const answer = await fetch(path, how);
        return { status: answer.status, headers: Object.fromEntries(answer.headers), text: await answer.text() };
      } catch (error) {
        return { kept: String(error) };
      }
    },
    [address, init],
  );

test("a page on another origin reads the league, and none of the visitor's own affairs", async () => {
  for (const partner of partners) {
    const { context, page } = await open(browser, { as: 'captain' });
    await page.goto(url);
    await page.goto(partner);

    const answer = await read(page, ME);
    assert.equal(answer.status, 200, JSON.stringify(answer));
    const { me, seasons } = JSON.parse(answer.text).data;
    assert.equal(me, null);
    assert.ok(seasons.length > 0);
    for (const name of ['etag', 'ratelimit', 'ratelimit-policy']) assert.ok(answer.headers[name], name);

    const again = await read(page, ME, { headers: { 'If-None-Match': answer.headers.etag }, cache: 'no-store' });
    assert.equal(again.status, 304);
    for (const path of ['/api/season/all', '/api/exports/seasons.csv', '/api/events?first=3', '/openapi.json'])
      assert.equal((await read(page, url + path)).status, 200, path);
    const refused = await read(page, `${url}/api/season/all?page=2`);
    assert.match(JSON.parse(refused.text).text, /no parameter page/);

    // with cookies, a key, a token, or to write: the browser keeps it from the page
    for (const [address, init] of [
      [ME, { credentials: 'include' }],
      [`${url}/api/team/all`, { credentials: 'include' }],
      [`${url}/api/user/hidden/session/full`, { credentials: 'include' }],
      [`${url}/api/user/hidden/session/full`, {}],
      [ME, { headers: { 'X-Api-Key': 'sbl_' } }],
      [ME, { headers: { Authorization: 'Bearer sbl_' } }],
      // a browser that may send it with a read may send it with a POST
      [ME, { headers: { 'Content-Type': 'application/json' } }],
      [
        `${url}/graphql`,
        { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"query":"{ __typename }"}' },
      ],
      [
        `${url}/graphql`,
        { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: '{"query":"{ __typename }"}' },
      ],
    ])
      assert.ok((await read(page, address, init)).kept, `${address} ${JSON.stringify(init)}`);
    await context.close();
  }
});

test('a page on another origin hears the feed, and shows a crest and a drawn picture', async () => {
  const { allTeams } = await ask('{ allTeams(first: 100) { nodes { logo } } }');
  const crest = allTeams.nodes.map(({ logo }) => logo).find(Boolean);
  assert.ok(crest, 'no team has a crest');
  const html = await (await fetch(url)).text();
  const drawn = /property="og:image" content="([^"]+)"/.exec(html)?.[1];
  assert.ok(drawn, 'the start page has no picture');
  for (const partner of partners) {
    const { context, page } = await open(browser);
    await page.goto(partner);
    for (const src of [`/api/${crest}`, drawn]) {
      const width = await page.evaluate(
        (address) =>
          new Promise((done) => {
            const image = new Image();
            image.onload = () => done(image.naturalWidth);
            image.onerror = () => done(0);
            image.src = address;
          }),
        new URL(src, url).href.replace(/^https?:\/\/[^/]+/, url),
      );
      assert.ok(width > 0, src);
    }
    const opened = await page.evaluate(
      (address) =>
        new Promise((done) => {
          const events = new EventSource(address);
          events.onopen = () => (events.close(), done(true));
          events.onerror = () => (events.close(), done(false));
        }),
      `${url}/api/events/stream`,
    );
    assert.equal(opened, true);
    await context.close();
  }
});
