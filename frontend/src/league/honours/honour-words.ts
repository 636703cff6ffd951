import type { Language } from '../../lib/i18n/language';

interface HonourTexts {
  textSv: string | null;
  textEn: string | null;
}

/** What an honour was given for, in the reader's language; without a text in it the one in the other. */
export const honourText = ({ textSv, textEn }: HonourTexts, language: Language): string | null =>
  language === 'en' ? (textEn ?? textSv) : (textSv ?? textEn);

/** What one of the staff's own honours is called. */
export const honourName = ({ nameSv, nameEn }: { nameSv: string; nameEn: string }, language: Language): string =>
  language === 'en' ? nameEn : nameSv;
