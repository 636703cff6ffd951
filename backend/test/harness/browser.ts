import type { TestApp } from './app.ts';

/** A browser for logins: keeps cookies, follows redirects, sends its origin. */
export class Browser {
  readonly cookies = new Map<string, string>();

  constructor(private readonly app: TestApp) {}

  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** A request from the site's own page. */
  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers({ 'sec-fetch-site': 'same-origin' });
    if (this.cookies.size > 0) headers.set('cookie', this.cookieHeader);
    new Headers(init.headers).forEach((value, name) => headers.set(name, value));
    const url = path.startsWith('http') ? path : this.app.url + path;
    const answer = await fetch(url, { redirect: 'manual', ...init, headers });
    for (const line of answer.headers.getSetCookie()) this.keep(line);
    return answer;
  }

  post(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const json = body === undefined ? {} : { body: JSON.stringify(body) };
    return this.fetch(path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, ...json });
  }

  /** Follows the login to the provider's answer: the query that the page passes to the callback. */
  async authorize(handle: string): Promise<string> {
    const start = await this.fetch(`/api/auth/discord?login_hint=${handle}`);
    const consent = await this.fetch(start.headers.get('location') ?? '');
    return new URL(consent.headers.get('location') ?? '').search;
  }

  /** Logs in as a demo account and returns the result. */
  async login(handle: string): Promise<string> {
    const answer = await this.fetch(`/api/auth/discord/callback${await this.authorize(handle)}`);
    return ((await answer.json()) as { result: string }).result;
  }

  private keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';');
    const at = pair.indexOf('=');
    const name = pair.slice(0, at);
    const expired = attributes.some((attribute) => /expires=Thu, 01 Jan 1970/i.test(attribute));
    if (expired) this.cookies.delete(name);
    else this.cookies.set(name, pair.slice(at + 1));
  }
}

/** A browser that is signed in as this demo account. */
export async function signIn(app: TestApp, handle: string): Promise<Browser> {
  const browser = new Browser(app);
  const result = await browser.login(handle);
  if (!browser.cookies.has('accessToken')) throw new Error(`${handle} did not get in: ${result}`);
  return browser;
}
