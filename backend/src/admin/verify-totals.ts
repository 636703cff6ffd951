import type { Client } from 'pg';
import { WRONG_TOTALS } from '../modules/divisions/player-totals.read.ts';
import type { WrongTotal } from '../modules/divisions/player-totals.ts';

/** Compares all stored totals with the games. Returns the wrong ones. */
export async function verifyTotals(client: Client): Promise<WrongTotal[]> {
  return (await client.query<WrongTotal>(WRONG_TOTALS, [null])).rows;
}
