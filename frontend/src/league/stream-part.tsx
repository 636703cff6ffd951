import { loadTexts } from '../lib/i18n/i18n';
import { lazyPart } from '../ui/page/lazy-part';
import type { StreamedSeriesFragment } from './live/live-stream.generated';
import { StreamSkeleton } from './live/stream-skeleton';

const Place = lazyPart(() =>
  Promise.all([import('./live/stream-place'), loadTexts('league-live')]).then(([module]) => module.StreamPlace),
);

/** The league's stream, or that of the series whose page this is. Its code and its query come after the page is shown. */
export const StreamPart = ({ of }: { of?: StreamedSeriesFragment }) => <Place of={of} fallback={<StreamSkeleton />} />;
