import * as Partnership from './partner.ts';

const APPLICATION = { name: ' Sajten ', purpose: 'Tabeller\r\nför supportrar ', contact: 'ada@example.se' };

test('an application is stored trimmed, and its purpose may have several lines', () => {
  expect(Partnership.assertApplication(APPLICATION)).toEqual({
    name: 'Sajten',
    purpose: 'Tabeller\nför supportrar',
    contact: 'ada@example.se',
  });
});

test.each([
  ['name', { name: ' ' }],
  ['name', { name: 'x'.repeat(81) }],
  ['purpose', { purpose: '\n' }],
  ['purpose', { purpose: 'x'.repeat(1001) }],
  ['contact', { contact: '' }],
])('an impossible %s is refused at its field', (field, more) => {
  expect(() => Partnership.assertApplication({ ...APPLICATION, ...more })).toThrow(
    `INVALID_INPUT: api.partner.${field}`,
  );
});

test('only who has not applied, or was denied, may apply', () => {
  for (const status of [null, 'denied'] as const) expect(() => Partnership.assertMayApply(status)).not.toThrow();
  for (const status of ['pending', 'accepted', 'stopped'] as const)
    expect(() => Partnership.assertMayApply(status)).toThrow('ALREADY_REQUESTED');
});

test('only an accepted partner acts; a stopped one is told so', () => {
  expect(() => Partnership.assertIsPartner('accepted')).not.toThrow();
  expect(() => Partnership.assertIsPartner('stopped')).toThrow('NOT_A_PARTNER: api.partner.is-stopped');
  for (const status of [null, 'pending', 'denied'] as const)
    expect(() => Partnership.assertIsPartner(status)).toThrow('NOT_A_PARTNER: api.partner.is-none');
});

test('the last key and webhook fit, and no more', () => {
  expect(() => Partnership.assertRoomForKey(Partnership.MOST_KEYS - 1)).not.toThrow();
  expect(() => Partnership.assertRoomForKey(Partnership.MOST_KEYS)).toThrow('PARTNER_LIMIT: api.partner.most-keys');
  expect(() => Partnership.assertRoomForWebhook(Partnership.MOST_WEBHOOKS)).toThrow('api.partner.most-webhooks');
});

test('a key is replaced once, and not more than five hold beside their successors', () => {
  expect(() => Partnership.assertMayReplace(null, Partnership.MOST_KEYS - 1)).not.toThrow();
  expect(() => Partnership.assertMayReplace('2026-03-01T20:00:00Z', 0)).toThrow('NOTHING_CHANGED');
  expect(() => Partnership.assertMayReplace(null, Partnership.MOST_KEYS)).toThrow('api.partner.most-replaced');
});
