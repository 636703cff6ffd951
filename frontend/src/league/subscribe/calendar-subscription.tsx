import { CalendarPlus, Copy, ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Box, styled } from '../../styled-system/jsx';
import { useLanguage } from '../../lib/i18n/i18n';
import { notify } from '../../lib/notify';
import { apiPaths } from '../../lib/paths';
import { Button, ButtonAnchor } from '../../ui/button';
import { Dropdown } from '../../ui/dialog/dropdown';

interface CalendarSubscriptionProps {
  /** Whose series the calendar holds. */
  subject: 'team' | 'division' | 'player';
  id: number;
}

const Label = styled('span', { base: { display: 'inline-flex', alignItems: 'center', gap: '2' } });

/** The ways to have the series in one's own calendar, which then hears of every moved time. */
export function CalendarSubscription({ subject, id }: CalendarSubscriptionProps) {
  const { t } = useTranslation('league-subscribe');
  const path = apiPaths.calendar(subject, id, useLanguage());
  const copy = async () => {
    const address = window.location.origin + path;
    try {
      // there is no clipboard at all where the page did not come by https
      await navigator.clipboard.writeText(address);
      notify({ kind: 'success', text: t('copied') });
    } catch {
      notify({ kind: 'error', text: t('not-copied', { address }) });
    }
  };
  return (
    <Box display="flex" marginBottom="6" marginLeft="-3">
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
            href={`webcal://${window.location.host}${path}`}
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
    </Box>
  );
}
