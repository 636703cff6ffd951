import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatList } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';
import { partsUntil } from './parts-until';

/** Often enough for a minute to be right. */
const TICK_MS = 15_000;

/** How long it is to the start, in the two largest units. Nothing when the time has passed. */
export function Countdown({ at }: { at: string }) {
  const { t } = useTranslation('series-outlook');
  const language = useLanguage();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const parts = partsUntil(at, now);
  if (parts.length === 0) return null;
  return t('countdown.in', {
    time: formatList(
      parts.map(({ unit, count }) => t(`countdown.${unit}`, { count })),
      language,
    ),
  });
}
