import { useCallback } from 'react';
import { useServerText } from '../../lib/i18n/server-text';
import { SIDES, type Side } from './model/grid-shape';

type Params = Record<string, string | number> | readonly { name: string; value: string }[];

/** Translates the server's sentences about this series. `home` and `away` are replaced by the teams' names. */
export function useReportText(teams: Record<Side, string>): (messageKey: string, params?: Params) => string {
  const serverText = useServerText();
  return useCallback(
    (messageKey, params = []) => {
      const list = Array.isArray(params)
        ? (params as readonly { name: string; value: string }[])
        : Object.entries(params).map(([name, value]) => ({ name, value: String(value) }));
      const named = list.map(({ name, value }) => {
        const side = name === 'side' ? SIDES.find((each) => each === value) : undefined;
        return { name, value: side ? teams[side] : value };
      });
      return serverText(messageKey, named);
    },
    [serverText, teams],
  );
}
