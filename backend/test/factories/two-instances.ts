import { ANONYMOUS } from '../../src/domain/actor.ts';
import type { Actor } from '../../src/domain/actor.ts';
import { bootApp } from '../harness/app.ts';
import type { TestApp } from '../harness/app.ts';
import { League } from './league.ts';

/** Two instances of the product with one database, for calls that come at once, and what reports of series need. */
export interface TwoInstances {
  one: TestApp;
  other: TestApp;
  league: League;
  admin: Actor;
  /** Of every division that the test makes. */
  seasonId: number;
  close(): Promise<void>;
}

export async function twoInstances(): Promise<TwoInstances> {
  const one = await bootApp();
  const other = await bootApp({ beside: one });
  const league = new League(one.db);
  const admin = { ...ANONYMOUS, userId: await league.user({}, ['admin']), roles: ['admin' as const] };
  const seasonId = await league.season({ startsOn: '2020-01-01', endsOn: '2030-01-01' });
  const close = async () => {
    await other.close();
    await one.close();
  };
  return { one, other, league, admin, seasonId, close };
}
