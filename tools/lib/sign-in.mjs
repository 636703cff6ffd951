// Signs in through the chat emulator with the same requests as the login page. The journeys of the login itself
// (sign-in.e2e.mjs) use the page.

/** Results of a login that start a session. After the last two, the registration follows. */
const SIGNED_IN = ['success', 'notConnectedToPlayer', 'waitingInformation'];

/**
 * Signs the browser context in as a demo account: it gets the session's cookies, and no page is opened.
 * @param {import('playwright-core').BrowserContext} context
 * @param {string} url the product's address
 * @param {string} handle e.g. `admin`
 */
export async function signIn(context, url, handle) {
  const asked = async (address) => (await context.request.get(address, { maxRedirects: 0 })).headers().location;
  const authorize = new URL(await asked(`${url}/api/auth/discord`), url);
  authorize.searchParams.set('login_hint', handle);
  const { search } = new URL(await asked(authorize.href), url);
  const answer = await context.request.get(`${url}/api/auth/discord/callback${search}`);
  const { result } = await answer.json();
  if (!SIGNED_IN.includes(result)) throw new Error(`${handle} could not sign in: ${result}`);
}
