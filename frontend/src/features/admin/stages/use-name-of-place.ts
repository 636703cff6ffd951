import { useTranslation } from 'react-i18next';
import type { NameOfPlace } from './seed-choice';
import { divisionName } from '../../../league/division-name';
import { useLanguage } from '../../../lib/i18n/i18n';

/** The words for a place of a table, and of another stage. */
export function useNameOfPlace(): NameOfPlace {
  const { t } = useTranslation('admin-stages');
  const language = useLanguage();
  return ({ isStage, place, ...named }) => {
    const name = divisionName(named, language);
    if (isStage && place === 1) return t('winner-of', { stage: name });
    if (isStage && place === 2) return t('second-of', { stage: name });
    return t('place', { division: name, place });
  };
}
