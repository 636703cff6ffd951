import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Text } from '../../../ui/text';

const MINUTE_MS = 60_000;
const STEP_MS = 10_000;
/** After that it helps no one. */
const LONGEST_AGO_MS = 3 * 60 * MINUTE_MS;

/** The whole minutes until the start, or since it for three hours. */
export function Countdown({ start }: { start: string }) {
  const { t } = useTranslation('match-week');
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  const left = Date.parse(start) - now;
  if (left < -LONGEST_AGO_MS) return null;
  const minutes = Math.abs(Math.ceil(left / MINUTE_MS));
  return (
    <Text role="timer" fontWeight="semibold">
      {t(left >= 0 ? 'ready.starts-in' : 'ready.began', { count: minutes })}
    </Text>
  );
}
