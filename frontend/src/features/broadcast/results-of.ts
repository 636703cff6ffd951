import type { TickerFilter } from './graphic-address';

interface Reported {
  id: number;
  reportedAt: string | null;
  division: { discriminator: string };
}

/** The series that have a result and that the ticker is to show, the latest first. */
export const resultsOf = <T extends Reported>(series: readonly T[], { divisions, without }: TickerFilter): T[] =>
  series
    .filter(({ reportedAt, id }) => reportedAt !== null && id !== without)
    .filter(({ division }) => divisions.length === 0 || divisions.includes(division.discriminator))
    .sort((a, b) => Date.parse(b.reportedAt ?? '') - Date.parse(a.reportedAt ?? '') || b.id - a.id);

/** The rows of a page, when page follows page without an end. */
export function pageOf<T>(rows: readonly T[], size: number, turn: number): T[] {
  const page = turn % Math.max(1, Math.ceil(rows.length / size));
  return rows.slice(page * size, (page + 1) * size);
}
