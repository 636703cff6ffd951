import { CalendarPlus, Copy, ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';
import { pageAddress } from '../../lib/here';
import { useLanguage } from '../../lib/i18n/i18n';
import { notify } from '../../lib/notify';
import { apiPaths } from '../../lib/paths';
import { Button, ButtonAnchor } from '../../ui/button';
import { Dropdown } from '../../ui/dialog/dropdown';

interface CalendarSubscriptionProps {
  /** The owner of the calendar's series. */
  subject: 'team' | 'division' | 'player';
  id: number;
  /** More to do with the subject, at the right. */
  children?: ReactNode;
}

const Row = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    marginBottom: '6',
    marginLeft: '-3',
    // in a line of its own, a button's words begin where those above it do
    '& > :not(:first-child)': { paddingInline: 'calc({spacing.3} - 1px)' },
  },
});

const Label = styled('span', { base: { display: 'inline-flex', alignItems: 'center', gap: '2' } });

/** Offers the series for the reader's own calendar, which then also gets changed times. */
export function CalendarSubscription({ subject, id, children }: CalendarSubscriptionProps) {
  const { t } = useTranslation('league-subscribe');
  const path = apiPaths.calendar(subject, id, useLanguage());
  const copy = async () => {
    const address = window.location.origin + path;
    try {
      // a page without https has no clipboard
      await navigator.clipboard.writeText(address);
      notify({ kind: 'success', text: t('copied') });
    } catch {
      notify({ kind: 'error', text: t('not-copied', { address }) });
    }
  };
  return (
    <Row>
      <Dropdown
        label={
          <Label>
            <CalendarPlus aria-hidden size={18} />
            {t('subscribe')}
          </Label>
        }
      >
        <li>
          <ButtonAnchor
            variant="ghost"
            width="full"
            justifyContent="flex-start"
            href={`webcal://${pageAddress().host}${path}`}
          >
            <ExternalLink aria-hidden size={18} />
            {t('open')}
          </ButtonAnchor>
        </li>
        <li>
          <Button variant="ghost" width="full" justifyContent="flex-start" onClick={() => void copy()}>
            <Copy aria-hidden size={18} />
            {t('copy')}
          </Button>
        </li>
      </Dropdown>
      {children}
    </Row>
  );
}
