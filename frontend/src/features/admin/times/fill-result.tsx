import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { MessageBox } from '../../../ui/dialog/message-box';
import type { UnusedLine } from './pasted-times';
import type { TypedRows } from './time-rows';

/** What the last filling did. */
export interface Filling {
  /** The number of rows that were filled. */
  count: number;
  /** What was typed before it. */
  before: TypedRows;
  /** Pasted lines that were not used. */
  unused: readonly UnusedLine[];
}

/** Says what was filled in and which pasted lines were not used, and offers to undo it. */
export function FillResult({ filling, onUndo }: { filling: Filling; onUndo: () => void }) {
  const { t } = useTranslation('admin-times');
  const { count, unused } = filling;
  return (
    <Box marginBlock="4" role="status">
      <MessageBox
        kind={unused.length > 0 ? 'warning' : 'info'}
        title={t('fill.done', { count })}
        action={count > 0 && <Button onClick={onUndo}>{t('fill.undo')}</Button>}
      >
        {unused.length > 0 && (
          <>
            {t('paste.unused', { count: unused.length })}
            <ul>
              {unused.map(({ line, text, reason }) => (
                <li key={line}>
                  {t('paste.line', { line, text })} ({t(`paste.reason.${reason}`)})
                </li>
              ))}
            </ul>
          </>
        )}
      </MessageBox>
    </Box>
  );
}

/** Says which typed times belong to series that cannot be set any more. */
export function GoneRows({ names, onDrop }: { names: readonly string[]; onDrop: () => void }) {
  const { t } = useTranslation('admin-times');
  return (
    <Box marginBottom="4">
      <MessageBox
        kind="warning"
        title={t('gone', { series: names.join(', ') })}
        action={<Button onClick={onDrop}>{t('gone-drop')}</Button>}
      />
    </Box>
  );
}
