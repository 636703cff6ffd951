import { useTranslation } from 'react-i18next';
import type { MergedPlayerFragment } from '../../../gql/admin/graphql';

/** A player's account, birthdate and games in a line. */
export function usePlayerWords(): (player: MergedPlayerFragment) => string {
  const { t } = useTranslation('admin-duplicates');
  return ({ account, birthdate, games }) =>
    [
      account === null ? t('no-account') : t('account', { account }),
      ...(birthdate === null ? [] : [t('born', { birthdate })]),
      t('games', { count: games }),
    ].join(' · ');
}
