import { useTranslation } from 'react-i18next';
import type { NameOfPlace } from './seed-choice';

/** The words for a place of a table, and of another stage. */
export function useNameOfPlace(): NameOfPlace {
  const { t } = useTranslation('admin-stages');
  return ({ name, isStage, place }) => {
    if (isStage && place === 1) return t('winner-of', { stage: name });
    if (isStage && place === 2) return t('second-of', { stage: name });
    return t('place', { division: name, place });
  };
}
