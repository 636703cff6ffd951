import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { MessageBox } from '../../../ui/dialog/message-box';
import type { SeriesChange } from './series-change';

interface ActResultProps {
  change: SeriesChange;
  /** Sorts the rows again. */
  onRelease: () => void;
}

/** Says above the table what was done, and offers to sort the rows again. Its undo is in the page's frame. */
export function ActResult({ change: { act, home, away }, onRelease }: ActResultProps) {
  const { t } = useTranslation('admin-series');
  return (
    <Box marginBottom="4" role="status">
      <MessageBox
        kind="success"
        title={t(`act.${act}`, { home, away })}
        action={
          <Button variant="ghost" onClick={onRelease}>
            {t('act.sort')}
          </Button>
        }
      >
        {t('act.stays')}
      </MessageBox>
    </Box>
  );
}
