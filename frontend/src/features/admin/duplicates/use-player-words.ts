import { useTranslation } from 'react-i18next';
import type { MergedPlayerFragment } from '../../../gql/admin/graphql';
import { formatDate } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';

/** A player's account, birthdate and games in a line. */
export function usePlayerWords(): (player: MergedPlayerFragment) => string {
  const { t } = useTranslation('admin-duplicates');
  const language = useLanguage();
  return ({ account, birthdate, games }) =>
    [
      account === null ? t('no-account') : t('account', { account }),
      ...(birthdate === null ? [] : [t('born', { birthdate: formatDate(birthdate, language) })]),
      t('games', { count: games }),
    ].join(' · ');
}
