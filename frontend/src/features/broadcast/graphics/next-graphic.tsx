import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { whenWords } from '../../../lib/i18n/format';
import { htmlLanguage } from '../../../lib/i18n/language';
import { LEAGUE } from '../../../lib/league-config';
import { GraphicNextChosenDocument, GraphicNextDocument, type GraphicNextSeriesFragment } from '../broadcast.generated';
import { clockUntil, nextOf } from '../next-series';
import { useOnAir } from '../use-on-air';
import { OffAir } from './off-air';
import { GraphicTeam } from './team';
import { useGraphicLanguage, useIsShown, useWords } from './words';
import { divisionName } from '../../../league/division-name';

/** The channel as viewers type it. */
const CHANNEL = LEAGUE.streamUrl.replace(/^https?:\/\/(www\.)?/, '');

/** The present time, each second. */
function useSecond(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** The league's next series, with the time until it begins. */
export default function NextGraphic() {
  const now = useSecond();
  const { data, isLost } = useOnAir(GraphicNextDocument, {});
  const series = nextOf(data?.upcomingSeries ?? [], now);
  if (!series) return <OffAir isLost={isLost} isWaiting={!data} isEmpty />;
  return <Plate series={series} now={now} />;
}

/** The same of a chosen series, until it has its result. */
export function ChosenNextGraphic({ seriesId }: { seriesId: number }) {
  const now = useSecond();
  const { data, isLost } = useOnAir(GraphicNextChosenDocument, { id: seriesId }, { seriesId });
  const series = data?.series;
  if (!series || series.reportedAt) return <OffAir isLost={isLost} isWaiting={!data} isEmpty={Boolean(series)} />;
  return <Plate series={series} now={now} />;
}

function Plate({ series, now }: { series: GraphicNextSeriesFragment; now: number }) {
  const t = useWords();
  const language = useGraphicLanguage();
  const isShown = useIsShown();
  return (
    <div className="plate">
      <div className="plate-head">
        <p>
          {t('next.title')}
          {isShown('division') && ` · ${divisionName(series.division, language)}`}
        </p>
      </div>
      <div className="next-teams">
        <GraphicTeam team={series.home} />
        <div className="next-time">
          <Clock at={series.scheduledAt} now={now} />
          <p>{series.scheduledAt ? <When at={series.scheduledAt} now={now} /> : t('week', { week: series.week })}</p>
        </div>
        <GraphicTeam team={series.away} />
      </div>
      {isShown('stream') && series.isStreamed && (
        <div className="plate-foot">
          <p lang={htmlLanguage(language)}>{t('next.stream', { channel: CHANNEL })}</p>
        </div>
      )}
    </div>
  );
}

function Clock({ at, now }: { at: string | null; now: number }) {
  const t = useWords();
  const clock = at && clockUntil(at, now);
  return (
    <span className="next-clock display" role="timer">
      {clock ?? t('against')}
    </span>
  );
}

function When({ at, now }: { at: string; now: number }) {
  const language = useGraphicLanguage();
  const { t } = useTranslation('ui', { lng: htmlLanguage(language) });
  const { key, ...values } = whenWords(at, new Date(now), language);
  return <time dateTime={at}>{t(`when.${key}`, values)}</time>;
}
