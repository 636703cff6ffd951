import type { IncomingMessage } from 'node:http';
import { addressOf, networkOf } from './caller-address.ts';

const request = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;

test.each([
  { why: 'no one is trusted', proxies: 0, forwarded: '6.6.6.6', is: '10.0.0.1' },
  { why: 'a proxy says nothing', proxies: 1, forwarded: undefined, is: '10.0.0.1' },
  { why: 'one proxy says who called', proxies: 1, forwarded: '192.0.2.7', is: '192.0.2.7' },
  { why: 'the caller has written something first', proxies: 1, forwarded: '6.6.6.6, 192.0.2.7', is: '192.0.2.7' },
  { why: 'two proxies are trusted', proxies: 2, forwarded: '6.6.6.6, 192.0.2.7, 10.0.0.2', is: '192.0.2.7' },
  { why: 'fewer words than proxies', proxies: 3, forwarded: '192.0.2.7, 10.0.0.2', is: '192.0.2.7' },
  { why: 'an empty word', proxies: 1, forwarded: ' ', is: '10.0.0.1' },
  { why: 'a whole book', proxies: 1, forwarded: 'x'.repeat(9000), is: 'x'.repeat(45) },
])('a call is from $is when $why', ({ proxies, forwarded, is }) => {
  expect(addressOf(request('10.0.0.1', forwarded), proxies)).toBe(is);
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:0:0:0:9', '2001:db8:1:2::/64'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
