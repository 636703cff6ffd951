import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';
import { useIsPageLate } from './awaited-pages';

const Line = styled('div', {
  base: {
    position: 'fixed',
    top: '0',
    insetInline: '0',
    height: '3px',
    zIndex: 'toast',
    bg: 'action',
    animation: 'breathe 1s ease-in-out infinite',
  },
});

/** A line at the window's top while the script of the next page is on its way. */
export function PageProgress() {
  const { t } = useTranslation('ui');
  return useIsPageLate() ? <Line role="progressbar" aria-label={t('loading')} /> : null;
}
