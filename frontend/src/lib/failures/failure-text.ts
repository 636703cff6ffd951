import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../i18n/i18n';

/** The sentences of acts that failed: a key for the name of each mutation. */
const NAMESPACE = 'lib-failures';

type UncheckedTranslate = (key: string, options: { ns: string }) => string;

/**
 * Says what did not succeed before why: "Couldn't save the team. No answer came from the server." The sentences load with the part
 * that can act, because they would not load any more when the connection is what fails.
 */
export function useFailureText(): (act: string, reason: string) => string {
  const { t, i18n } = useTranslation('api');
  useEffect(() => void loadTexts(NAMESPACE).catch(() => undefined), []);
  return useCallback(
    (act, reason) =>
      i18n.exists(act, { ns: NAMESPACE }) ? `${(t as UncheckedTranslate)(act, { ns: NAMESPACE })} ${reason}` : reason,
    [t, i18n],
  );
}
