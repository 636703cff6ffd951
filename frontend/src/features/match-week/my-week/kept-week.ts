import type { MyWeekPageQuery } from '../../../gql/week/graphql';

const KEY = 'my-week';

/** The last known week of an account, with the time when it was read. */
interface KeptWeek {
  userId: number;
  at: string;
  data: MyWeekPageQuery;
}

/** Keeps the week for a time without a connection. A logout deletes it with everything that the site has stored. */
export function keepWeek(userId: number, data: MyWeekPageQuery): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ userId, at: new Date().toISOString(), data } satisfies KeptWeek));
  } catch {
    // a full or closed store keeps nothing
  }
}

/** The last known week of this account; null when there is none. */
export function keptWeek(userId: number): KeptWeek | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<KeptWeek> | null;
    return kept?.userId === userId && kept.data && kept.at ? (kept as KeptWeek) : null;
  } catch {
    return null;
  }
}
