import { Box } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import { MessageBox } from '../../ui/dialog/message-box';

/** Says that the form shows earlier unsaved values, and offers to discard them. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation('admin');
  const discard = useRef<HTMLButtonElement>(null);
  // a dialog opens in its first part, where a second Enter would throw away what was typed
  useEffect(() => {
    const button = discard.current;
    if (document.activeElement !== button) return;
    button?.closest('form, dialog')?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, []);
  return (
    <Box marginBottom="4">
      <MessageBox
        kind="info"
        title={t('draft.title')}
        action={
          <Button ref={discard} onClick={onDiscard}>
            {t('draft.discard')}
          </Button>
        }
      >
        {t('draft.text')}
      </MessageBox>
    </Box>
  );
}
