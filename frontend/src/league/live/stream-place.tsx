import { Radio } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';
import { LEAGUE } from '../../lib/league-config';
import { paths } from '../../lib/paths';
import { Instant } from '../../ui/time/instant';
import { ExternalLink, Link } from '../../ui/link';
import { Heading } from '../../ui/text';
import type { LiveStreamQuery, StreamedSeriesFragment } from './live-stream.generated';
import { StreamPlayer } from './stream-player';
import { StreamBox } from './stream-box';
import { StreamSkeleton } from './stream-skeleton';
import { useLiveStream } from './use-live-stream';

const Eyebrow = styled('div', {
  base: { display: 'flex', alignItems: 'center', gap: '1', fontSize: 'sm', fontWeight: 'semibold', color: 'fg.muted' },
  variants: { isLive: { true: { color: 'fg.win' } } },
});

type LiveStream = NonNullable<LiveStreamQuery['liveStream']>;

/** What the place shows: the stream, or the series that it shows next. */
interface Shown {
  /** The channel that streams now; null off air. */
  channel: string | null;
  /** The stream's own title; null off air. */
  title: string | null;
  series: StreamedSeriesFragment | null;
}

interface StreamPlaceProps {
  /** The series whose page this is: only its own stream is shown. */
  of?: StreamedSeriesFragment | undefined;
}

/**
 * The league's stream: while it is on the air a picture with its title, which one press plays; otherwise the next streamed series with
 * its time. It is as high in each state, so that nothing below moves.
 */
export function StreamPlace({ of }: StreamPlaceProps) {
  const { data, loading } = useLiveStream();
  if (!data && loading) return <StreamSkeleton />;
  return <Stream {...shownOf(data?.liveStream, of)} />;
}

/** A failed read, and a league whose channel nobody can ask, say where the stream is. */
function shownOf(stream: LiveStream | null | undefined, of: StreamedSeriesFragment | undefined): Shown {
  const isOn = stream?.isLive && (!of || of.id === stream.series?.id);
  if (isOn) return { channel: stream.channel, title: stream.title ?? null, series: of ?? stream.series ?? null };
  return { channel: null, title: null, series: of ?? stream?.nextSeries ?? null };
}

function Stream({ channel, title, series }: Shown) {
  const { t } = useTranslation('league-live');
  const [hasPlayer, setHasPlayer] = useState(false);
  const consent = useId();
  const heading = useId();
  const isLive = channel !== null;
  const teams = series && t('teams', { home: series.home.name, away: series.away.name });
  const own = title || null;
  return (
    <StreamBox aria-labelledby={heading} hasPlayer={isLive && hasPlayer}>
      <StreamPlayer {...{ channel, series }} describedBy={consent} onPlay={() => setHasPlayer(true)} />
      <div className="words">
        <Eyebrow isLive={isLive}>
          <Radio size={16} aria-hidden />
          {t(isLive ? 'on-air' : 'off-air')}
        </Eyebrow>
        <Heading as="h2" size="sm" id={heading}>
          {own ?? teams ?? t('label')}
        </Heading>
        {series?.scheduledAt && !isLive && (
          <div>
            <Instant at={series.scheduledAt} />
          </div>
        )}
        {!series && !isLive && <div>{t('none')}</div>}
        {series && (
          <Link variant="inline" to={paths.series(series.id)}>
            {own ? teams : t('to-series')}
          </Link>
        )}
      </div>
      <div className="more">
        {isLive && <div id={consent}>{t('consent')}</div>}
        <ExternalLink href={LEAGUE.streamUrl}>{t('elsewhere')}</ExternalLink>
      </div>
    </StreamBox>
  );
}
