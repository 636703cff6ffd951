import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import { MessageBox } from '../../ui/dialog/message-box';

/** Says that the form shows earlier unsaved values, and offers to discard them. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation('admin');
  return (
    <Box marginBottom="4">
      <MessageBox
        kind="info"
        title={t('draft.title')}
        action={<Button onClick={onDiscard}>{t('draft.discard')}</Button>}
      >
        {t('draft.text')}
      </MessageBox>
    </Box>
  );
}
