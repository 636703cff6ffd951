import type { MeetingSum } from '../../../../domain/competition/meetings.ts';
import { meetingsBySeason, sumOfMeetings } from '../../../../domain/competition/meetings.ts';
import type { SharedSeries, SharedSum } from '../../../../domain/competition/shared-games.ts';
import { sumOfShared } from '../../../../domain/competition/shared-games.ts';
import type { Averages, Totals } from '../../../../domain/competition/statistics/stats.ts';
import * as Stats from '../../../../domain/competition/statistics/stats.ts';
import type { Sides } from '../../../../domain/sides.ts';
import { groupBy } from '../../../../platform/group-by.ts';
import type { DivisionResults } from '../../../seasons/divisions/division-results.ts';
import type { DivisionRef } from '../../../refs/division-ref.ts';
import type { PlayerRef } from '../../../refs/player-ref.ts';
import type { SeasonRef } from '../../../refs/season-ref.ts';
import type { TeamRef } from '../../../refs/team-ref.ts';
import { positionIn } from '../../standings/standings-table.ts';
import type { SeasonMeetings } from '../series-preview.ts';
import { countedOf, ratingWithin, shownRating, sumsOf } from '../own-sums.ts';
import type { StoredMeeting } from '../stored-meeting.ts';

/** Where someone played in a season. */
interface Place {
  season: SeasonRef;
  division: DivisionRef;
  /** As it was then. */
  team: TeamRef;
}

/** A team's season: the sums of its players' rows, its games with numbers, and the whole division. */
export interface TeamSeasonFacts extends Place, Totals {
  ownGames: number;
  totals: Totals;
  results: DivisionResults;
}

export interface TeamFacts {
  team: TeamRef;
  seasons: TeamSeasonFacts[];
}

/** Two teams with their meetings, the newest first. */
export interface TeamsFacts extends Sides<TeamFacts> {
  meetings: StoredMeeting[];
}

/** A player's sums in a team of a division, and those of the whole division. */
export interface PlayerSeasonFacts extends Place, Totals {
  totals: Totals;
}

export interface PlayerFacts {
  player: PlayerRef;
  /** Now. */
  team: TeamRef | null;
  seasons: PlayerSeasonFacts[];
}

/** A series in which two players played the same games. */
export interface SharedMeeting extends SharedSeries {
  seriesId: number;
  season: SeasonRef;
  home: TeamRef;
  away: TeamRef;
  playedAt: string;
}

/** Two players with the series that both played, the newest first. */
export interface PlayersFacts extends Sides<PlayerFacts> {
  meetings: SharedMeeting[];
}

/** What a team has done, in a season or in all. Numbers per game are null without games. */
interface TeamNumbers {
  seriesWon: number;
  seriesLost: number;
  gamesWon: number;
  gamesLost: number;
  goalsPerGame: number | null;
  goalsAgainstPerGame: number | null;
  shotsPerGame: number | null;
  savesPerGame: number | null;
  shootingPercent: number | null;
  rating: number | null;
}

export interface ComparedTeamSeason extends Place, TeamNumbers {
  position: number | null;
}

export interface ComparedTeam extends TeamNumbers {
  team: TeamRef;
  seasons: ComparedTeamSeason[];
}

export interface TeamHeadToHead extends Sides<ComparedTeam> {
  meetingSum: MeetingSum;
  meetingSeasons: SeasonMeetings[];
  meetings: StoredMeeting[];
}

export interface ComparedPlayerSeason extends Place, Totals, Averages {
  rating: number | null;
}

export interface ComparedPlayer extends Totals, Averages {
  player: PlayerRef;
  team: TeamRef | null;
  rating: number | null;
  seasons: ComparedPlayerSeason[];
}

export interface PlayerHeadToHead extends Sides<ComparedPlayer> {
  against: SharedSum;
  together: SharedSum;
  meetings: SharedMeeting[];
}

/** Two teams side by side. */
export function teamsFrom({ home, away, meetings }: TeamsFacts): TeamHeadToHead {
  const seasons = new Map(meetings.map(({ season }) => [season.id, season]));
  return {
    home: teamFrom(home),
    away: teamFrom(away),
    meetingSum: sumOfMeetings(home.team.id, meetings),
    meetingSeasons: meetingsBySeason(home.team.id, meetings).map(({ seasonId, sum }) => ({
      season: seasons.get(seasonId) as SeasonRef,
      sum,
    })),
    meetings,
  };
}

/** Two players side by side. */
export const playersFrom = ({ home, away, meetings }: PlayersFacts): PlayerHeadToHead => ({
  home: playerFrom(home),
  away: playerFrom(away),
  against: sumOfShared(meetings, false),
  together: sumOfShared(meetings, true),
  meetings,
});

/** What the numbers of a team are made of. Shots, saves and rating are of games whose players' numbers are known (R22). */
interface Parts {
  seriesWon: number;
  seriesLost: number;
  won: number;
  lost: number;
  goalsFor: number;
  goalsAgainst: number;
  own: Totals;
  ownGames: number;
}

function teamFrom({ team, seasons }: TeamFacts): ComparedTeam {
  const parts = seasons.map((season) => partsOf(season, team.id));
  const rated = seasons.map((season, at): ComparedTeamSeason => {
    const { results, totals, division, team: then } = season;
    const own = parts[at] as Parts;
    return {
      season: season.season,
      division,
      team: then,
      position: positionIn(results, team.id),
      ...numbersOf(own, ratingWithin(own.own, totals)),
    };
  });
  const add = (number: 'seriesWon' | 'seriesLost' | 'won' | 'lost' | 'goalsFor' | 'goalsAgainst' | 'ownGames') =>
    parts.reduce((total, part) => total + part[number], 0);
  const all: Parts = {
    seriesWon: add('seriesWon'),
    seriesLost: add('seriesLost'),
    won: add('won'),
    lost: add('lost'),
    goalsFor: add('goalsFor'),
    goalsAgainst: add('goalsAgainst'),
    own: Stats.sumOf(parts.map(({ own }) => own)),
    ownGames: add('ownGames'),
  };
  const mean = Stats.meanRating(
    parts.map(({ own, ownGames }, at) => ({
      games: ownGames,
      rating: ratingWithin(own, (seasons[at] as TeamSeasonFacts).totals),
    })),
  );
  return { team, ...numbersOf(all, mean), seasons: rated };
}

const partsOf = ({ results, ownGames, ...row }: TeamSeasonFacts, teamId: number): Parts => ({
  ...sumsOf(countedOf(results), teamId),
  own: totalsOf(row),
  ownGames,
});

function numbersOf(parts: Parts, rating: number | null): TeamNumbers {
  const { seriesWon, seriesLost, won, lost, goalsFor, goalsAgainst, own, ownGames } = parts;
  const perGame = (sum: number, games: number) => (games === 0 ? null : Stats.round2(sum / games));
  return {
    seriesWon,
    seriesLost,
    gamesWon: won,
    gamesLost: lost,
    goalsPerGame: perGame(goalsFor, won + lost),
    goalsAgainstPerGame: perGame(goalsAgainst, won + lost),
    shotsPerGame: perGame(own.shots, ownGames),
    savesPerGame: perGame(own.saves, ownGames),
    shootingPercent: Stats.shootingPercent(own.goals, own.shots),
    rating: shownRating(rating),
  };
}

function playerFrom({ player, team, seasons }: PlayerFacts): ComparedPlayer {
  const bySeason = [...groupBy(seasons, ({ season }) => season.id).values()];
  const sum = Stats.sumOf(seasons);
  return {
    player,
    team,
    ...sum,
    ...Stats.averagesOf(sum),
    rating: ratingOver(seasons),
    seasons: bySeason.map((rows) => {
      // the rows with most games come first
      const { season, division, team: then } = rows[0] as PlayerSeasonFacts;
      const own = Stats.sumOf(rows);
      return { season, division, team: then, ...own, ...Stats.averagesOf(own), rating: ratingOver(rows) };
    }),
  };
}

/** Rows of one division are rated together, then the divisions weigh as much as their games (R7). */
function ratingOver(rows: readonly PlayerSeasonFacts[]): number | null {
  const byDivision = [...groupBy(rows, ({ division }) => division.id).values()];
  const parts = byDivision.map((own) => {
    const sum = Stats.sumOf(own);
    return { games: sum.games, rating: ratingWithin(sum, (own[0] as PlayerSeasonFacts).totals) };
  });
  return shownRating(Stats.meanRating(parts));
}

const totalsOf = ({ games, score, goals, assists, saves, shots }: Totals): Totals => ({
  games,
  score,
  goals,
  assists,
  saves,
  shots,
});
