import { Skeleton } from '../../ui/skeleton';
import { SkeletonRows } from '../../ui/page/skeleton-rows';

/**
 * The height of a row in px (also in series-tables.tsx): two team names of two lines each, so that every row is as high
 * as its placeholder.
 */
const ROW_HEIGHT = 78;
const HEADER_HEIGHT = '40px';

/** The placeholder of a table of series: its header and the expected number of rows. */
export function SeriesTableSkeleton({ rows }: { rows: number }) {
  return (
    <>
      <Skeleton height={HEADER_HEIGHT} marginBottom="1px" borderRadius="none" aria-hidden />
      <SkeletonRows rows={rows} rowHeight={ROW_HEIGHT} />
    </>
  );
}
