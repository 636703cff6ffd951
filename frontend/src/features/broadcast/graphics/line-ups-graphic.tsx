import { formatAverage, formatInteger } from '../../../lib/i18n/format';
import type { Language } from '../../../lib/i18n/language';
import { divisionName } from '../../../league/division-name';
import {
  type GraphicLineUpFragment,
  GraphicLineUpsDocument,
  type GraphicPlayerTotalsFragment,
  type GraphicTeamFragment,
} from '../broadcast.generated';
import { useOnAir } from '../use-on-air';
import { OffAir } from './off-air';
import { GraphicTeam } from './team';
import { useGraphicLanguage, useIsShown, useWords } from './words';

interface Numbers {
  id: number;
  nickname: string;
  /** In the order of the columns. */
  values: string[];
}

const BEFORE = ['games', 'goals-per-game', 'assists-per-game', 'saves-per-game', 'rating'] as const;
const AFTER = ['games', 'goals', 'assists', 'saves', 'points'] as const;

type Column = (typeof BEFORE | typeof AFTER)[number];

const seasonOf = (players: GraphicLineUpFragment['players'], language: Language): Numbers[] =>
  players.map(({ player, games, goalsPerGame, assistsPerGame, savesPerGame, rating }) => {
    const average = (value: number | null) => (games === 0 ? '–' : formatAverage(value, language));
    const averages = [goalsPerGame, assistsPerGame, savesPerGame, rating].map(average);
    return { ...player, values: [formatInteger(games, language), ...averages] };
  });

const seriesOf = (players: readonly GraphicPlayerTotalsFragment[], language: Language): Numbers[] =>
  players.map(({ player, games, goals, assists, saves, score }) => ({
    ...player,
    values: [games, goals, assists, saves, score].map((value) => formatInteger(value, language)),
  }));

/**
 * Both teams' players: before the series those who are in the team, with the numbers of the season (a line-up that a
 * captain has named is not told, R28), after it those who played.
 */
export default function LineUpsGraphic({ seriesId }: { seriesId: number }) {
  const { data, isLost } = useOnAir(GraphicLineUpsDocument, { id: seriesId }, { seriesId });
  const t = useWords();
  const language = useGraphicLanguage();
  const isShown = useIsShown();
  if (!data?.series) return <OffAir isLost={isLost} isWaiting={!data} />;
  const { series, seriesPreview: preview } = data;
  const columns = preview ? BEFORE : AFTER;
  const players = preview
    ? { home: seasonOf(preview.home.players, language), away: seasonOf(preview.away.players, language) }
    : { home: seriesOf(series.homeTotals, language), away: seriesOf(series.awayTotals, language) };
  if (players.home.length + players.away.length === 0) return <OffAir isLost={false} isWaiting={false} isEmpty />;
  return (
    <div className="plate">
      <div className="line-ups">
        <LineUp team={series.home} players={players.home} columns={columns} />
        <LineUp team={series.away} players={players.away} columns={columns} />
      </div>
      {isShown('division') && (
        <div className="plate-foot">
          <p>
            {divisionName(series.division, language)} · {t(preview ? 'numbers.season' : 'numbers.series')}
          </p>
        </div>
      )}
    </div>
  );
}

interface LineUpProps {
  team: GraphicTeamFragment;
  players: readonly Numbers[];
  columns: readonly Column[];
}

function LineUp({ team, players, columns }: LineUpProps) {
  const t = useWords();
  return (
    <div className="line-up">
      <GraphicTeam team={team} />
      <table>
        <caption className="for-ears">{team.name}</caption>
        <thead>
          <tr>
            <th scope="col">{t('player')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {players.map(({ id, nickname, values }) => (
            <tr key={id}>
              <th scope="row">{nickname}</th>
              {values.map((value, at) => (
                <td key={columns[at]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
