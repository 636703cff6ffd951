import { Skeleton } from '../../ui/skeleton';
import { ProfileHeaderSkeleton } from '../../league/profile-header';
import { SkeletonRows } from '../../ui/page/skeleton-rows';

/** The placeholder of a player's page: head, tabs, three numbers and a table. */
export function PlayerPageSkeleton() {
  return (
    <>
      <ProfileHeaderSkeleton isPictureRound />
      <Skeleton height="11" width="15rem" marginBottom="6" />
      <Skeleton height="7" width="10rem" marginBottom="3" />
      <Skeleton height="11" marginBottom="4" borderRadius="none" />
      <Skeleton height="20" marginBottom="3" />
      <SkeletonRows rows={6} />
    </>
  );
}
