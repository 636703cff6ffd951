import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/page/empty-state';
import type { SpoiledSeries } from './hidden-results';

/** Over the hidden score, and beside the link that the row is. */
const Over = styled('button', {
  base: {
    position: 'absolute',
    zIndex: '1',
    width: '14',
    minHeight: 'touch',
    padding: '0',
    borderRadius: 'md',
    color: 'fg.link',
    bg: 'transparent',
    fontSize: 'xs',
    fontWeight: 'medium',
    lineHeight: 'tight',
    textAlign: 'center',
    cursor: 'pointer',
    _hover: { textDecoration: 'underline' },
  },
  variants: {
    place: {
      middle: { top: '0', bottom: '0', left: 'calc(50% - 1.75rem)' },
      // above the row's time
      top: {
        display: 'flex',
        alignItems: 'flex-start',
        justifyContent: 'center',
        top: '0',
        left: 'calc(50% - 1.75rem)',
        paddingTop: '1',
      },
      end: {
        top: { base: '0', md: '0' },
        bottom: '0',
        right: { base: '-1', md: 'auto' },
        left: { md: 'calc(50% - 1.75rem)' },
      },
    },
  },
});

/** In a line of text. */
const Word = styled('button', {
  base: {
    minHeight: 'touch',
    // its line is no higher for it
    marginBlock: '-10px',
    color: 'fg.link',
    fontWeight: 'medium',
    cursor: 'pointer',
    _hover: { textDecoration: 'underline' },
  },
});

interface ShowResultProps {
  /** What is shown: a series, or a part of the page by its name. */
  what: { series: SpoiledSeries } | { part: string };
  place: 'middle' | 'top' | 'end' | 'instead' | 'word';
  onShow: () => void;
}

/** Shows the result of one series, or a part of a page that tells results. */
export function ShowResult({ what, place, onShow }: ShowResultProps) {
  const { t } = useTranslation('league-spoilers');
  const isSeries = 'series' in what;
  const name = isSeries
    ? t('show-of', { home: what.series.home.name, away: what.series.away.name })
    : t('show-part', { part: what.part });
  const action = { onClick: onShow, 'aria-label': name };
  if (place === 'instead') {
    return (
      <EmptyState action={<Button {...action}>{t('show')}</Button>}>
        {t(isSeries ? 'hidden' : 'hidden-part')}
      </EmptyState>
    );
  }
  if (place === 'word') {
    return (
      <Word type="button" {...action}>
        {t('show')}
      </Word>
    );
  }
  return (
    <Over type="button" place={place} {...action}>
      {t('show')}
    </Over>
  );
}
