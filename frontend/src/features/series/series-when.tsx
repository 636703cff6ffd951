import { styled } from '../../styled-system/jsx';
import { usePlay } from '../../league/series/series-play';
import { SeriesScore } from '../../league/series/series-score';
import { Instant } from '../../ui/time/instant';
import type { SeriesHeaderFragment } from './series-header.generated';

const When = styled('span', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    textAlign: 'center',
    lineHeight: 'tight',
    fontVariantNumeric: 'tabular-nums',
    // no wider than the clock, so that the teams keep their space
    maxWidth: { base: '4.5rem', md: '10rem' },
    '& > :first-child': { fontFamily: 'display', fontSize: { base: '2xl', md: '4xl' }, fontWeight: 'bold' },
    '& > :last-child': { color: 'fg.muted', fontSize: { base: 'xs', md: 'sm' } },
  },
});

/** Between the teams: the time and the day of a series that is to come, else how far it is or its result. */
export function SeriesWhen({ series }: { series: SeriesHeaderFragment }) {
  const play = usePlay(series);
  if (play !== 'coming' || !series.scheduledAt) return <SeriesScore series={series} size="hero" />;
  return (
    <When>
      <Instant at={series.scheduledAt} as="time" />
      <Instant isCompact at={series.scheduledAt} as="short-date" />
    </When>
  );
}
