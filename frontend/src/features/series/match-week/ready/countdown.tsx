import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayWord, type PlayWordSeries } from '../../../../league/series/play-word';
import { Text } from '../../../../ui/text';

const MINUTE_MS = 60_000;
const STEP_MS = 10_000;

/** The whole minutes until the start; then that the series is played, and that it waits for its result (R41). */
export function Countdown({ series }: { series: PlayWordSeries }) {
  const { t } = useTranslation('series-match-week');
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  if (series.scheduledAt === null) return null;
  const minutes = Math.ceil((Date.parse(series.scheduledAt) - now) / MINUTE_MS);
  return (
    <Text role="timer" fontWeight="semibold" _firstLetter={{ textTransform: 'uppercase' }}>
      {minutes > 0 ? t('ready.starts-in', { count: minutes }) : <PlayWord series={series} />}
    </Text>
  );
}
