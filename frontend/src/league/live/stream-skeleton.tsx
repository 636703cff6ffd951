import { Skeleton } from '../../ui/skeleton';

/** What keeps the place of the stream until it is known. */
export const StreamSkeleton = () => <Skeleton height={{ base: '12rem', md: '13.25rem' }} marginBottom="6" />;
