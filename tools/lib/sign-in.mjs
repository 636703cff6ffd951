// Signing in through the chat emulator, as contract and browser do it: authorize, come back, let the page exchange.

/** Results of a login that leave a session: the last two go on with registration. */
const SIGNED_IN = ['success', 'notConnectedToPlayer', 'waitingInformation'];

/**
 * Signs the browser context in as a demo account. The page ends where the site sends people after a login.
 * @param {import('playwright-core').BrowserContext} context
 * @param {string} url the product's address
 * @param {string} handle e.g. `admin`
 */
export async function signIn(context, url, handle) {
  const begun = await context.request.get(`${url}/api/auth/discord`, { maxRedirects: 0 });
  const authorize = new URL(begun.headers().location, url);
  authorize.searchParams.set('login_hint', handle);
  const page = await context.newPage();
  const exchanged = page.waitForResponse((response) => response.url().includes('/api/auth/discord/callback'));
  await page.goto(authorize.href);
  const answer = await (await exchanged).json();
  // whoever has to register first stays where he is told so
  if (answer.result === 'success') {
    await page
      .waitForURL((address) => !address.pathname.startsWith('/callback/'), { timeout: 10_000 })
      .catch(() => undefined);
  }
  // a page that closes while it renews its session takes the new token with it
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);
  await page.close();
  if (!SIGNED_IN.includes(answer.result)) throw new Error(`${handle} could not sign in: ${answer.result}`);
}
