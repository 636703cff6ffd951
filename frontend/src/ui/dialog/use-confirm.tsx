import { useEffect, useState, type ReactNode } from 'react';
import type { ConfirmDialogProps } from './confirm-dialog';
import { lazyPart } from '../page/lazy-part';
import { PartWaiting } from '../page/part-waiting';
import { whenIdle } from '../page/when-idle';

const ConfirmDialog = lazyPart(() => import('./confirm-dialog').then((module) => module.ConfirmDialog));

/**
 * `[dialog, ask]`: draw `dialog` somewhere, call `ask` with what to confirm. The dialog's code comes when the page is idle;
 * without it the page stands, and the question comes when its code does.
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
