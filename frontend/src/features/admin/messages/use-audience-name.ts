import { useTranslation } from 'react-i18next';

/** The name of a division with its season, or of a whole season. */
export function useAudienceName(): (audience: { season: string; division: string | null }) => string {
  const { t } = useTranslation('admin-messages');
  return ({ season, division }) =>
    division === null ? t('whole-season', { season }) : t('one-division', { season, division });
}
