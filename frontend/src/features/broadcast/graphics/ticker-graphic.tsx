import { useEffect, useState, type CSSProperties } from 'react';
import { formatScore } from '../../../lib/i18n/format';
import { useMediaQuery } from '../../../ui/use-media-query';
import { type GraphicScoreFragment, GraphicTickerDocument } from '../broadcast.generated';
import type { TickerFilter } from '../graphic-address';
import { pageOf, resultsOf } from '../results-of';
import { useOnAir } from '../use-on-air';
import { OffAir } from './off-air';
import { GraphicCrest } from './team';
import { useGraphicLanguage, useIsShown, useWords } from './words';
import { divisionName } from '../../../league/division-name';

/** How long a result is on its way across the screen's share of it. */
const SECONDS_EACH = 7;
/** Without motion: results of a page, and how long it stands. */
const PAGE_SIZE = 2;
const PAGE_MS = 8000;

/** The results of the week, or of some divisions, the latest first, passing by; for a system without motion, page by page. */
export default function TickerGraphic({ filter }: { filter: TickerFilter }) {
  const t = useWords();
  const { data, isLost } = useOnAir(GraphicTickerDocument, {});
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const results = resultsOf(data?.calendarWeek.series ?? [], filter);
  if (results.length === 0) return <OffAir isLost={isLost} isWaiting={!data} isEmpty />;
  return (
    <div className="plate ticker">
      <p className="ticker-title display">{t('ticker.title')}</p>
      <div className="ticker-window">{isStill ? <Pages results={results} /> : <Passing results={results} />}</div>
    </div>
  );
}

type Results = readonly GraphicScoreFragment[];

function Passing({ results }: { results: Results }) {
  const seconds = { '--seconds': `${Math.max(results.length, 4) * SECONDS_EACH}s` } as CSSProperties;
  // the second run follows at once, so that there is no gap at the end of the first
  return [false, true].map((isAgain) => (
    <ul key={String(isAgain)} className="ticker-run" style={seconds} aria-hidden={isAgain || undefined}>
      {results.map((series) => (
        <Result key={series.id} series={series} />
      ))}
    </ul>
  ));
}

function Pages({ results }: { results: Results }) {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTurn((last) => last + 1), PAGE_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <ul className="ticker-run is-page">
      {pageOf(results, PAGE_SIZE, turn).map((series) => (
        <Result key={series.id} series={series} />
      ))}
    </ul>
  );
}

function Result({ series }: { series: GraphicScoreFragment }) {
  const language = useGraphicLanguage();
  const t = useWords();
  const isShown = useIsShown();
  const { home, away, homeGames, awayGames, walkover } = series;
  const lead = (homeGames ?? 0) - (awayGames ?? 0);
  return (
    <li className="ticker-item">
      {isShown('division') && <span className="ticker-division">{divisionName(series.division, language)}</span>}
      <GraphicCrest team={home} />
      <span className={lead < 0 ? 'is-behind' : undefined}>{home.name}</span>
      <b className="ticker-score display">{walkover ? t('walkover') : formatScore(homeGames ?? 0, awayGames ?? 0)}</b>
      <span className={lead > 0 ? 'is-behind' : undefined}>{away.name}</span>
      <GraphicCrest team={away} />
    </li>
  );
}
