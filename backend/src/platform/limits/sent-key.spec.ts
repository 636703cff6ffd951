import { namesPerson, sentKey } from './sent-key.ts';

const KEY = `sbl_${'k'.repeat(43)}`;
const TOKEN = `sbl_${'t'.repeat(39)}`;

test.each([
  [{}, null, false],
  [{ 'x-api-key': KEY }, KEY, false],
  [{ 'x-api-key': 'wrong' }, 'wrong', false],
  [{ authorization: `Bearer ${KEY}` }, KEY, false],
  [{ authorization: `bearer  ${KEY}` }, KEY, false],
  // a key that was cut is a wrong key, and no login
  [{ authorization: 'Bearer sbl_cut' }, 'sbl_cut', false],
  // an access token that begins so by chance
  [{ authorization: `Bearer ${TOKEN}` }, null, true],
  [{ authorization: `Basic ${KEY}` }, null, true],
  [{ authorization: KEY }, null, true],
  [{ 'x-api-key': KEY, authorization: `Bearer ${TOKEN}` }, KEY, true],
  [{ 'x-api-key': KEY, authorization: 'Bearer sbl_other' }, KEY, false],
])('%j sends the key %s', (headers, key, isLogin) => {
  expect([sentKey(headers), namesPerson(headers)]).toEqual([key, isLogin]);
});
