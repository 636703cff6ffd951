import { useTranslation } from 'react-i18next';
import { seasonName } from '../../../league/season-name';
import { useLanguage } from '../../../lib/i18n/i18n';

/** The name of a division with its season, or of a whole season. */
export function useAudienceName(): (audience: { season: string; division: string | null }) => string {
  const { t } = useTranslation('admin-messages');
  const language = useLanguage();
  return ({ season: stored, division }) => {
    const season = seasonName(stored, language);
    return division === null ? t('whole-season', { season }) : t('one-division', { season, division });
  };
}
