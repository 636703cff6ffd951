import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';
import { formatScore } from '../../lib/i18n/format';
import { PlayWord } from './play-word';
import { usePlay } from './series-play';
import type { SeriesScoreFragment } from './series-score.generated';

interface SeriesScoreProps {
  series: SeriesScoreFragment;
  size?: 'row' | 'hero';
}

const Score = styled('span', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    fontFamily: 'display',
    fontWeight: 'bold',
    lineHeight: 'tight',
    fontVariantNumeric: 'tabular-nums',
    '& abbr': { textDecoration: 'none' },
    // narrow letters, so that its line is not broken and rows keep their height
    '& small': { fontSize: 'xs', fontWeight: 'semibold', color: 'fg.muted', whiteSpace: 'nowrap' },
    '& strong': { fontSize: 'xs', textAlign: 'center' },
  },
  variants: {
    size: {
      // no higher than "mot", whose place the word takes when the clock knows
      row: { fontSize: 'lg', '& strong': { lineHeight: '1', whiteSpace: 'normal' } },
      hero: {
        fontSize: '3xl',
        // no wider than "mot", so that the teams stay where they are
        '& strong': { fontSize: { base: 'sm', md: 'md' }, maxWidth: { base: '3.25rem', md: '6rem' } },
      },
    },
  },
  defaultVariants: { size: 'row' },
});

/** Games won by each side, with overtime or walkover. Before it has a result: "mot", and how far the series is (R41). */
export function SeriesScore({ series, size }: SeriesScoreProps) {
  const { t } = useTranslation('league');
  const { homeGames, awayGames, walkover, isOvertime } = series;
  if (walkover) {
    return (
      <Score size={size} data-score>
        <abbr title={t(`walkover.${walkover}`)}>{t('walkover.short')}</abbr>
        {homeGames !== null && awayGames !== null && <small>{formatScore(homeGames, awayGames)}</small>}
      </Score>
    );
  }
  if (homeGames === null || awayGames === null) return <NoScore series={series} size={size} />;
  return (
    <Score size={size} data-score>
      {formatScore(homeGames, awayGames)}
      {isOvertime && (
        <small>
          <abbr title={t('series.overtime')}>{t('series.overtime-short')}</abbr>
        </small>
      )}
    </Score>
  );
}

/** In a row, how far it is takes the place of "mot": the server does not know the time, and the row must not grow in the browser. */
function NoScore({ series, size }: SeriesScoreProps) {
  const { t } = useTranslation('league');
  const play = usePlay(series);
  const isInPlace = play === 'awaited' || (play === 'on' && size !== 'hero');
  return (
    <Score size={size}>
      <span className={isInPlace ? 'visually-hidden' : undefined}>{t('series.against')}</span>
      <PlayWord series={series} />
    </Score>
  );
}
