import { Skeleton } from '../../ui/skeleton';

/** Keeps the place of a watched game: the score, the field, and the controls. */
export function WatchSkeleton() {
  return (
    <>
      <Skeleton height="12" marginBottom="2" maxWidth="52rem" />
      <Skeleton maxWidth="52rem" aspectRatio={{ base: '8512 / 12320', sm: '12320 / 8512' }} marginBottom="2" />
      <Skeleton height="24" maxWidth="52rem" />
    </>
  );
}
