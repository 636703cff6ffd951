import { useCallback, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeaveGuard } from '../../lib/use-leave-guard';
import { useConfirm } from '../../ui/dialog/use-confirm';

/** Asks before a page with unsaved text is left. Returns the dialog; render it. */
export function useUnsavedGuard(isUnsaved: boolean): ReactNode {
  const { t } = useTranslation('league-drafts');
  const [dialog, ask] = useConfirm();
  const question = useCallback(
    (leave: () => Promise<void>) =>
      ask({
        title: t('unsaved.title'),
        children: t('unsaved.text'),
        confirmLabel: t('unsaved.leave'),
        isDestructive: true,
        onConfirm: leave,
      }),
    [ask, t],
  );
  useLeaveGuard(isUnsaved, question);
  return dialog;
}
