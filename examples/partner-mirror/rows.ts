import { BRACKET, bracketRows, type BracketAnswer, type BracketRows } from './bracket-rows.ts';
import { fileWord, type League } from './league.ts';
import type { Row } from './tables.ts';

const SERIES = `id week division { id } season { id } home { id name } away { id name } scheduledAt reportedAt homeGames awayGames
  walkover isStreamed isAnnulled hasPlayerNumbers`;
const NUMBERS = 'player { id } score goals assists saves shots';

interface SeriesAnswer {
  id: number;
  week: number;
  division: { id: number };
  season: { id: number };
  home: { id: number; name: string };
  away: { id: number; name: string };
  scheduledAt: string | null;
  reportedAt: string | null;
  homeGames: number | null;
  awayGames: number | null;
  walkover: string | null;
  isStreamed: boolean;
  isAnnulled: boolean;
  hasPlayerNumbers: boolean;
}

const seriesRow = (series: SeriesAnswer): Row => ({
  id: series.id,
  seasonId: series.season.id,
  divisionId: series.division.id,
  week: series.week,
  homeTeamId: series.home.id,
  homeTeam: series.home.name,
  awayTeamId: series.away.id,
  awayTeam: series.away.name,
  scheduledAt: series.scheduledAt,
  reportedAt: series.reportedAt,
  homeGames: series.homeGames,
  awayGames: series.awayGames,
  walkover: series.walkover === null ? null : fileWord(series.walkover),
  isStreamed: series.isStreamed,
  isAnnulled: series.isAnnulled,
  hasPlayerNumbers: series.hasPlayerNumbers,
});

/** A series with its games and the players' numbers in them; null: it is not there. */
export async function readSeries(
  league: League,
  id: number,
): Promise<{ series: Row; games: Row[]; numbers: Row[] } | null> {
  type Numbers = { player: { id: number } } & Record<'score' | 'goals' | 'assists' | 'saves' | 'shots', number>;
  type Answer = SeriesAnswer & {
    games: { number: number; homeGoals: number; awayGoals: number; home: Numbers[]; away: Numbers[] }[];
  };
  const { series } = await league.ask<{ series: Answer | null }>(
    `query ($id: Int!) { series(id: $id) { ${SERIES}
      games { number homeGoals awayGoals home { ${NUMBERS} } away { ${NUMBERS} } } } }`,
    { id },
  );
  if (!series) return null;
  const numbersOf = (number: number, side: 'home' | 'away', all: readonly Numbers[]): Row[] =>
    all.map(({ player, ...sums }) => ({
      ...{ seriesId: id, number, side, playerId: player.id, teamId: series[side].id },
      ...sums,
    }));
  return {
    series: seriesRow(series),
    games: series.games.map(({ number, homeGoals, awayGoals }) => ({
      ...{ seriesId: id, divisionId: series.division.id, number, homeGoals, awayGoals },
    })),
    numbers: series.games.flatMap(({ number, home, away }) => [
      ...numbersOf(number, 'home', home),
      ...numbersOf(number, 'away', away),
    ]),
  };
}

/** Where a division or stage is found. */
export interface DivisionPlace {
  id: number;
  discriminator: string;
  seasonId: number;
  isStage: boolean;
}

/** All seasons, with the places of their divisions and stages. */
export async function readSeasons(league: League): Promise<{ seasons: Row[]; places: Map<number, DivisionPlace> }> {
  type Answer = {
    seasons: (Record<'name' | 'startsOn' | 'endsOn' | 'format', string> & {
      id: number;
      weeks: number | null;
      honours: object | null;
      divisions: Omit<DivisionPlace, 'isStage'>[];
      stages: Omit<DivisionPlace, 'isStage'>[];
    })[];
  };
  const { seasons } = await league.ask<Answer>(`{ seasons { id name startsOn endsOn format weeks honours { endsOn }
    divisions { id discriminator seasonId } stages { id discriminator seasonId } } }`);
  const places = seasons.flatMap(({ divisions, stages }) => [
    ...divisions.map((place) => ({ ...place, isStage: false })),
    ...stages.map((place) => ({ ...place, isStage: true })),
  ]);
  return {
    seasons: seasons.map(({ id, name, startsOn, endsOn, format, weeks, honours }) => ({
      ...{ id, name, startsOn, endsOn, seriesFormat: fileWord(format), weeks, isSettled: honours !== null },
    })),
    places: new Map(places.map((place) => [place.id, place])),
  };
}

/** A division with its table, its series without games, and its bracket when it is a stage; null: it is not there. */
export async function readDivision(
  league: League,
  { discriminator, seasonId }: DivisionPlace,
): Promise<{ division: Row; standings: Row[]; series: Row[]; bracket: BracketRows | null } | null> {
  type Place = { team: { id: number; name: string; logo: string | null } } & Record<string, number | boolean | object>;
  type Answer = {
    division: {
      id: number;
      name: string;
      nameEng: string | null;
      rank: number;
      format: string;
      standings: Place[];
      series: SeriesAnswer[];
      bracket: BracketAnswer | null;
    } | null;
  };
  const { division } = await league.ask<Answer>(
    `query ($discriminator: String!, $seasonId: Int!) { division(discriminator: $discriminator, seasonId: $seasonId) {
      id name nameEng rank format series { ${SERIES} }
      standings { position team { id name logo } isDisqualified seriesPlayed wins overtimeWins overtimeLosses losses gamesWon
        gamesLost diff goalsFor goalsAgainst adjustment points adjustmentReason }
      bracket { ${BRACKET} } } }`,
    { discriminator, seasonId },
  );
  if (!division) return null;
  const { id, name, nameEng, rank, format, standings, series, bracket } = division;
  return {
    division: { id, seasonId, name, nameEng, discriminator, rank, seriesFormat: fileWord(format) },
    standings: standings.map(({ team, ...place }) => ({
      ...{ seasonId, divisionId: id, teamId: team.id, team: team.name, logo: team.logo },
      ...(place as Row),
    })),
    series: series.map(seriesRow),
    bracket: bracket && bracketRows(seasonId, bracket),
  };
}
