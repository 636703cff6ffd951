import type { LEAGUE } from '../../../lib/league-config';

/** What the payer finds filled in. */
type Payment = Record<keyof (typeof LEAGUE)['gift'], string | number>;

/**
 * The address that opens Swish on a phone, with number, amount and message filled in. The payer may change amount and message. As
 * the content of a QR code it works in the phone's camera too.
 */
export function swishAddress({ number, amount, message }: Payment): string {
  const filledIn = {
    sw: String(number).replace(/\D/g, ''),
    amt: amount,
    cur: 'SEK',
    msg: message,
    edit: 'amt,msg',
    src: 'qr',
  };
  const query = Object.entries(filledIn).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `https://app.swish.nu/1/p/sw/?${query.join('&')}`;
}
