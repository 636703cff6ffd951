import { CalendarPlus, Copy, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pageAddress } from '../../lib/here';
import { useLanguage } from '../../lib/i18n/i18n';
import { notifyReader } from '../../lib/notify';
import { apiPaths } from '../../lib/paths';
import { Button, ButtonAnchor } from '../../ui/button';
import { useHidesResults } from '../spoilers/hidden-results';
import { PageMenu } from '../../ui/dialog/page-menu';

interface CalendarSubscriptionProps {
  /** The owner of the calendar's series. */
  subject: 'team' | 'division' | 'player';
  id: number;
  /** What else can be done with the subject: links and buttons, before those of the calendar. */
  children?: ReactNode;
  /** Beside a heading, where it needs no line of its own. */
  isAside?: boolean;
}

/**
 * What few readers of a page press, in one menu: what the page adds, and its series for the reader's own calendar, which then also
 * gets changed times.
 */
export function CalendarSubscription({ subject, id, children, isAside = false }: CalendarSubscriptionProps) {
  const { t } = useTranslation('league-subscribe');
  const path = apiPaths.calendar(subject, id, useLanguage(), useHidesResults());
  const copy = async () => {
    const address = window.location.origin + path;
    try {
      // a page without https has no clipboard
      await navigator.clipboard.writeText(address);
      notifyReader({ kind: 'success', text: t('copied') });
    } catch {
      notifyReader({ kind: 'error', text: t('not-copied', { address }) });
    }
  };
  return (
    <PageMenu icon={<Share2 aria-hidden size={18} />} label={t('subscribe')} isAside={isAside}>
      {children}
      <ButtonAnchor variant="ghost" href={`webcal://${pageAddress().host}${path}`}>
        <CalendarPlus aria-hidden size={18} />
        {t('open')}
      </ButtonAnchor>
      <Button variant="ghost" onClick={() => void copy()}>
        <Copy aria-hidden size={18} />
        {t('copy')}
      </Button>
    </PageMenu>
  );
}
