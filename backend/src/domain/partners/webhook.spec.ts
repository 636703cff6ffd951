import { EVENT_KINDS } from './league-event.ts';
import {
  assertMayDelete,
  assertMayLeadTo,
  assertMayPause,
  assertWebhookTerms,
  deliveryStateOf,
  MOST_DELIVERY_ATTEMPTS,
  waitAfterDelivery,
  webhooksTo,
} from './webhook.ts';

const TERMS = { name: ' Boten ', url: ' https://example.org/hook?a=1 ', kinds: [...EVENT_KINDS].reverse() };

test('terms are stored trimmed, with the kinds in the order of the list', () => {
  expect(assertWebhookTerms(TERMS, false)).toEqual({
    name: 'Boten',
    url: 'https://example.org/hook?a=1',
    kinds: EVENT_KINDS,
  });
  expect(assertWebhookTerms({ ...TERMS, url: 'https://example.org:443/' }, false).url).toBe('https://example.org:443/');
});

test.each([
  { why: 'no name', field: 'name', terms: { name: ' ' } },
  { why: 'a name that is too long', field: 'name', terms: { name: 'x'.repeat(81) } },
  { why: 'http', field: 'url', terms: { url: 'http://example.org/' } },
  { why: 'another port', field: 'url', terms: { url: 'https://example.org:8443/' } },
  { why: 'another port of an address', field: 'url', terms: { url: 'https://[2001:db8::1]:22/' } },
  { why: 'a login in the address', field: 'url', terms: { url: 'https://me:secret@example.org/' } },
  { why: 'another scheme', field: 'url', terms: { url: 'file:///etc/passwd' } },
  { why: 'a backslash, which some read as a slash', field: 'url', terms: { url: 'https://example.org\\@10.0.0.1/' } },
  { why: 'a line break', field: 'url', terms: { url: 'https://example.org/\r\nHost: x' } },
  { why: 'an address that is too long', field: 'url', terms: { url: `https://example.org/${'x'.repeat(500)}` } },
  { why: 'no kinds', field: 'kinds', terms: { kinds: [] } },
])('refused: $why', ({ field, terms }) => {
  expect(() => assertWebhookTerms({ ...TERMS, ...terms }, false)).toThrow(`INVALID_INPUT: api.webhook.${field}`);
});

test('in development every web address is allowed', () => {
  expect(assertWebhookTerms({ ...TERMS, url: 'http://127.0.0.1:4000/' }, true).url).toBe('http://127.0.0.1:4000/');
  expect(() => assertWebhookTerms({ ...TERMS, url: 'ftp://127.0.0.1/' }, true)).toThrow('api.webhook.url');
});

test('the waits grow and take about three days together', () => {
  const waits = Array.from({ length: MOST_DELIVERY_ATTEMPTS - 1 }, (_, n) => waitAfterDelivery(n + 1, false, 0) ?? 0);
  expect(waits.slice(0, 3)).toEqual([5000, 15_000, 45_000]);
  expect(waits).toEqual(waits.toSorted((one, other) => one - other));
  const days = waits.reduce((sum, wait) => sum + wait, 0) / 86_400_000;
  expect(days).toBeGreaterThan(2.9);
  expect(days).toBeLessThan(3.2);
  expect(waitAfterDelivery(3, false, 0.999)).toBeGreaterThanOrEqual(36_000);
  expect(waitAfterDelivery(MOST_DELIVERY_ATTEMPTS, false, 0)).toBeNull();
  expect(waitAfterDelivery(1, true, 0)).toBeNull();
});

test.each([
  { state: 'waiting', times: {} },
  { state: 'retrying', times: { attempts: 2 } },
  { state: 'done', times: { attempts: 2, doneAt: '2026-01-01T00:00:00Z' } },
  { state: 'dead', times: { attempts: 15, deadAt: '2026-01-01T00:00:00Z' } },
])('$state', ({ state, times }) => {
  expect(deliveryStateOf({ attempts: 0, doneAt: null, deadAt: null, ...times })).toBe(state);
});

const HOOK = 'https://example.org/hook';
const PAUSED = { url: `${HOOK}?key=1`, state: 'paused' } as const;
const ACTIVE = { url: 'https://example.org/other', state: 'active' } as const;

test.each([
  HOOK,
  `${HOOK}/`,
  `${HOOK}?key=2#a`,
  'HTTPS://Example.org:443/hook',
  'https://example.org./hook',
  'https://example.org/h%6Fok',
  'https://example.org/h%6fok%2f',
  'https://example.org//hook//',
  'https://example.org/a/%2e%2e/hook',
])('a partner leads no webhook to %s, where staff have paused one', (url) => {
  // the last one led there before the pause
  for (const present of [null, ACTIVE, { url, state: 'active' as const }])
    expect(() => assertMayLeadTo(url, present, [ACTIVE, PAUSED])).toThrow('WEBHOOK_PAUSED: api.webhook.address-paused');
  expect(webhooksTo(url, [ACTIVE, PAUSED])).toEqual([PAUSED]);
});

test('other addresses are free, and so is one where failures have stopped a webhook', () => {
  for (const url of [
    'https://example.org/hook2',
    'https://www.example.org/hook',
    'https://example.org/Hook',
    'https://example.org/h%256Fok',
  ])
    expect(() => assertMayLeadTo(url, null, [PAUSED])).not.toThrow();
  expect(() => assertMayLeadTo(HOOK, null, [{ ...PAUSED, state: 'stopped' }, ACTIVE])).not.toThrow();
});

test('a paused webhook keeps its address, and may get another query; staff pause also what failures have stopped', () => {
  expect(() => assertMayLeadTo(ACTIVE.url, PAUSED, [PAUSED])).toThrow('WEBHOOK_PAUSED: api.webhook.paused-stays');
  expect(() => assertMayLeadTo(`${HOOK}?key=2`, PAUSED, [PAUSED])).not.toThrow();
  expect(() => assertMayLeadTo(`${HOOK}?key=2`, PAUSED, [PAUSED, { ...PAUSED, url: HOOK }])).not.toThrow();
  expect(() => assertMayDelete(PAUSED)).toThrow('WEBHOOK_PAUSED: api.webhook.paused-stays');
  expect(() => assertMayDelete(ACTIVE)).not.toThrow();
  expect(() => assertMayPause('stopped')).not.toThrow();
  expect(() => assertMayPause('paused')).toThrow('NOTHING_CHANGED');
});
