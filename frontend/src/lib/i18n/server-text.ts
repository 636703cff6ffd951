import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

type UncheckedTranslate = (key: string, values: Record<string, string>) => string;
type Params = readonly { name: string; value: string }[];

/**
 * Translates a sentence that the server names by key (`api.team.must-be-captain`). The compiler cannot check these
 * keys, because they come at run time. An unknown key becomes a general error message.
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
