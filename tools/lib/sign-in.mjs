// Signing in through the chat emulator by the same requests that the login page makes; the journeys of the login itself
// (sign-in.e2e.mjs) do it by hand.

/** Results of a login that leave a session: the last two go on with registration. */
const SIGNED_IN = ['success', 'notConnectedToPlayer', 'waitingInformation'];

/**
 * Signs the browser context in as a demo account: its cookies are those of the session, no page is opened.
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
