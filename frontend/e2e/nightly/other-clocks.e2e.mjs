// Readers whose clock differs from Sweden's: every list of times says so, and nothing moves when the own times come.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../../../tools/browser.mjs';
import { layoutShifts, settledPage, sidewaysScroll } from '../../../tools/lib/page-checks.mjs';
import { divisionAt, text, url } from '../lib/support.mjs';

let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser?.close());

const words = (key, language, values) => text('ui', `time.${key}`, values, language);
const OWN = {
  se: new RegExp(words('below', 'se', { own: '.+' })),
  en: new RegExp(words('below', 'en', { own: '.+' })),
};

/** A page of a visitor in this zone. */
async function openIn(timezoneId, { width, language }) {
  const context = await browser.newContext({
    ...{ timezoneId, serviceWorkers: 'block', viewport: { width, height: 900 }, reducedMotion: 'reduce' },
  });
  await context.addCookies([{ name: 'cookieConsent', value: 'true', url }]);
  const page = await context.newPage();
  const go = async (path) => {
    await page.goto(`${url}${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
    await settledPage(page);
  };
  return { context, page, go };
}

/** Texts of a box with a fixed height that are beyond it. The own time needs a line of its own. */
const cutOff = (page) =>
  page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('*')]
      .filter((box) => getComputedStyle(box).overflowY === 'hidden' && box.clientHeight > 1)
      .flatMap((box) => {
        const { top, bottom } = box.getBoundingClientRect();
        const isBeyond = (part) => {
          const at = part.getBoundingClientRect();
          return at.height > 0 && (at.top < top - 1 || at.bottom > bottom + 1);
        };
        return [...box.querySelectorAll('time, time ~ *, .own-time')].filter(isBeyond).map((part) => part.textContent);
      }),
  );

/** The page of a series that is to come, from the schedule. */
async function comingSeries() {
  for (const index of [0, 1, 2, 3]) {
    const { series } = await divisionAt(index);
    const coming = series.find(({ state, scheduledAt }) => state !== 'REPORTED' && scheduledAt);
    if (coming) return `/series/${coming.id}`;
  }
  throw new Error('no series is to come');
}

for (const language of ['se', 'en']) {
  for (const width of [390, 1280]) {
    test(`in Sweden no page says more than the time (${language}, ${width} px)`, async () => {
      const { context, page, go } = await openIn('Europe/Stockholm', { width, language });
      for (const path of ['/', '/matches', await comingSeries()]) {
        await go(path);
        assert.equal(await page.locator('.own-time').count(), 0, path);
        assert.equal(await page.getByText(words('note', language)).filter({ visible: true }).count(), 0, path);
      }
      await context.close();
    });

    for (const zone of ['Europe/London', 'America/New_York', 'Asia/Kolkata']) {
      test(`in ${zone} pages say that times are Swedish, with the own beside (${language}, ${width} px)`, async () => {
        const { context, page, go } = await openIn(zone, { width, language });
        await go('/matches');
        assert.ok(await page.getByText(words('note', language)).first().isVisible());
        await go(await comingSeries());
        assert.match(await page.locator('main').innerText(), OWN[language]);
        for (const path of ['/', '/matches']) {
          await go(path);
          assert.deepEqual(await layoutShifts(page), [], path);
          assert.equal(await sidewaysScroll(page), 0, `${path} is wider than the window`);
          assert.deepEqual(await cutOff(page), [], path);
        }
        await context.close();
      });
    }
  }
}
