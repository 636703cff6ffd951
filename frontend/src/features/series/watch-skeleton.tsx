import { Box } from '../../styled-system/jsx';
import { Skeleton } from '../../ui/skeleton';

/** Keeps the place of a watched game: the score, the field, and the controls. */
export function WatchSkeleton() {
  return (
    <Box maxWidth={{ sm: 'max(20rem, (100vh - 20rem) * 1.447)' }}>
      <Skeleton height={{ base: '16', sm: '12' }} marginBottom="2" />
      <Skeleton aspectRatio={{ base: '8512 / 12320', sm: '12320 / 8512' }} marginBottom="2" />
      <Skeleton height="24" />
    </Box>
  );
}
