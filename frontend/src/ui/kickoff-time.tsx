import { useTranslation } from 'react-i18next';
import { formatDateTime, whenWords } from '../lib/i18n/format';
import { languageOfTag } from '../lib/i18n/language';

/** The time of a series: words when it is near ("i kväll 19:00"), otherwise a date. The full date appears on hover. */
export function KickoffTime({ at, now = new Date() }: { at: string; now?: Date }) {
  const { t, i18n } = useTranslation('ui');
  const language = languageOfTag(i18n.language);
  const { key, ...values } = whenWords(at, now, language);
  return (
    <time dateTime={at} title={formatDateTime(at, language)}>
      {t(`when.${key}`, values)}
    </time>
  );
}
