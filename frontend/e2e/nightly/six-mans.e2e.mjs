// Staff report a 6mans series and take it back, and the leaderboard follows.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../../../tools/browser.mjs';
import { ask, open, text } from '../lib/support.mjs';

let browser;
before(async () => void (browser = await launchBrowser()));
after(() => browser.close());

const admin = (key, values) => text('features/admin/six-mans', key, values);
const LEADERBOARD = '{ sixMansLeaderboard { entries { name elo player { id nickname } } } }';
const standings = async () => (await ask(LEADERBOARD)).sixMansLeaderboard.flatMap(({ entries }) => entries);
const eloOf = (all, name) => all.find((entry) => entry.name === name)?.elo;

test(
  'a series is reported by name, counts, and is taken back as if it had never been',
  { timeout: 90_000 },
  async () => {
    const before = await standings();
    const six = before.filter(({ player }) => player !== null).slice(0, 5);
    const { page, context, faults, go } = await open(browser, { as: 'divisionadmin', width: 390 });
    await go('/admin/6mans');

    const fields = [];
    for (const side of ['winners', 'losers']) {
      const group = page.getByRole('group', { name: admin(side) });
      for (const number of [1, 2, 3]) fields.push(group.getByLabel(admin('person', { number }), { exact: true }));
    }
    const send = page.getByRole('button', { name: admin('send'), exact: true });
    for (const [index, { name }] of six.entries()) await fields[index].fill(name);
    await fields[5].fill('Okänd i kön');
    const chatId = page.getByLabel(admin('chat-id-of', { name: 'Okänd i kön' }));
    await chatId.waitFor();
    assert.equal(await send.isDisabled(), true, 'a stranger without an account cannot be sent');
    await chatId.fill('930000000000009999');
    await page.getByLabel(admin('result')).selectOption('2');
    await send.click();
    await page.getByText(admin('reported')).waitFor();

    const reported = await standings();
    for (const [index, { name, elo }] of six.entries()) {
      const change = eloOf(reported, name) - elo;
      assert.ok(index < 3 ? change > 0 : change < 0, `${name} moved by ${change}`);
    }
    assert.ok(eloOf(reported, 'Okänd i kön') < 1000);

    const winners = six
      .slice(0, 3)
      .map(({ name }) => name)
      .join(', ');
    await page
      .getByRole('button', { name: admin('undo-which', { winners }), exact: true })
      .first()
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: admin('undo'), exact: true })
      .click();
    await page.getByText(text('features/admin/server', 'six-mans.undone')).waitFor();
    assert.deepEqual(await standings(), before);
    assert.deepEqual(faults.take(), []);
    await context.close();
  },
);
