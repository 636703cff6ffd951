import { useTranslation } from 'react-i18next';
import { useTimes } from '../../../lib/i18n/use-times';
import type { MergedPlayerFragment } from './duplicates-page.generated';

/** A player's account, birthdate and games in a line. */
export function usePlayerWords(): (player: MergedPlayerFragment) => string {
  const { t } = useTranslation('admin-duplicates');
  const times = useTimes();
  return ({ account, birthdate, games }) =>
    [
      account === null ? t('no-account') : t('account', { account }),
      ...(birthdate === null ? [] : [t('born', { birthdate: times.date(birthdate) })]),
      t('games', { count: games }),
    ].join(' · ');
}
