import { loadTexts } from '../lib/i18n/i18n';
import { lazyPart } from '../ui/page/lazy-part';
import { Skeleton } from '../ui/skeleton';
import type { StreamedSeriesFragment } from '../gql/stream/graphql';

const Place = lazyPart(() =>
  Promise.all([import('./live/stream-place'), loadTexts('league-live')]).then(([module]) => module.StreamPlace),
);

/** What keeps the place of the stream until it is known. */
export const StreamSkeleton = () => <Skeleton height={{ base: '12rem', md: '13.25rem' }} marginBottom="6" />;

/** The league's stream, or that of the series whose page this is. Its code and its query come after the page is shown. */
export const StreamPart = ({ of }: { of?: StreamedSeriesFragment }) => <Place of={of} fallback={<StreamSkeleton />} />;
