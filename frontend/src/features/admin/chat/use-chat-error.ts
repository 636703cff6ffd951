import { useTranslation } from 'react-i18next';
import type { ChatRight } from '../../../lib/schema.generated';

/** The end of a task that failed. */
interface FailedTask {
  lastError: string | null;
  missingRight: ChatRight | null;
}

/** Says why a task failed: what staff must do when the bot lacks a permission, otherwise the chat's own answer. */
export function useChatError() {
  const { t } = useTranslation('admin-chat');
  return ({ lastError, missingRight }: FailedTask): string | null => {
    if (missingRight === null) return lastError;
    // the chat says the same when the bot's own role is too low
    const key = missingRight === 'MANAGE_ROLES' ? 'missing-role-right' : 'missing-right';
    return t(key, { right: t(`right.${missingRight}`) });
  };
}
