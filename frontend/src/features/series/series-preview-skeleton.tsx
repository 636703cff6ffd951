import { SkeletonRows } from '../../ui/page/skeleton-rows';

/** Keeps the place of the parts below the head, higher than a screen, so that nothing in sight moves when they come. */
export function SeriesPreviewSkeleton() {
  return <SkeletonRows rows={24} rowHeight={48} />;
}
