import { useEffect, useState, type ReactNode } from 'react';
import type { ConfirmDialogProps } from './confirm-dialog';
import { lazyPart } from '../page/lazy-part';
import { PartWaiting } from '../page/part-waiting';
import { whenIdle } from '../page/when-idle';

const ConfirmDialog = lazyPart(() => import('./confirm-dialog').then((module) => module.ConfirmDialog));

/**
 * `[dialog, ask]`: render `dialog` somewhere, and call `ask` with the question. The dialog's code loads when the page
 * is idle. If it fails, the page still works, and the question appears when the code has loaded.
 */
export function useConfirm(): [ReactNode, (question: Omit<ConfirmDialogProps, 'onClose'>) => void] {
  const [question, setQuestion] = useState<Omit<ConfirmDialogProps, 'onClose'> | null>(null);
  const close = () => setQuestion(null);
  useEffect(() => whenIdle(ConfirmDialog.ahead), []);
  const dialog = question && (
    <ConfirmDialog
      {...question}
      onClose={close}
      fallback={(hasFailed) => (hasFailed ? <PartWaiting onClose={close} /> : null)}
    />
  );
  return [dialog, setQuestion];
}
