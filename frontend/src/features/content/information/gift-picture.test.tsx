import { screen } from '@testing-library/react';
import { encode } from 'uqr';
import { LEAGUE } from '../../../lib/league-config';
import { renderPart } from '../../../test/render';
import { GiftPicture } from './gift-picture';
import { swishAddress } from './swish';

test('the address has number, amount and message, which the payer may change', () => {
  expect(swishAddress({ number: '123 456 78 90', amount: 50, message: 'Gåva & tack' })).toBe(
    'https://app.swish.nu/1/p/sw/?sw=1234567890&amt=50&cur=SEK&msg=G%C3%A5va%20%26%20tack&edit=amt%2Cmsg&src=qr',
  );
});

test.each([
  {
    language: 'se',
    scan: '100 kr och meddelandet Gåva är ifyllda',
    open: 'Öppna i Swish',
    picture: /^QR-kod för en gåva/,
  },
  {
    language: 'en',
    scan: 'SEK 100 and the message Gåva are filled in',
    open: 'Open in Swish',
    picture: /^QR code for a gift/,
  },
] as const)('the code and the link pay the same, in $language', async ({ language, scan, open, picture }) => {
  await renderPart(<GiftPicture />, { language, namespaces: ['content-information'] });
  const address = swishAddress(LEAGUE.gift);
  expect(screen.getByText(LEAGUE.gift.number)).toBeInTheDocument();
  expect(screen.getByText(scan, { exact: false })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: open })).toHaveAttribute('href', address);
  const code = await screen.findByRole('img', { name: picture });
  // each dark module once, and a light frame of four around them
  const drawn =
    code
      .querySelector('path')
      ?.getAttribute('d')
      ?.match(/M\d+ \d+/g) ?? [];
  const { data, size } = encode(address, { ecc: 'M', border: 4 });
  expect(drawn).toHaveLength(data.flat().filter(Boolean).length);
  expect(code).toHaveAttribute('viewBox', `0 0 ${size} ${size}`);
  expect(drawn).toContain('M4 4');
  expect(drawn.filter((at) => /M[0-3] | [0-3]$/.test(at))).toEqual([]);
});
