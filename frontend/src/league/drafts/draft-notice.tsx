import { useTranslation } from 'react-i18next';
import { Box } from '../../styled-system/jsx';
import { Button } from '../../ui/button';
import { MessageBox } from '../../ui/dialog/message-box';

interface DraftNoticeProps {
  /** A text about the fields that were not kept and must be filled in again. */
  note?: string;
  onDiscard: () => void;
}

/** Says that a form shows earlier values that were not sent, and offers to discard them. */
export function DraftNotice({ note, onDiscard }: DraftNoticeProps) {
  const { t } = useTranslation('league-drafts');
  return (
    <Box marginBottom="4">
      <MessageBox kind="info" title={t('title')} action={<Button onClick={onDiscard}>{t('discard')}</Button>}>
        {t('text')} {note}
      </MessageBox>
    </Box>
  );
}
