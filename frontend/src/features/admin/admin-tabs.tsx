import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/link';
import { RequestBadge } from './request-badge';
import { tabPath, type AdminTab } from './tabs';

const Bar = chakra('nav', {
  base: {
    position: 'relative',
    display: 'flex',
    gap: '1',
    // a mouse does not scroll sideways, so all tabs are shown when there is space for two rows
    flexWrap: { base: 'nowrap', lg: 'wrap' },
    overflowX: 'auto',
    marginBottom: '4',
    borderBottomWidth: '1px',
    borderColor: 'border',
    '& a': {
      display: 'inline-flex',
      flexShrink: '0',
      alignItems: 'center',
      minHeight: 'touch',
      paddingInline: '4',
      color: 'fg.muted',
      fontWeight: 'semibold',
      textDecoration: 'none',
      borderRadius: 'none',
      borderBottom: '3px solid transparent',
      _focusVisible: { outlineOffset: '-2px' },
    },
    '& a[aria-current]': { color: 'fg', borderBottomColor: 'action' },
  },
});

/** The links between the tabs. A phone shows a few at a time, including the open one; a wide screen shows all. */
export function AdminTabs({ tabs, open }: { tabs: readonly AdminTab[]; open: AdminTab }) {
  const { t } = useTranslation('admin');
  const bar = useRef<HTMLElement>(null);

  // scrolls only the bar, never the page; the badge makes the bar wider when its number is loaded
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const showOpen = () => {
      const link = element.querySelector<HTMLElement>('[aria-current]');
      if (link) element.scrollLeft = link.offsetLeft - (element.clientWidth - link.offsetWidth) / 2;
    };
    showOpen();
    if (typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(showOpen);
    for (const link of element.querySelectorAll('a')) watch.observe(link);
    return () => watch.disconnect();
  }, [open, tabs.length]);

  return (
    <Bar aria-label={t('area')} ref={bar}>
      {tabs.map((tab) => (
        <Link key={tab} to={tabPath(tab)} aria-current={tab === open ? 'page' : undefined}>
          {t(`tab.${tab}`)}
          {tab === 'requests' && <RequestBadge />}
        </Link>
      ))}
    </Bar>
  );
}
