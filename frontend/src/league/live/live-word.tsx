import { useTranslation } from 'react-i18next';
import { useLiveStream } from './use-live-stream';

/** Whether the league's channel shows this series, which is being played. */
export function LiveWord({ seriesId }: { seriesId: number }) {
  const { t } = useTranslation('league');
  const stream = useLiveStream().data?.liveStream;
  return t(stream?.isLive && stream.series?.id === seriesId ? 'series.live' : 'series.on');
}
