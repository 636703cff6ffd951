import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/page/empty-state';
import { showResult, type SpoiledSeries } from './hidden-results';

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
      end: {
        top: { base: '0', md: '0' },
        bottom: '0',
        right: { base: '-1', md: 'auto' },
        left: { md: 'calc(50% - 1.75rem)' },
      },
    },
  },
});

interface ShowResultProps {
  series: SpoiledSeries;
  place: 'middle' | 'end' | 'instead';
}

/** Shows the result of one series. */
export function ShowResult({ series: { id, home, away }, place }: ShowResultProps) {
  const { t } = useTranslation('league-spoilers');
  const action = { onClick: () => showResult(id), 'aria-label': t('show-of', { home: home.name, away: away.name }) };
  if (place === 'instead') {
    return <EmptyState action={<Button {...action}>{t('show')}</Button>}>{t('hidden')}</EmptyState>;
  }
  return (
    <Over type="button" place={place} {...action}>
      {t('show')}
    </Over>
  );
}
