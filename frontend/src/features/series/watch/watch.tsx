import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { styled } from '../../../styled-system/jsx';
import { X } from 'lucide-react';
import { useAddress } from '../../../lib/use-address';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/page/empty-state';
import { ErrorState } from '../../../ui/page/error-state';
import { focusLate } from '../../../ui/page/late-focus';
import { Heading } from '../../../ui/text';
import type { SeriesHeaderFragment } from '../series-header.generated';
import { WatchSkeleton } from '../watch-skeleton';
import { WATCHED_HERE } from '../field/watch-link';
import { useSeriesWatchQuery } from './series-watch.generated';
import { WatchedGame } from './watched-game';
import type { Wanted } from '../wanted';

const Frame = styled('section', { base: { marginBottom: '8', scrollMarginTop: '16' } });

const Head = styled('div', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3', marginBottom: '2' },
});

/** A goal or a game from above (decision 039). The address says which; closing it leaves the page as it was. */
export function Watch({ series, wanted }: { series: SeriesHeaderFragment; wanted: Wanted }) {
  const { t } = useTranslation('series-watch');
  const { set, entryState } = useAddress();
  const navigate = useNavigate();
  const frame = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = useSeriesWatchQuery({
    variables: { seriesId: series.id },
    // it asks for less of the players than the page below, whose numbers stay in the cache
    fetchPolicy: 'no-cache',
  });
  const { game, goal } = wanted;

  // the link that led here may be far below
  useEffect(() => {
    frame.current?.scrollIntoView({ block: 'start' });
    focusLate(heading.current, { preventScroll: true });
  }, [game, goal]);

  // from where it was opened the reader reads on, also after Back
  useEffect(
    () => () =>
      document.querySelector<HTMLElement>(`[data-watches="${game} ${goal ?? ''}"]`)?.focus({ preventScroll: true }),
    [game, goal],
  );
  const close = () => {
    const isOfPage = (entryState() as Partial<typeof WATCHED_HERE> | null)?.isWatchedHere;
    if (isOfPage) void navigate(-1);
    else set({ goal: null, watch: null });
  };

  const play = data?.series?.games.find(({ number }) => number === game)?.fieldPlay;
  const content = () => {
    if (play) return <WatchedGame key={`${game} ${goal}`} series={series} wanted={wanted} play={play} />;
    if (data) return <EmptyState>{t('missing')}</EmptyState>;
    if (error) return <ErrorState onRetry={() => void refetch()}>{t('failed')}</ErrorState>;
    return <WatchSkeleton />;
  };
  return (
    <Frame ref={frame} aria-labelledby="watched">
      <Head>
        <Heading as="h2" size="md" id="watched" ref={heading} tabIndex={-1}>
          {goal === null ? t('heading.game', { game }) : t('heading.goal', { game, goal })}
        </Heading>
        <Button size="icon" aria-label={t('close')} title={t('close')} onClick={close}>
          <X aria-hidden />
        </Button>
      </Head>
      {content()}
    </Frame>
  );
}
