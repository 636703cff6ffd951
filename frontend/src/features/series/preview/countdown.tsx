import { useTranslation } from 'react-i18next';
import { formatList } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';
import { partsUntil } from './parts-until';

/** How long it is to a start that has not passed, in the two largest units. */
export function Countdown({ at, now }: { at: string; now: Date }) {
  const { t } = useTranslation('series-preview');
  const language = useLanguage();
  const parts = partsUntil(at, now.getTime());
  return t('countdown.in', {
    time: formatList(
      parts.map(({ unit, count }) => t(`countdown.${unit}`, { count })),
      language,
    ),
  });
}
