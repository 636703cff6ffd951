import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/page/empty-state';
import type { HiddenSeries } from './hidden-results';

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
  /** What is shown: a series, a part of the page by its name, or a post by its day. */
  what: { series: HiddenSeries } | { part: string } | { post: string };
  place: 'middle' | 'top' | 'end' | 'instead' | 'word';
  onShow: () => void;
}

/** Shows the result of one series, or a part of a page that tells results. */
export function ShowResult({ what, place, onShow }: ShowResultProps) {
  const { t } = useTranslation('league-spoilers');
  const { name, label, hidden } = textsOf(what, t);
  const action = { onClick: onShow, 'aria-label': name };
  if (place === 'instead') {
    return <EmptyState action={<Button {...action}>{label}</Button>}>{hidden}</EmptyState>;
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

/** What the button is called for those who do not see where it stands, what it says, and what stands above it. */
function textsOf(
  what: ShowResultProps['what'],
  t: TFunction<'league-spoilers'>,
): { name: string; label: string; hidden: string } {
  if ('series' in what) {
    return {
      name: t('show-of', { home: what.series.home.name, away: what.series.away.name }),
      label: t('show'),
      hidden: t('hidden'),
    };
  }
  if ('post' in what) {
    return {
      name: t('show-post-of', { date: what.post }),
      label: t('show-post'),
      hidden: t('hidden-post'),
    };
  }
  return { name: t('show-part', { part: what.part }), label: t('show'), hidden: t('hidden-part') };
}
