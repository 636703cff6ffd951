import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { withTimes } from './told-times';
import { useTimes } from './use-times';

type UncheckedTranslate = (key: string, values: Record<string, string>) => string;
type Params = readonly { name: string; value: string }[];

/** The texts that all can meet, those of who reports a series, those of partners, and those that only staff can. A page loads those that it needs. */
const NAMESPACES = ['api', 'report-server', 'partners-server', 'admin-server'] as const;

/**
 * Translates a sentence that the server names by key (`api.team.must-be-captain`). The compiler cannot check these
 * keys, because they come at run time. An unknown key becomes a general error message.
 */
export function useServerText(): (messageKey: string, params?: Params) => string {
  const { t, i18n } = useTranslation('api');
  const times = useTimes();
  return useCallback(
    (messageKey, params = []) => {
      const key = messageKey.replace(/^api\./, '');
      const ns = NAMESPACES.find((each) => i18n.exists(key, { ns: each }));
      if (!ns) return t('error.internal');
      const values = Object.fromEntries(params.map(({ name, value }) => [name, withTimes(value, times)]));
      return (t as UncheckedTranslate)(key, { ns, ...values });
    },
    [t, i18n, times],
  );
}
