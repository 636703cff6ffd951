import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { ConfirmDialogProps } from './confirm-dialog';

const ConfirmDialog = lazy(() => import('./confirm-dialog').then((module) => ({ default: module.ConfirmDialog })));

/** `[dialog, ask]`: draw `dialog` somewhere, call `ask` with what to confirm. The dialog's code loads on first use. */
export function useConfirm(): [ReactNode, (question: Omit<ConfirmDialogProps, 'onClose'>) => void] {
  const [question, setQuestion] = useState<Omit<ConfirmDialogProps, 'onClose'> | null>(null);
  const dialog = question && (
    <Suspense fallback={null}>
      <ConfirmDialog {...question} onClose={() => setQuestion(null)} />
    </Suspense>
  );
  return [dialog, setQuestion];
}
