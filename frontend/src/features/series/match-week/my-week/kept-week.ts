import { KEPT_WEEK } from '../../../../lib/session/own-data';
import type { MyWeekPageQuery } from './my-week-page.generated';

/** The last known week of an account, with the time when it was read. */
interface KeptWeek {
  userId: number;
  at: string;
  data: MyWeekPageQuery;
}

const NO_MATES = { mates: [] };

/** Keeps the week for a time without a connection. A logout and a login delete it. */
export function keepWeek(userId: number, data: MyWeekPageQuery): void {
  try {
    localStorage.setItem(KEPT_WEEK, JSON.stringify({ userId, at: new Date().toISOString(), data } satisfies KeptWeek));
  } catch {
    // a full or closed store keeps nothing
  }
}

/** A week that was kept by a version before this one knows nothing of the mates' answers. */
const withMates = (kept: KeptWeek): KeptWeek => {
  const myWeek = kept.data.myWeek.map((series) => ({
    ...series,
    evenings: series.evenings?.map((evening) => ({ ...NO_MATES, ...evening })) ?? null,
  }));
  return { ...kept, data: { ...kept.data, myWeek } };
};

/** The last known week of this account; null when there is none. Without an account: of whom the browser was last used by. */
export function keptWeek(userId: number | null): KeptWeek | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT_WEEK) ?? 'null') as Partial<KeptWeek> | null;
    if (!kept?.data || !kept.at) return null;
    return userId === null || kept.userId === userId ? withMates(kept as KeptWeek) : null;
  } catch {
    return null;
  }
}
