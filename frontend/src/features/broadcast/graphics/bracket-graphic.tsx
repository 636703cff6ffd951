import type { CSSProperties } from 'react';
import type { Placed } from '../../../league/bracket/bracket-layout';
import { isEndedSeries } from '../../../league/bracket/ended-series';
import { seasonName } from '../../../league/season-name';
import { useRoundName } from '../../../league/series/round-name';
import { isWalkoverWinner } from '../../../league/series/walkover-winner';
import { formatShortDate, formatTime } from '../../../lib/i18n/format';
import { windowOf } from '../bracket-window';
import { divisionName } from '../../../league/division-name';
import {
  GraphicBracketDocument,
  type GraphicScoreFragment,
  type GraphicTreeFragment,
  type GraphicTreeSeriesFragment,
} from '../broadcast.generated';
import type { BracketHalf } from '../graphic-address';
import { useOnAir } from '../use-on-air';
import { OffAir } from './off-air';
import { GraphicCrest } from './team';
import { useGraphicLanguage, useIsShown, useWords } from './words';

/** What the drawing has of the screen, in the stage's unit. */
const ROOM = { width: 108, height: 51 };
const GAP = 2.5;
const WIDEST = 24;
/** A line for each team; a series is in the middle of the two lines that lead to it. */
const TALLEST = 2.75;
const HEAD = 2.5;

interface BracketGraphicProps {
  discriminator: string;
  seasonId: number;
  half: BracketHalf;
}

/** The bracket of a stage, from the round on that can be read. */
export default function BracketGraphic({ discriminator, seasonId, half }: BracketGraphicProps) {
  const t = useWords();
  const language = useGraphicLanguage();
  const isShown = useIsShown();
  const { data, isLost } = useOnAir(GraphicBracketDocument, { discriminator, seasonId });
  const stage = data?.division;
  if (!stage?.bracket) return <OffAir isLost={isLost} isWaiting={!data} />;
  const drawing = windowOf(stage.bracket.series, half);
  if (!drawing) return <OffAir isLost={false} isWaiting={false} isEmpty />;
  const columns = drawing.rounds.length;
  const width = Math.min(WIDEST, (ROOM.width - (columns - 1) * GAP) / columns);
  const line = Math.min(TALLEST, ROOM.height / drawing.height);
  const measures = { '--column': width, '--gap': GAP, '--row': line, '--columns': columns } as CSSProperties;
  return (
    <div className="plate tree-plate" style={measures}>
      {isShown('division') && (
        <h1 className="display">
          {divisionName(stage, language)}
          <small>{half === 'losers' ? t('bracket.losers') : seasonName(stage.season.name, language)}</small>
        </h1>
      )}
      <div className="tree" style={{ height: `${HEAD + drawing.height * line}em` }}>
        <svg
          aria-hidden
          viewBox={`0 0 ${columns * (width + GAP) - GAP} ${drawing.height * line}`}
          preserveAspectRatio="none"
        >
          {drawing.placed.flatMap(({ series, column, middle, feeders }) =>
            feeders.map((feeder) => {
              const to = column * (width + GAP);
              const from = feeder.column * (width + GAP) + width;
              const [start, end] = [feeder.middle, middle].map((at) => (at + 0.5) * line);
              return (
                <path
                  key={`${feeder.series.position}-${series.position}`}
                  d={`M${from} ${start}H${to - GAP / 2}V${end}H${to}`}
                />
              );
            }),
          )}
        </svg>
        <ol>
          {drawing.rounds.map(({ round, series }, column) => (
            <li key={round} style={{ left: `${column * (width + GAP)}em` }}>
              <RoundTitle bracket={stage.bracket as GraphicTreeFragment} series={series} />
              <ol>
                {drawing.placed
                  .filter((one) => one.column === column)
                  .map((one) => (
                    <TreeSeries
                      key={one.series.position}
                      placed={one}
                      bracket={stage.bracket as GraphicTreeFragment}
                      stored={stage.series.find(({ id }) => id === one.series.seriesId)}
                      line={line}
                    />
                  ))}
              </ol>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

interface RoundTitleProps {
  bracket: GraphicTreeFragment;
  series: GraphicTreeSeriesFragment;
  as?: 'h2' | 'h3';
}

/** What the round of a series is called. */
export function RoundTitle({ bracket, series, as: Title = 'h2' }: RoundTitleProps) {
  const language = useGraphicLanguage();
  const nameOf = useRoundName(language);
  const { part, partRound } = series;
  const partRounds = Math.max(...bracket.series.flatMap((one) => (one.part === part ? one.partRound : [])));
  const name = nameOf({ part, partRound, partRounds, isDouble: bracket.format === 'DOUBLE_ELIMINATION' });
  return <Title>{name}</Title>;
}

interface TreeSeriesProps {
  placed: Placed<GraphicTreeSeriesFragment>;
  bracket: GraphicTreeFragment;
  stored: GraphicScoreFragment | undefined;
  line: number;
}

function TreeSeries({ placed: { series, middle }, bracket, stored, line }: TreeSeriesProps) {
  const language = useGraphicLanguage();
  const isOver = isEndedSeries(series);
  const time = stored && !stored.reportedAt ? stored.scheduledAt : null;
  const when = time && [formatShortDate(time, language), formatTime(time, language)];
  return (
    <li className="tree-series" style={{ top: `${(middle - 0.42) * line}em` }}>
      {series.part === 'THIRD_PLACE' && <RoundTitle as="h3" bracket={bracket} series={series} />}
      {[series.upper, series.lower].map((side, index) => (
        <p key={index} className={isOver ? (series.winner === side.seed ? 'is-on' : 'is-behind') : undefined}>
          <TreeSide side={side} bracket={bracket} />
          <span className={when ? 'tree-time' : 'tree-games'}>
            {when ? when[index] : <Games stored={stored} side={side} bracket={bracket} />}
          </span>
        </p>
      ))}
    </li>
  );
}

type Side = GraphicTreeSeriesFragment['upper'];
interface SideProps {
  side: Side;
  bracket: GraphicTreeFragment;
}

function TreeSide({ side, bracket }: SideProps) {
  const language = useGraphicLanguage();
  const t = useWords();
  const entrant = bracket.entrants.find(({ seed }) => seed === side.seed);
  if (entrant?.team)
    return (
      <span className="team">
        <GraphicCrest team={entrant.team} />
        <span className="team-name">{entrant.team.name}</span>
      </span>
    );
  const { source } = entrant ?? {};
  const place =
    source && t('bracket.place', { division: divisionName(source.division, language), place: source.place });
  return <span className="team-name is-behind">{place}</span>;
}

function Games({ stored, side, bracket }: SideProps & { stored: GraphicScoreFragment | undefined }) {
  const t = useWords();
  if (!stored?.reportedAt) return null;
  const team = bracket.entrants.find(({ seed }) => seed === side.seed)?.team;
  const games = stored.home.id === team?.id ? stored.homeGames : stored.awayGames;
  if (!stored.walkover) return games;
  return isWalkoverWinner(team?.id, stored) ? t('walkover') : null;
}
