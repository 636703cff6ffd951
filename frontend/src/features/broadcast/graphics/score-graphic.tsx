import { formatScore, formatTime } from '../../../lib/i18n/format';
import { GraphicSeriesDocument, type GraphicSeriesQuery } from '../broadcast.generated';
import { useOnAir } from '../use-on-air';
import { OffAir } from './off-air';
import { GraphicTeam } from './team';
import { useGraphicLanguage, useIsShown, useWords } from './words';
import { divisionName } from '../../../league/division-name';

type Series = NonNullable<GraphicSeriesQuery['series']>;

/** The score of a series: games won, the goals of each game, and the division. */
export default function ScoreGraphic({ seriesId }: { seriesId: number }) {
  const language = useGraphicLanguage();
  const { data, isLost } = useOnAir(GraphicSeriesDocument, { id: seriesId }, { seriesId });
  const t = useWords();
  const isShown = useIsShown();
  const series = data?.series;
  if (!series) return <OffAir isLost={isLost} isWaiting={!data} />;
  const lead = (series.homeGames ?? 0) - (series.awayGames ?? 0);
  return (
    <div className="plate">
      <div className="score">
        <GraphicTeam team={series.home} isBehind={lead < 0} />
        <Digits series={series} />
        <GraphicTeam team={series.away} isBehind={lead > 0} />
      </div>
      {(isShown('division') || (isShown('games') && series.games.length > 0)) && (
        <div className="plate-foot">
          {isShown('division') && (
            <p>
              {divisionName(series.division, language)} · {t('week', { week: series.week })} ·{' '}
              {t(`format.${series.format}`)}
            </p>
          )}
          {isShown('games') && <Games games={series.games} />}
        </div>
      )}
    </div>
  );
}

/** Games won by each side; before that the time. */
function Digits({ series }: { series: Series }) {
  const t = useWords();
  const language = useGraphicLanguage();
  const { homeGames, awayGames, walkover, scheduledAt } = series;
  if (walkover) return <span className="score-digits display">{t('walkover')}</span>;
  if (homeGames === null || awayGames === null) {
    return (
      <span className="score-digits display is-words">
        {scheduledAt ? formatTime(scheduledAt, language) : t('against')}
      </span>
    );
  }
  const score = formatScore(homeGames, awayGames);
  return (
    <span className="score-digits display" role="status">
      {/* a new element for each score, so that it moves when it changes */}
      <span key={score} className="score-change">
        {score}
      </span>
    </span>
  );
}

function Games({ games }: { games: Series['games'] }) {
  const t = useWords();
  if (games.length === 0) return null;
  return (
    <ol className="games" aria-label={t('games')}>
      {games.map(({ number, homeGoals, awayGoals }) => (
        <li key={number}>
          {t('game', { number })} <b>{formatScore(homeGoals, awayGoals)}</b>
        </li>
      ))}
    </ol>
  );
}
