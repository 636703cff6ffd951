// Phones that are passed from one person to the next, and what is done with them.
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { shutOuts, sidewaysScroll } from '../../../tools/lib/page-checks.mjs';
import { signIn } from '../../../tools/lib/sign-in.mjs';
import { open, text, url } from './support.mjs';

const SESSION = /^(__Host-)?(accessToken|refreshToken|loggedIn)$/;

/** A phone that is passed from one captain to the next, on an instance whose clock moves. */
export async function phone(browser, server, taste) {
  const window = await open(browser, taste);
  await server.follow(window.context);
  let holder = null;
  /** No page of the site is open, so nothing is asked; the next captain logs in. */
  const putDown = async () => {
    await window.page.goto(`${url}/robots.txt`);
    holder = null;
  };
  return {
    ...window,
    putDown,
    say: (key, values) => text('features/series/match-week', key, values, taste.language),
    async isOf(handle) {
      if (holder === handle) return;
      await putDown();
      await window.context.clearCookies({ name: SESSION });
      await signIn(window.context, url, handle);
      holder = handle;
    },
  };
}

export const FULLY = { isFull: true };
let shots = 0;
/** Looks at the page as it is now; SHOTS names the folder for pictures of it. `isFull`: also for what shuts people out. */
export async function look({ page }, name, { isFull = false } = {}) {
  assert.equal(await sidewaysScroll(page), 0, `${name} scrolls sideways`);
  if (isFull) assert.deepEqual(await shutOuts(page), [], name);
  const folder = process.env.SHOTS;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  shots += 1;
  await page.screenshot({ path: `${folder}/week-${String(shots).padStart(2, '0')}-${name}.png`, fullPage: true });
}

/** Three games that this side wins 2–0, as a spreadsheet has them. */
export function threeGames({ home, away }, winner) {
  const row = (name, goals) => [name, 100 + goals, goals, 0, 1, goals].join('\t');
  const rowsOf = (names, wins) => names.map((name, index) => row(name, wins && index === 0 ? 2 : 0));
  return [1, 2, 3].flatMap(() => [...rowsOf(home, winner === 'home'), ...rowsOf(away, winner === 'away')]).join('\n');
}

/** Pastes what was copied into the cell that has the focus. */
export const paste = (page, copied) =>
  page.evaluate((block) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', block);
    document.activeElement.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, copied);
