import { apiPaths } from '../paths';
import { refreshSession, sessionMarker } from './refresh-session';

/** A server with this answer. Returns the recorded requests. */
function serve(status: number, before?: () => void): RequestInit[] {
  const asked: RequestInit[] = [];
  globalThis.fetch = ((address: string, init: RequestInit) => {
    expect(address).toBe(apiPaths.refresh);
    asked.push(init);
    before?.();
    return Promise.resolve(new Response('{}', { status }));
  }) as typeof fetch;
  return asked;
}

const mark = (value: string) => {
  document.cookie = `loggedIn=${value}`;
};

beforeEach(() => mark('one'));
afterEach(() => {
  document.cookie = 'loggedIn=; Max-Age=0';
});

test('the marker is read with and without its prefix, and is null without a session', () => {
  expect(sessionMarker()).toBe('one');
  document.cookie = 'loggedIn=; Max-Age=0';
  expect(sessionMarker()).toBeNull();
});

test('the answer is waited for by the browser itself, for the page may be left meanwhile', async () => {
  const asked = serve(200);
  expect(await refreshSession()).toBe(true);
  expect(asked).toMatchObject([{ method: 'POST', keepalive: true }]);
});

test('what was refused before another tab renewed is only sent again', async () => {
  const asked = serve(200);
  mark('two');
  expect(await refreshSession('one')).toBe(true);
  expect(asked).toEqual([]);
});

test('after a logout in another tab there is nothing to renew', async () => {
  const asked = serve(200);
  document.cookie = 'loggedIn=; Max-Age=0';
  expect(await refreshSession('one')).toBe(false);
  expect(asked).toEqual([]);
});

test('when another tab was first, its cookies are waited for', async () => {
  serve(409, () => setTimeout(() => mark('two'), 150));
  expect(await refreshSession()).toBe(true);
  expect(sessionMarker()).toBe('two');
});

test('cookies that never come are not taken for fresh ones', async () => {
  jest.useFakeTimers();
  try {
    serve(409);
    const renewed = refreshSession();
    await jest.advanceTimersByTimeAsync(3100);
    expect(await renewed).toBe(false);
  } finally {
    jest.useRealTimers();
  }
});

test('a line that breaks renews nothing, and does not stand in the way of the next try', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('no line'));
  expect(await refreshSession()).toBe(false);
  serve(200);
  expect(await refreshSession()).toBe(true);
});
