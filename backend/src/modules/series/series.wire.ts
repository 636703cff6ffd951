import { ApiProperty } from '@nestjs/swagger';
import { SwedishTimeProperty } from '../../platform/rest/properties.ts';
import { WALKOVERS } from '../../domain/series/series-result.ts';
import type { Walkover } from '../../domain/series/series-result.ts';
import type { Sides } from '../../domain/sides.ts';
import * as StockholmTime from '../../domain/stockholm-time.ts';
import type { TeamRef } from '../refs/team-ref.ts';
import type { PlayedGame, PlayerGameRow, SeriesPlayerTotals } from './series-games.ts';
import type { SeriesRow } from './series-row.ts';

const toWireTime = (instant: string | null): string | null =>
  instant === null ? null : StockholmTime.formatTime(new Date(instant));

/** A row of a list of series; the documented calls call a series a match. Scores are null until it is reported. */
export class SeriesWire {
  @ApiProperty({ type: 'integer' }) match_id: number;
  @SwedishTimeProperty({ nullable: true, description: 'null: not set' }) matchdate: string | null;
  @ApiProperty({ type: 'integer' }) week: number;
  @ApiProperty() hometeam: string;
  @ApiProperty({ type: 'integer' }) hometeam_id: number;
  @ApiProperty() awayteam: string;
  @ApiProperty({ type: 'integer' }) awayteam_id: number;
  @ApiProperty({ type: 'integer', nullable: true }) homescore: number | null;
  @ApiProperty({ type: 'integer', nullable: true }) awayscore: number | null;
  @ApiProperty({ type: 'integer' }) division_id: number;
  @ApiProperty() division_name: string;
  @ApiProperty({ type: 'integer' }) season_id: number;
  @ApiProperty({ enum: [0, 1] }) match_stream: 0 | 1;
  @ApiProperty({ type: String, nullable: true, description: 'Path under /api' }) home_logo: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Path under /api' }) away_logo: string | null;
  @ApiProperty({ enum: WALKOVERS, nullable: true, description: 'The winner of the series' }) walkover: Walkover | null;
  @ApiProperty({ enum: [0, 1], description: 'It counts for neither team' }) annulled: 0 | 1;
}

export const toSeriesWireRow = (series: SeriesRow): SeriesWire => ({
  match_id: series.id,
  matchdate: toWireTime(series.scheduledAt),
  week: series.week,
  hometeam: series.home.name,
  hometeam_id: series.home.id,
  awayteam: series.away.name,
  awayteam_id: series.away.id,
  homescore: series.homeGames,
  awayscore: series.awayGames,
  division_id: series.division.id,
  division_name: series.division.name,
  season_id: series.season.id,
  match_stream: series.isStreamed ? 1 : 0,
  home_logo: series.home.logo,
  away_logo: series.away.logo,
  walkover: series.walkover,
  annulled: series.isAnnulled ? 1 : 0,
});

/** A player's numbers in a game. */
export class SeriesPlayerWire {
  @ApiProperty({ type: 'integer' }) player_id: number;
  @ApiProperty() nickname: string;
  @ApiProperty({ type: 'integer' }) points: number;
  @ApiProperty({ type: 'integer' }) goals: number;
  @ApiProperty({ type: 'integer' }) assists: number;
  @ApiProperty({ type: 'integer' }) saves: number;
  @ApiProperty({ type: 'integer' }) shots: number;
}

/** A player's numbers in the whole series. */
export class SeriesPlayerTotalsWire extends SeriesPlayerWire {
  @ApiProperty({ type: 'integer', description: 'Games that they played' }) matches: number;
}

/** A team with its players' numbers. */
export class SeriesTeamWire {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty() name: string;
  @ApiProperty({ type: String, nullable: true, description: 'Path under /api' }) teamlogo: string | null;
  @ApiProperty({ type: 'integer', nullable: true, description: 'null: not reported' }) score: number | null;
  @ApiProperty({ type: [SeriesPlayerTotalsWire] }) totals: SeriesPlayerTotalsWire[];
}

export class SeriesTeamsWire {
  @ApiProperty() home: SeriesTeamWire;
  @ApiProperty() away: SeriesTeamWire;
}

/** Goals. */
export class GameResultWire {
  @ApiProperty({ type: 'integer' }) home: number;
  @ApiProperty({ type: 'integer' }) away: number;
}

/** A game with its goals and each player's numbers. */
export class SeriesGameWire {
  @ApiProperty({ type: 'integer', description: 'As in the exports' }) id: number;
  @ApiProperty() result: GameResultWire;
  @ApiProperty({ type: [SeriesPlayerWire] }) home: SeriesPlayerWire[];
  @ApiProperty({ type: [SeriesPlayerWire] }) away: SeriesPlayerWire[];
}

/** The division, season and time of the series. */
export class SeriesInfoWire {
  @ApiProperty() season: string;
  @ApiProperty({ type: 'integer' }) season_id: number;
  @ApiProperty() division: string;
  @ApiProperty({ type: 'integer' }) division_id: number;
  @SwedishTimeProperty({ nullable: true }) date: string | null;
  @ApiProperty({ enum: WALKOVERS, nullable: true, description: 'The winner of the series' }) walkover: Walkover | null;
}

/** GET /api/series/{seriesId}: both teams with their players' totals, the games, and the division, season and time. */
export class SeriesDetailWire {
  @ApiProperty() teams: SeriesTeamsWire;
  @ApiProperty({ type: [SeriesGameWire] }) matches: SeriesGameWire[];
  @ApiProperty() info: SeriesInfoWire;
}

export const toSeriesDetailWire = (
  series: SeriesRow,
  games: readonly PlayedGame[],
  totals: Sides<SeriesPlayerTotals[]>,
): SeriesDetailWire => ({
  teams: {
    home: toTeamWire(series.home, series.homeGames, totals.home),
    away: toTeamWire(series.away, series.awayGames, totals.away),
  },
  matches: games.map(toGameWire),
  info: {
    season: series.season.name,
    season_id: series.season.id,
    division: series.division.name,
    division_id: series.division.id,
    date: toWireTime(series.scheduledAt),
    walkover: series.walkover,
  },
});

const toTeamWire = (team: TeamRef, score: number | null, totals: readonly SeriesPlayerTotals[]): SeriesTeamWire => ({
  id: team.id,
  name: team.name,
  teamlogo: team.logo,
  score,
  totals: totals.map((row) => ({ ...toPlayerWireRow(row), matches: row.games })),
});

const toGameWire = ({ id, homeGoals, awayGoals, home, away }: PlayedGame): SeriesGameWire => ({
  id,
  result: { home: homeGoals, away: awayGoals },
  home: home.map(toPlayerWireRow),
  away: away.map(toPlayerWireRow),
});

const toPlayerWireRow = ({ player, score, goals, assists, saves, shots }: PlayerGameRow): SeriesPlayerWire => ({
  player_id: player.id,
  nickname: player.nickname,
  points: score,
  goals,
  assists,
  saves,
  shots,
});
