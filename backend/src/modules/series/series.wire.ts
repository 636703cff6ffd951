import type { Sides } from '../../domain/sides.ts';
import * as StockholmTime from '../../domain/stockholm-time.ts';
import type { TeamRef } from '../refs/team-ref.ts';
import type { PlayedGame, PlayerGameRow, SeriesPlayerTotals } from './series-games.ts';
import type { SeriesRow } from './series-row.ts';

const toWireTime = (instant: string | null): string | null =>
  instant === null ? null : StockholmTime.format(new Date(instant));

/** A row of every list of series: a series is a match here. Scores are null until it is reported. */
export const toSeriesWireRow = (series: SeriesRow) => ({
  match_id: series.id,
  matchdate: toWireTime(series.scheduledAt),
  week: series.week,
  hometeam: series.home.name,
  hometeam_id: series.home.id,
  awayteam: series.away.name,
  awayteam_id: series.away.id,
  homescore: series.homeGames,
  awayscore: series.awayGames,
  division_name: series.division.name,
  match_stream: series.isStreamed ? 1 : 0,
  home_logo: series.home.logo,
  away_logo: series.away.logo,
  walkover: series.walkover,
});

/** GET /api/series/{seriesId}: both teams with their players' totals, the games, and where and when it was played. */
export const toSeriesDetailWire = (
  series: SeriesRow,
  games: readonly PlayedGame[],
  totals: Sides<SeriesPlayerTotals[]>,
) => ({
  teams: {
    home: toTeamWire(series.home, series.homeGames, totals.home),
    away: toTeamWire(series.away, series.awayGames, totals.away),
  },
  matches: games.map(toGameWire),
  info: {
    season: series.season.name,
    division: series.division.name,
    date: toWireTime(series.scheduledAt),
    walkover: series.walkover,
  },
});

const toTeamWire = (team: TeamRef, score: number | null, totals: readonly SeriesPlayerTotals[]) => ({
  id: team.id,
  name: team.name,
  teamlogo: team.logo,
  score,
  totals: totals.map((row) => ({ ...toPlayerWireRow(row), matches: row.games })),
});

const toGameWire = ({ homeGoals, awayGoals, home, away }: PlayedGame) => ({
  result: { home: homeGoals, away: awayGoals },
  home: home.map(toPlayerWireRow),
  away: away.map(toPlayerWireRow),
});

const toPlayerWireRow = ({ player, score, goals, assists, saves, shots }: PlayerGameRow) => ({
  player_id: player.id,
  nickname: player.nickname,
  points: score,
  goals,
  assists,
  saves,
  shots,
});
