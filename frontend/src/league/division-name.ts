import type { Language } from '../lib/i18n/language';

/**
 * The division's name in the reader's language. A stage can have one of its own in English; a division with a table is called
 * the same in both.
 */
export const divisionName = (
  { name, nameEng }: { name: string; nameEng: string | null },
  language: Language,
): string => (language === 'en' ? (nameEng ?? name) : name);
