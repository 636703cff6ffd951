import { useTranslation } from 'react-i18next';
import { useServerText } from '../../../lib/i18n/server-text';

interface ActNames {
  actKey: string;
  /** The act that this one took back. */
  undoesKey: string | null;
  /** Of a redo: the act that holds again. */
  redoesKey: string | null;
  objectName: string | null;
}

/** An act in words: what was done, and to what. */
export function useActWords(): (act: ActNames) => string {
  const { t } = useTranslation('admin-undo');
  const serverText = useServerText();
  const textOf = (key: string) => (key.startsWith('api.') ? serverText(key) : key);
  const wordsOf = ({ actKey, undoesKey, redoesKey }: ActNames) => {
    if (redoesKey !== null) return t('redone', { act: textOf(redoesKey) });
    return undoesKey === null ? textOf(actKey) : t('undone', { act: textOf(undoesKey) });
  };
  return (act) => {
    const { objectName } = act;
    const what = wordsOf(act);
    return objectName === null ? what : `${what}: ${objectName}`;
  };
}
