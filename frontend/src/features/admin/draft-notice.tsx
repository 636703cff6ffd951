import { Box } from '@chakra-ui/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import { MessageBox } from '../../ui/dialog/message-box';

/**
 * Says that the form shows earlier unsaved values, and offers to discard them. A dialog opens in it, so that a screen
 * reader says it, and so that a second Enter neither discards the values nor saves them.
 */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation('admin');
  const id = useId();
  return (
    <Box
      role="group"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      tabIndex={-1}
      data-initial-focus
      marginBottom="4"
    >
      <MessageBox
        kind="info"
        title={<span id={`${id}-title`}>{t('draft.title')}</span>}
        action={<Button onClick={onDiscard}>{t('draft.discard')}</Button>}
      >
        <span id={`${id}-text`}>{t('draft.text')}</span>
      </MessageBox>
    </Box>
  );
}
