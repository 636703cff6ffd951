// Two writers meet in one post, categories come and go, and admins keep the prizes.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../../../tools/browser.mjs';
import { open, text, url } from '../lib/support.mjs';

const news = (key, values) => text('features/admin/news', key, values);
const pages = (key, values, language) => text('features/admin/pages', key, values, language);
const admin = (key) => text('features/admin', key);

let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser?.close());

const shot = async (page, name) => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true });
};
const button = (page, name) => page.getByRole('button', { name, exact: true });

test('the second of two writers is told, keeps what is typed, and is asked before leaving it', async () => {
  const first = await open(browser, { as: 'writer' });
  const second = await open(browser, { as: 'admin' });
  for (const { go, page } of [first, second]) {
    await go('/admin/news/edit/2');
    await page.getByLabel(news('form.description')).waitFor();
  }
  const stamp = String(Date.now());
  await first.page.getByLabel(news('form.description')).fill(`Först ${stamp}`);
  await button(first.page, news('save')).click();
  await first.page.waitForURL('**/admin/news/all');
  await second.page.getByLabel(news('form.description')).fill(`Sedan ${stamp}`);
  await button(second.page, news('save')).click();
  await second.page.getByRole('alert').getByText(news('changed.title')).waitFor();
  await shot(second.page, 'news-conflict');
  assert.equal(await second.page.getByLabel(news('form.description')).inputValue(), `Sedan ${stamp}`);

  await second.page.getByRole('link', { name: news('cancel') }).click();
  const dialog = second.page.getByRole('dialog', { name: admin('unsaved.title') });
  await button(dialog, text('ui', 'confirm.no')).click();
  assert.equal(await second.page.getByLabel(news('form.description')).inputValue(), `Sedan ${stamp}`);
  await second.page.getByRole('link', { name: news('cancel') }).click();
  await button(dialog, admin('unsaved.leave')).click();
  await second.page.waitForURL('**/admin/news/all');
  await Promise.all([first.context.close(), second.context.close()]);
});

test('categories come, are renamed and go', async () => {
  const { page, context, go, faults } = await open(browser, { as: 'writer', width: 390 });
  const name = `Prov ${Date.now() % 100000}`;
  await go('/admin/news/category/add');
  await page.getByRole('textbox', { name: news('categories.name'), exact: true }).fill(name);
  await button(page, news('categories.create')).click();
  await button(page, news('categories.rename-name', { name })).click();
  await page.getByRole('textbox', { name: news('categories.rename-name', { name }) }).fill(`${name} igen`);
  await button(page, news('save')).click();
  await button(page, news('categories.delete-name', { name: `${name} igen` })).click();
  await button(page.getByRole('dialog'), news('categories.delete')).click();
  await page.getByText(`${name} igen`, { exact: true }).waitFor({ state: 'detached' });
  assert.deepEqual(faults.take(), []);
  await context.close();
});

test('the prizes are saved in both languages, and readers see them', async () => {
  const { page, context, go, faults } = await open(browser, { as: 'admin' });
  const stamp = String(Date.now());
  await go('/admin/pages');
  const swedish = page.getByLabel(pages('swedish'));
  await swedish.waitFor();
  const before = await swedish.inputValue();
  await swedish.fill(`${before}\n\nStämpel ${stamp}`);
  await button(page, pages('save')).click();
  await page.getByRole('alert').getByText(text('features/admin/server', 'page.saved')).waitFor();
  await shot(page, 'pages-saved');
  const reader = await open(browser);
  await reader.go('/prizes');
  await reader.page.getByText(`Stämpel ${stamp}`).waitFor();
  await reader.page.getByText(/Senast uppdaterad/).waitFor();
  await swedish.fill(before);
  await button(page, pages('save')).click();
  await page.getByRole('alert').getByText(text('features/admin/server', 'page.saved')).waitFor();
  assert.deepEqual(faults.take(), []);
  await Promise.all([context.close(), reader.context.close()]);
});

assert.ok(url, 'BASE_URL names the instance under test');
