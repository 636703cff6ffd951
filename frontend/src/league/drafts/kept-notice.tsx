import { useTranslation } from 'react-i18next';
import { Box } from '../../styled-system/jsx';
import { Button } from '../../ui/button';
import { MessageBox } from '../../ui/dialog/message-box';

interface KeptNoticeProps {
  /** What was not kept and is to be filled in again, in words. */
  note?: string;
  onDiscard: () => void;
}

/** Says that a form shows what was typed earlier and not sent, and offers to throw it away. */
export function KeptNotice({ note, onDiscard }: KeptNoticeProps) {
  const { t } = useTranslation('league-drafts');
  return (
    <Box marginBottom="4">
      <MessageBox kind="info" title={t('title')} action={<Button onClick={onDiscard}>{t('discard')}</Button>}>
        {t('text')} {note}
      </MessageBox>
    </Box>
  );
}
