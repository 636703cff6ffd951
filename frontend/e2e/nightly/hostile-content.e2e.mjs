// What people of the league write can do nothing to those who read it: in a real browser, under the site's own policy.
// The texts are those of ui/markdown.test.tsx; names are tried with the ones that fit on a line.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../../../tools/browser.mjs';
import { open, url } from '../lib/support.mjs';

const TEXTS = JSON.parse(readFileSync(new URL('../../src/test/hostile-texts.json', import.meta.url), 'utf8'));
/** What would keep the browser busy for long, or swallow what comes after it, is tried alone in ui/markdown.test.tsx. */
const inCompany = TEXTS.filter(({ text }) => text.length < 400 && !/^ *```|plaintext|<!--/.test(text));
const AT_ONCE = 14;
const pages = Array.from({ length: Math.ceil(inCompany.length / AT_ONCE) }, (_, at) =>
  inCompany.slice(at * AT_ONCE, (at + 1) * AT_ONCE).map(({ text }) => text),
);
const NAMES = [
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "'-alert(1)-'",
  '{{constructor}}${7*7}',
  'javascript:alert(1)',
  '</title><b>x',
];

let browser;
let admin;
before(async () => {
  browser = await launchBrowser();
  admin = await watch(await open(browser, { as: 'admin' }));
});
after(() => browser?.close());

/** Asks the API as the admin, from the admin's own page. */
async function call(query, variables = {}) {
  const answer = await admin.context.request.post(`${url}/graphql`, {
    headers: { 'Content-Type': 'application/json', Origin: url },
    data: { query, variables },
  });
  const { data, errors } = await answer.json();
  if (!data) throw new Error(JSON.stringify(errors));
  return data;
}

/** Pages without the site's policy: what is written must be harmless by itself, too. */
async function withoutPolicy(route) {
  if (route.request().resourceType() !== 'document') return route.continue();
  const response = await route.fetch();
  const { 'content-security-policy': policy, ...headers } = response.headers();
  assert.ok(policy, 'there is a policy to take away');
  await route.fulfill({ response, headers });
}

/** A reader, with the site's policy or without it. */
async function watched(language = 'se', isProtected = true) {
  const reader = await open(browser, { theme: 'dark', language });
  if (!isProtected) await reader.context.route('**/*', withoutPolicy);
  return watch(reader);
}

/** Someone whose page tells of everything that a text made it do. */
async function watch(reader) {
  const told = [];
  reader.page.on('dialog', async (dialog) => {
    told.push(`a dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  reader.page.on('request', (request) => {
    const address = new URL(request.url());
    const isOurs = address.origin === new URL(url).origin || ['data:', 'blob:'].includes(address.protocol);
    if (!isOurs) told.push(`a request to ${address.href}`);
  });
  reader.page.on('popup', (popup) => told.push(`a window: ${popup.url()}`));
  await reader.page.addInitScript(() => {
    window.alert = (message) => (window.pwned = message ?? true);
  });
  return { ...reader, told };
}

/** Points at all that could be waiting for it, once `awaited` is there, and answers what the page says. */
async function visit({ page, go, told }, path, awaited) {
  await go(path);
  if (awaited) await page.getByText(awaited).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  const found = await page.evaluate(() => {
    const main = document.querySelector('main') ?? document.body;
    // calendars are subscribed to by an address of their own kind, at this host
    const INERT = new RegExp(`^(https?://|webcal://${location.host}/|mailto:|/(?![/\\\\])|#)`);
    const wrong = [];
    for (const element of main.querySelectorAll('*')) {
      if (/^(script|iframe|object|embed|style|link|meta|base|math|foreignobject|dialog)$/i.test(element.localName))
        wrong.push(`an element ${element.localName}`);
      // the site's own forms are sent by script
      if (element.matches('form[action]')) wrong.push('a form that leads somewhere');
      for (const { name, value } of element.attributes) {
        if (/^on|^srcdoc$|^formaction$/i.test(name)) wrong.push(`an attribute ${name}`);
        if (/^(href|src)$/.test(name) && !INERT.test(value)) wrong.push(`${name}=${value}`);
      }
      element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
      element.dispatchEvent(new Event('error'));
    }
    return { wrong, pwned: 'pwned' in window, text: main.innerText };
  });
  assert.deepEqual(told, [], `${path} made the browser do something`);
  assert.deepEqual(found.wrong, [], `${path} drew what no one may write`);
  assert.equal(found.pwned, false, `something on ${path} ran`);
  return found.text;
}

test('no string that a script hands the page becomes markup or script', async () => {
  const { page, go, context } = await open(browser);
  await go('/news');
  await page.waitForFunction(() => window.trustedTypes?.defaultPolicy);
  const came = await page.evaluate(() => {
    const answerTo = (what) => {
      try {
        what();
        return 'taken';
      } catch (error) {
        return error.name;
      }
    };
    const box = document.createElement('div');
    const script = document.createElement('script');
    return {
      markup: answerTo(() => (box.innerHTML = '<img src=x onerror=alert(1)>')),
      behind: answerTo(() => box.insertAdjacentHTML('beforeend', '<b>x</b>')),
      page: answerTo(() => new DOMParser().parseFromString('<b>x</b>', 'text/html')),
      code: answerTo(() => (script.text = 'alert(1)')),
      address: answerTo(() => (script.src = 'https://evil.example/x.js')),
      worker: answerTo(() => new Worker('data:text/javascript,1')),
      handler: answerTo(() => box.setAttribute('onclick', 'alert(1)')),
      anotherPolicy: answerTo(() => window.trustedTypes.createPolicy('mine', { createHTML: (text) => text })),
      theSameAgain: answerTo(() => window.trustedTypes.createPolicy('default', { createHTML: (text) => text })),
      nameOfASign: answerTo(() => (box.innerHTML = '&ouml;')),
    };
  });
  const { nameOfASign, ...others } = came;
  assert.equal(nameOfASign, 'taken');
  for (const [what, answer] of Object.entries(others)) assert.equal(answer, 'TypeError', what);
  await context.close();
});

const SAVED = '__typename ... on Problem { messageKey field }';

test('no news text does anything', async () => {
  assert.ok(inCompany.length >= 100, 'at least a hundred texts are tried');
  const policy = (await fetch(url)).headers.get('content-security-policy') ?? '';
  assert.match(policy, /default-src 'none';script-src 'self';/, "the site's own policy stands");
  const { newsCategories } = await call('{ newsCategories { id } }');
  const reader = await watched();
  const unprotected = await watched('en', false);
  let tried = 0;
  for (const [at, texts] of pages.entries()) {
    // what the server takes for no text at all (control characters and their like) is not there to be read
    const taken = [];
    for (const text of texts) if (!/[\p{Cc}\p{Cf}\p{Cs}]/u.test(text.replace(/[\n\t\u200d]/g, ''))) taken.push(text);
    tried += taken.length;
    const { createNews: made } = await call(
      `mutation ($input: NewsInput!) { createNews(input: $input) { ${SAVED} ... on AdminNewsPost { id version slug } } }`,
      {
        input: {
          categoryId: newsCategories[0].id,
          title: `Prov ${at} ${NAMES[at % NAMES.length]}`,
          slug: `fientlig-${at}-${Date.now()}`,
          description: texts[0].split('\n')[0].replace(/[\p{Cc}\p{Cf}]/gu, ''),
          content: taken.join('\n\n---\n\n'),
          isDraft: false,
        },
      },
    );
    assert.equal(made.__typename, 'AdminNewsPost', JSON.stringify(made));
    const shown = await visit(reader, `/post/${made.slug}`);
    assert.ok(shown.includes(NAMES[at % NAMES.length]), 'the title is shown as it was written');
    await visit(unprotected, `/post/${made.slug}`);
    if (at === 0) {
      await visit(reader, '/news');
      await visit(reader, '/');
    }
    await call(`mutation { deleteNews(id: ${made.id}, version: ${made.version}) { __typename } }`);
  }
  assert.ok(tried >= 100, `${tried} texts got past the server and were drawn`);
  await reader.context.close();
  await unprotected.context.close();
});

test('no page content and no start content does anything', async () => {
  const [text] = pages;
  const content = text.join('\n\n---\n\n').replace(/[\p{Cf}]/gu, '');
  const before = await call(
    '{ managedPage(name: PRIZES) { contentSv contentEn version } settings { startType startContent startContentEng } }',
  );
  const savePage = async (contentSv, contentEn) => {
    const { managedPage } = await call('{ managedPage(name: PRIZES) { version } }');
    return call(
      `mutation ($version: Int!, $input: ManagedPageInput!) { it: saveManagedPage(name: PRIZES, version: $version, input: $input) { ${SAVED} } }`,
      { version: managedPage.version, input: { contentSv, contentEn } },
    );
  };
  const saveStart = async (content) => {
    const version = (await call('{ settings { startVersion } }')).settings.startVersion;
    const input = { version, ...content };
    return call(`mutation ($input: StartPageInput!) { it: saveStartPage(input: $input) { ${SAVED} } }`, { input });
  };
  try {
    const page = await savePage(content, content);
    assert.equal(page.it.__typename, 'ManagedPage', JSON.stringify(page));
    const start = await saveStart({ startType: 'custom', startContent: content, startContentEng: content });
    assert.equal(start.it.__typename, 'LeagueSettings', JSON.stringify(start));
    for (const { language, isProtected } of [
      { language: 'se', isProtected: true },
      { language: 'en', isProtected: true },
      { language: 'se', isProtected: false },
    ]) {
      const reader = await watched(language, isProtected);
      assert.match(await visit(reader, '/prizes', 'window.pwned=1'), /<script>/);
      assert.match(await visit(reader, '/', 'window.pwned=1'), /<script>/);
      await reader.context.close();
    }
  } finally {
    const { contentSv, contentEn } = before.managedPage;
    await savePage(contentSv, contentEn);
    await saveStart(before.settings);
  }
});

test('no name of a player, a team, a season or a division does anything', async () => {
  const reader = await watched();
  const [name, other] = NAMES;
  const { currentSeason } = await call('{ currentSeason { id divisions { id name discriminator seasonId } } }');
  const { searchPlayers } = await call(
    '{ searchPlayers(text: "player", first: 1) { items { player { id nickname } } } }',
  );
  const [{ player }] = searchPlayers.items;
  const saveUser = async (nickname) => {
    const { adminUser } = await call('query ($id: Int!) { adminUser(playerId: $id) { version } }', { id: player.id });
    return call(`mutation ($input: SaveUserInput!) { it: saveUser(input: $input) { ${SAVED} } }`, {
      input: { playerId: player.id, nickname, version: adminUser.version },
    });
  };
  const facts = { startsOn: '2019-01-01', endsOn: '2019-05-01', format: 'FIRST_TO_3' };
  const { it: season } = await call(
    `mutation ($input: SeasonInput!) { it: createSeason(input: $input) { ${SAVED} ... on Season { id } } }`,
    { input: { ...facts, name: `${other} ${Date.now() % 10000}` } },
  );
  assert.equal(season.__typename, 'Season', JSON.stringify(season));
  const { it: division } = await call(
    `mutation ($input: CreateDivisionInput!) { it: createDivision(input: $input) { ${SAVED} } }`,
    { input: { name, seasonId: season.id } },
  );
  assert.equal(division.__typename, 'AdminDivision', JSON.stringify(division));
  const { adminTeams } = await call('{ adminTeams(filter: { first: 1 }) { items { id name } } }');
  const [team] = adminTeams.items;
  const saveTeam = async (called) => {
    const { adminTeam } = await call(
      'query ($id: Int!) { adminTeam(id: $id) { isActive version roster { player { id } sortOrder } } }',
      { id: team.id },
    );
    const { isActive, version, roster } = adminTeam;
    const players = roster.map(({ player: { id: playerId }, sortOrder }) => ({ playerId, sortOrder }));
    return call(`mutation ($input: SaveTeamInput!) { it: saveTeam(input: $input) { ${SAVED} } }`, {
      input: { teamId: team.id, name: called, isActive, players, version },
    });
  };
  try {
    const named = await saveUser(name);
    assert.equal(named.it.__typename, 'AdminUser', JSON.stringify(named));
    const teamNamed = await saveTeam(name);
    assert.equal(teamNamed.it.__typename, 'AdminTeam', JSON.stringify(teamNamed));
    assert.ok((await visit(reader, `/player/${player.id}`)).includes(name));
    assert.ok((await visit(reader, `/team/${team.id}`)).includes(name));
    assert.ok((await visit(reader, `/seasons?season=${season.id}`)).includes(name));
    const { seasons } = await call('{ seasons { id divisions { discriminator seasonId } } }');
    const [made] = seasons.find(({ id }) => id === season.id).divisions;
    assert.ok((await visit(reader, `/division/${made.discriminator}/season/${made.seasonId}`)).includes(name));
    await visit(reader, `/players?q=${encodeURIComponent(name)}`);
    const [top] = currentSeason.divisions;
    await visit(reader, `/division/${top.discriminator}/season/${top.seasonId}`);
    const unprotected = await watched('en', false);
    for (const path of [`/player/${player.id}`, `/team/${team.id}`, `/seasons?season=${season.id}`, '/players'])
      await visit(unprotected, path);
    await unprotected.context.close();
    // the back office says who did what, with the names of then and now
    for (const path of ['/admin/audit', '/admin/users', '/admin/teams/all', '/admin/seasons']) await visit(admin, path);
  } finally {
    await saveUser(player.nickname);
    await saveTeam(team.name);
  }
  await reader.context.close();
});
