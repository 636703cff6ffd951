import { useTranslation } from 'react-i18next';
import { useServerText } from '../../../lib/i18n/server-text';

interface ActNames {
  actKey: string;
  /** The act that this one took back. */
  undoesKey: string | null;
  objectName: string | null;
}

/** An act in words: what was done, and to what. */
export function useActWords(): (act: ActNames) => string {
  const { t } = useTranslation('admin-undo');
  const serverText = useServerText();
  const textOf = (key: string) => (key.startsWith('api.') ? serverText(key) : key);
  return ({ actKey, undoesKey, objectName }) => {
    const what = undoesKey === null ? textOf(actKey) : t('undone', { act: textOf(undoesKey) });
    return objectName === null ? what : `${what}: ${objectName}`;
  };
}
