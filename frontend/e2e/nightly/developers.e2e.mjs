// A partner reads the page for developers, runs its examples as they are shown and the client, and tries queries in GraphiQL.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { launchBrowser } from '../../../tools/browser.mjs';
import { shutOuts, sidewaysScroll } from '../../../tools/lib/page-checks.mjs';
import { inLooks } from '../lib/looks.mjs';
import { askAs, shoot, VARIANTS } from '../lib/people.mjs';
import { ask, open, text, url } from '../lib/support.mjs';

let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser?.close());

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const run = promisify(execFile);
/** How a program of each language is run. */
const RUNNERS = {
  curl: (code) => ['sh', ['-c', code]],
  javascript: (code) => [process.execPath, ['--input-type=module', '--eval', code]],
  python: (code) => ['python3', ['-c', code]],
};
/** How the answers begin that are no JSON. */
const TEXTS = { calendar: /^BEGIN:VCALENDAR/, export: /^id,name,/ };
/** curl shows how a track begins: version 1, ten samples a second, a field of the usual size. */
const textOf = (id, language) => (id === 'track' && language === 'curl' ? /^ *1 +10 +1\s*$/ : TEXTS[id]);
/** The goals of the latest recorded game, by the scoreboard's clock. */
const GOALS =
  '{ allGames(first: 1, filter: { hasFieldPlay: true }) { nodes { fieldPlay { events { kind clock } } } } }';
const NEEDS = { curl: 'curl', python: 'python3' };

const isThere = (command) =>
  run(command, ['--version']).then(
    () => true,
    () => false,
  );

const MAKE = `mutation ($input: MakeApiKeyInput!) {
  makeApiKey(input: $input) { ... on NewApiKey { secret } ... on Problem { code messageKey } }
}`;

/** A partner's key that the instance knows. */
async function newKey() {
  const { context } = await open(browser, { as: 'admin' });
  const input = { name: `Exempel ${Date.now() % 1_000_000}`, contact: '', scopes: ['GRAPHQL_READ'], ownLimit: 600 };
  const { secret } = (await askAs(context, MAKE, { input })).makeApiKey;
  await context.close();
  const isKnown = async () =>
    (await fetch(`${url}/graphql?query={__typename}`, { headers: { 'X-Api-Key': secret } })).status === 200;
  while (!(await isKnown())) await new Promise((done) => setTimeout(done, 50));
  return secret;
}

for (const language of ['curl', 'javascript', 'python']) {
  test(`every example in ${language} runs as it is shown`, async (t) => {
    const needed = NEEDS[language];
    if (needed && !(await isThere(needed))) return t.skip(`${needed} is not on this machine`);
    const { page, context, faults, go } = await open(browser);
    await go(`/developers?code=${language}`);
    const examples = await page
      .locator(`[data-language=${language}]`)
      .evaluateAll((found) => found.map((each) => ({ id: each.dataset.example, code: each.textContent })));
    assert.ok(examples.length >= 16, `there are ${examples.length}`);
    const env = { ...process.env, SBL_API_KEY: await newKey() };
    const answers = [];
    // one after the other: a machine of two cores has enough to do with one
    for (const { id, code } of examples) {
      const [command, args] = RUNNERS[language](code);
      answers.push({ id, stdout: (await run(command, args, { env })).stdout });
    }
    const { allGames } = await ask(GOALS);
    const events = allGames.nodes[0].fieldPlay.events;
    const clocks = events.filter(({ kind }) => kind === 'GOAL').map(({ clock }) => clock);
    for (const { id, stdout } of answers) {
      const expected = textOf(id, language);
      if (expected) {
        assert.match(stdout, expected, id);
        continue;
      }
      const answer = JSON.parse(stdout);
      assert.equal(answer.errors, undefined, id);
      const [first] = Object.values(answer.data ?? answer);
      assert.ok(first, `${id} answers ${stdout.slice(0, 200)}`);
      if (id === 'track')
        assert.deepEqual(
          answer.goals.map(({ clock }) => clock),
          clocks,
        );
    }
    assert.deepEqual(faults.take(), []);
    await context.close();
  });
}

test('the typed client in examples/ compiles, and reads the tables and the latest results', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'sbl-client-'));
  const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
  writeFileSync(join(dist, 'package.json'), '{"type":"module"}');
  await run(process.execPath, [compiler, '-p', join(ROOT, 'examples/partner-client'), '--outDir', dist]);
  const env = { ...process.env, LEAGUE_URL: url, SBL_API_KEY: await newKey() };
  const { stdout } = await run(process.execPath, [join(dist, 'tables.js')], { env });
  rmSync(dist, { recursive: true });
  const { currentSeason } = await ask('{ currentSeason { name divisions { name } } }');
  for (const { name } of [currentSeason, ...currentSeason.divisions]) assert.ok(stdout.includes(`${name}\n`), name);
  assert.match(stdout, /^1\. .+: \d+ points, \d+ series$/m);
  assert.match(stdout, /Latest results\n.+: .+ – .+ \d–\d/);
});

for (const variant of inLooks(VARIANTS)) {
  const { language, width, height, theme } = variant;
  test(`a partner reads the page and runs an example, ${width} px wide`, async () => {
    const say = (key, values) => text('features/content/information', key, values, language);
    const { page, context, faults, go } = await open(browser, { width, height, theme, language });
    await go('/developers');
    await page.getByRole('tab', { name: 'curl' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.locator('[data-language=javascript]').first().waitFor();
    const title = say('developers.example.results');
    await page.getByRole('button', { name: say('developers.run-which', { title }), exact: true }).click();
    const answer = page.getByRole('region', { name: say('developers.answer-to', { title }), exact: true });
    await answer.getByText('"latestSeries"').waitFor();
    assert.equal(await sidewaysScroll(page), 0);
    assert.deepEqual(await shutOuts(page), []);
    await page.getByRole('tablist').scrollIntoViewIfNeeded();
    await shoot(page, 'developers', variant);
    assert.deepEqual(faults.take(), []);
    await context.close();
  });

  test(`GraphiQL asks the examples with the reader's key, ${width} px wide`, async () => {
    const { page, context, faults } = await open(browser, { width, height, theme, language });
    const secret = await newKey();
    const hosts = new Set();
    const sent = [];
    page.on('request', (request) => {
      if (!/^(?:data|blob):/.test(request.url())) hosts.add(new URL(request.url()).origin);
      if (request.method() === 'POST') sent.push(request.headers()['x-api-key']);
    });
    await page.goto(`${url}/graphql`);
    await page.getByLabel(text('features/content/information', 'developers.tool.key', {}, language)).fill(secret);
    await page.getByRole('tab').nth(3).waitFor();
    await page.locator('.graphiql-query-editor').getByText('standings').waitFor();
    await page.getByRole('button', { name: /^Execute query/ }).click();
    await page.locator('.graphiql-response').getByText('standings').first().waitFor();
    assert.equal(sent.at(-1), secret);
    const stored = await page.evaluate(() => ({ tab: { ...sessionStorage }, ever: JSON.stringify(localStorage) }));
    assert.equal(stored.tab['api-key'], secret);
    assert.ok(!stored.ever.includes(secret), 'the key leaves with the tab');
    // the documentation comes from the schema, which the page has read
    await page
      .getByRole('button', { name: /Documentation Explorer/ })
      .first()
      .click();
    await page.getByText('Root Types').waitFor();
    await shoot(page, 'graphiql', variant);
    assert.equal(await sidewaysScroll(page), 0);
    assert.deepEqual([...hosts], [new URL(url).origin]);
    assert.deepEqual(faults.take(), []);
    await context.close();
  });
}
