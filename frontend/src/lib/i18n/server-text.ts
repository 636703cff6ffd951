import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

type UncheckedTranslate = (key: string, values: Record<string, string>) => string;
type Params = readonly { name: string; value: string }[];

/**
 * Says a sentence that the server names by key (`api.team.must-be-captain`). Keys come at run time, so they are the one
 * place where the compiler cannot check them; an unknown key is said as a general failure, never shown raw.
 */
export function useServerText(): (messageKey: string, params?: Params) => string {
  const { t, i18n } = useTranslation('api');
  return useCallback(
    (messageKey, params = []) => {
      const key = messageKey.replace(/^api\./, '');
      if (!i18n.exists(key, { ns: 'api' })) return t('error.internal');
      return (t as UncheckedTranslate)(key, Object.fromEntries(params.map(({ name, value }) => [name, value])));
    },
    [t, i18n],
  );
}
