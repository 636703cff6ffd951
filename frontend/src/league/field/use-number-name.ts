import { useTranslation } from 'react-i18next';
import type { FieldColumn } from './number-groups';

/** The whole name of a number from the field; of one that is found by a rule of thumb, with the word for that. */
export function useNumberName(): (column: FieldColumn) => string {
  const { t } = useTranslation('league-field');
  return ({ id, isAbout }) => {
    const name = t(`numbers.${id}.name`);
    return isAbout ? t('about', { what: name }) : name;
  };
}
