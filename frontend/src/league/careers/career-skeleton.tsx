import { Skeleton } from '../../ui/skeleton';
import { SkeletonRows } from '../../ui/page/skeleton-rows';

/** The placeholder of a career: the chart, and the tables below it. */
export function CareerSkeleton() {
  return (
    <>
      <Skeleton height="7" width="12rem" marginBottom="3" />
      <Skeleton height="curve" marginBottom="8" />
      <SkeletonRows rows={12} />
    </>
  );
}
