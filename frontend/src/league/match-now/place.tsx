import { Skeleton } from '../../ui/skeleton';

/** As high as what stands there at other times (features/home/own-tiles.tsx), so that nothing moves. */
export const PLACE = { base: 'calc(160px + 5.5rem)', md: '124px' } as const;

/** What keeps the place until the match is known. */
export const MatchSkeleton = ({ isWide = false }: { isWide?: boolean }) => (
  <Skeleton height={isWide ? PLACE : PLACE.base} marginBottom="6" />
);
