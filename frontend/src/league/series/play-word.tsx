import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';
import { lazyPart } from '../../ui/page/lazy-part';
import { usePlay } from './series-play';
import type { SeriesScoreFragment } from './series-score.generated';

// asks what the channel shows, for a streamed series that is being played
const LiveWord = lazyPart(() => import('../live/live-word').then((module) => module.LiveWord));

const Word = styled('strong', {
  base: { fontWeight: 'semibold' },
  variants: { isOn: { true: { color: 'fg.win', whiteSpace: 'nowrap' }, false: { color: 'fg.muted' } } },
});

/** What can be said about it. */
export type PlayWordSeries = Pick<SeriesScoreFragment, 'id' | 'isStreamed' | 'scheduledAt' | 'state'>;

/** That a series is being played, or sent, or waits for its result (R41). Nothing before it, and when it has one. */
export function PlayWord({ series }: { series: PlayWordSeries }) {
  const { t } = useTranslation('league');
  const play = usePlay(series);
  if (play === 'awaited') return <Word isOn={false}>{t('series.awaited')}</Word>;
  if (play !== 'on') return null;
  const word = t('series.on');
  return <Word isOn>{series.isStreamed ? <LiveWord seriesId={series.id} fallback={word} /> : word}</Word>;
}
