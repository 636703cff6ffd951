interface Reported {
  id: number;
  reportedAt: string | null;
}

/** The series that have a result, the latest first. */
export const resultsOf = <T extends Reported>(series: readonly T[]): T[] =>
  series
    .filter(({ reportedAt }) => reportedAt !== null)
    .sort((a, b) => Date.parse(b.reportedAt ?? '') - Date.parse(a.reportedAt ?? '') || b.id - a.id);

/** The rows of a page, when page follows page without an end. */
export function pageOf<T>(rows: readonly T[], size: number, turn: number): T[] {
  const page = turn % Math.max(1, Math.ceil(rows.length / size));
  return rows.slice(page * size, (page + 1) * size);
}
