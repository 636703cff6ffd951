// A writer schedules, publishes, changes and deletes a post, and readers see it when they may.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../../tools/browser.mjs';
import { settledPage } from '../../tools/lib/page-checks.mjs';
import { open, text } from './lib/support.mjs';

const news = (key, values) => text('features/admin/news', key, values);
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

/** `2026-11-21T18:30`, `minutes` from now on Swedish clocks. */
const wall = (minutes) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm', dateStyle: 'short', timeStyle: 'short' })
    .format(Date.now() + minutes * 60_000)
    .replace(' ', 'T');

test('a post is scheduled, published, changed and deleted', async () => {
  const title = `Provnyhet å ${Date.now() % 100000}`;
  const slug = title.toLowerCase().replace('å', 'a').replaceAll(' ', '-');
  const { page, context, go, faults } = await open(browser, { as: 'writer' });
  await go('/admin/news');
  await page.waitForURL('**/admin/news/all');
  await page.getByRole('link', { name: news('add') }).click();
  await page.getByRole('textbox', { name: news('form.title') }).fill(title);
  await page.getByText(news('form.slug-is', { address: `/post/${slug}` })).waitFor();
  await page
    .getByLabel(news('form.content'), { exact: true })
    .last()
    .fill('# Hej\n\n| Lag | Poäng |\n|---|---|\n| Älgarna | 3 |');
  await page.getByRole('tab', { name: admin('markdown.preview') }).click();
  await page.getByRole('cell', { name: 'Älgarna' }).waitFor();
  await shot(page, 'news-preview');

  // what is missing is said, and what is typed stays
  await button(page, news('save')).click();
  await page.getByRole('alert').getByText(news('form.category')).waitFor();
  await page.getByLabel(news('form.category')).selectOption({ index: 1 });
  await page.getByLabel(news('publishing.label')).selectOption('at');
  await page.getByLabel(news('publishing.time')).fill(wall(90));
  await page
    .getByRole('group', { name: news('form.thumbnail') })
    .locator('input[type=file]')
    .setInputFiles({ name: 'bild.png', mimeType: 'image/png', buffer: await pictureOf(page) });
  // the picture pushes the button down when it is there
  await page
    .getByRole('group', { name: news('form.thumbnail') })
    .getByRole('slider')
    .waitFor();
  await shot(page, 'news-add');
  await button(page, news('save')).click();
  await page.waitForURL('**/admin/news/all');
  await settledPage(page);
  const row = page.getByRole('row').filter({ hasText: slug });
  assert.match(await row.textContent(), new RegExp(news('state.coming', { date: '' }).trim()));

  // no one sees it before its time
  const reader = await open(browser);
  await reader.go(`/post/${slug}`);
  await reader.page.getByRole('heading', { level: 1, name: text('features/news', 'not-found.title') }).waitFor();

  await row.getByRole('link', { name: news('edit-name', { title }) }).click();
  await page.getByLabel(news('publishing.label')).selectOption('now');
  await button(page, news('save')).click();
  await page.waitForURL('**/admin/news/all');
  await reader.go('/news');
  await reader.page.getByRole('link', { name: title }).click();
  await reader.page.getByRole('heading', { level: 2, name: 'Hej' }).waitFor();
  await shot(reader.page, 'news-post');
  await reader.go('/');
  await reader.page.getByRole('link', { name: title }).waitFor();

  await page
    .getByRole('row')
    .filter({ hasText: slug })
    .getByRole('link', { name: news('edit-name', { title }) })
    .click();
  await button(page, news('delete.confirm')).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(`/post/${slug}`).waitFor();
  await button(dialog, news('delete.confirm')).click();
  await page.waitForURL('**/admin/news/all');
  await reader.go(`/post/${slug}`);
  await reader.page.getByRole('heading', { level: 1, name: text('features/news', 'not-found.title') }).waitFor();
  assert.deepEqual(faults.take(), []);
  await Promise.all([context.close(), reader.context.close()]);
});

/** A picture that the page itself draws. */
async function pictureOf(page) {
  const data = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1200, 900];
    const pen = canvas.getContext('2d');
    pen.fillStyle = '#0b5cad';
    pen.fillRect(0, 0, 1200, 900);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(data.split(',')[1], 'base64');
}
