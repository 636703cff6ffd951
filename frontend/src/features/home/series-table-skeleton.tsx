import { Skeleton } from '../../ui/skeleton';
import { SkeletonRows } from '../../ui/page/skeleton-rows';

/** Of a row in px (and in series-tables.tsx): two team names of two lines each, so that a row is as high as its skeleton whatever stands in it. */
const ROW_HEIGHT = 78;
const HEADER_HEIGHT = '40px';

/** The place of a table of series: its header and as many rows as come. */
export function SeriesTableSkeleton({ rows }: { rows: number }) {
  return (
    <>
      <Skeleton height={HEADER_HEIGHT} marginBottom="1px" borderRadius="none" aria-hidden />
      <SkeletonRows rows={rows} rowHeight={ROW_HEIGHT} />
    </>
  );
}
