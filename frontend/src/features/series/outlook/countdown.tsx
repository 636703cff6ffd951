import { useTranslation } from 'react-i18next';
import { formatList } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';
import { partsUntil } from './parts-until';

/** How long it is to the start, in the two largest units. Nothing when the time has passed. */
export function Countdown({ at, now }: { at: string; now: Date }) {
  const { t } = useTranslation('series-outlook');
  const language = useLanguage();
  const parts = partsUntil(at, now.getTime());
  if (parts.length === 0) return null;
  return t('countdown.in', {
    time: formatList(
      parts.map(({ unit, count }) => t(`countdown.${unit}`, { count })),
      language,
    ),
  });
}
