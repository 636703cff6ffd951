import type { ReactNode } from 'react';
import { ErrorState } from '../../../ui/page/error-state';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';

interface StatisticsPartProps<Division> {
  /** What a query of the division's statistics has come to. */
  answer: { data?: { division: Division | null } | undefined; error?: Error | undefined; refetch: () => unknown };
  /** As many rows as will come, about. */
  rows: number;
  children: (division: Division) => ReactNode;
}

/** Statistics of a division in their tab: the table, rows in its shape while it is on its way, or why it did not come. */
export function StatisticsPart<Division>({ answer, rows, children }: StatisticsPartProps<Division>) {
  const { data, error, refetch } = answer;
  if (data?.division) return children(data.division);
  return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonRows rows={rows + 1} />;
}
