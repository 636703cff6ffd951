const DAY_MS = 86_400_000;
const DAYS_A_WEEK = 7;

/** The weeks that are left of a season, a begun one counts; 0 after its last day. Days are `YYYY-MM-DD`, in Sweden. */
export const weeksLeft = (today: string, endsOn: string): number =>
  Math.max(0, Math.ceil(((Date.parse(endsOn) - Date.parse(today)) / DAY_MS + 1) / DAYS_A_WEEK));
