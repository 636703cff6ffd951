import type { MeetingSum } from '../../../domain/competition/meetings.ts';
import { meetingsBySeason, sumOfMeetings } from '../../../domain/competition/meetings.ts';
import type { StandingsRow } from '../../../domain/competition/standings/standings.ts';
import type { PossibleEffect, Standing } from '../../../domain/competition/standings/table-effect.ts';
import { effectOf, possibleEffects, rowsOf } from '../../../domain/competition/standings/table-effect.ts';
import type { BestPlayer, Reason } from '../../../domain/competition/statistics/best-player.ts';
import * as Best from '../../../domain/competition/statistics/best-player.ts';
import type { Comparison, TeamMeasures } from '../../../domain/competition/statistics/comparisons.ts';
import { greatestDifferences } from '../../../domain/competition/statistics/comparisons.ts';
import type { Averages, Totals } from '../../../domain/competition/statistics/stats.ts';
import * as Stats from '../../../domain/competition/statistics/stats.ts';
import type { GameRecord, ScoreChance } from '../../../domain/competition/win-chance.ts';
import { gameChance, scoreChances, strengthOf, winChance } from '../../../domain/competition/win-chance.ts';
import type { Side, Sides } from '../../../domain/sides.ts';
import { mapSides } from '../../../domain/sides.ts';
import type { DivisionResult, DivisionResults } from '../../seasons/divisions/division-results.ts';
import type { PlayerRef } from '../../refs/player-ref.ts';
import type { SeasonRef } from '../../refs/season-ref.ts';
import type { SeriesPreviewFacts, StoredPlayer, StoredSeriesRow, VerdictFacts } from './series-preview.repository.ts';
import { countedOf, ratingWithin, shownRating, sumsOf } from './own-sums.ts';
import type { StoredMeeting } from './stored-meeting.ts';

/** A player of a team with the numbers that tell most; the rating is null without games. */
export interface SeriesPreviewPlayer extends Totals, Averages {
  player: PlayerRef;
  rating: number | null;
}

/** A team before the series: its row of the table, and its players now. */
export interface SeriesPreviewTeam {
  standing: StandingsRow | null;
  players: SeriesPreviewPlayer[];
}

/** The chance of each side, and what it is reckoned from (R28). */
export interface Chance {
  home: number;
  away: number;
  game: number;
  records: Sides<GameRecord>;
  strengths: Sides<number>;
  scores: ScoreChance[];
}

/** The sums of the meetings of one season. */
export interface SeasonMeetings {
  season: SeasonRef;
  sum: MeetingSum;
}

/** What is known about a series before it is played. `chance` is null when its result would count for no team. */
export interface SeriesPreview {
  seriesId: number;
  home: SeriesPreviewTeam;
  away: SeriesPreviewTeam;
  chance: Chance | null;
  comparisons: Comparison[];
  meetingSum: MeetingSum;
  meetingSeasons: SeasonMeetings[];
  meetings: StoredMeeting[];
  effects: PossibleEffect[];
}

/** The best player of a played series. */
export interface SeriesBest {
  player: PlayerRef;
  side: Side;
  rating: number;
  games: number;
  reasons: Reason[];
}

/** Who decided a played series, and what it changed. `before` and `after` are null together. */
export interface SeriesVerdict {
  seriesId: number;
  best: SeriesBest | null;
  before: Sides<Standing> | null;
  after: Sides<Standing> | null;
}

/** All that a page says before a series. */
export function previewFrom(facts: SeriesPreviewFacts): SeriesPreview {
  const { division, meetings, isAnnulled } = facts;
  const ids = { home: facts.homeTeamId, away: facts.awayTeamId };
  const results = countedOf(division);
  const rows = rowsOf(division, ids);
  const teamOf = (side: Side): SeriesPreviewTeam => ({
    standing: rows?.[side] ?? null,
    players: playersOf(facts, side),
  });
  const seasons = new Map(meetings.map(({ season }) => [season.id, season]));
  return {
    seriesId: facts.id,
    home: teamOf('home'),
    away: teamOf('away'),
    chance: isAnnulled ? null : chanceFrom(division, ids, results),
    comparisons: greatestDifferences(mapSides(ids, (id, side) => measuresOf(facts, side, results, id))),
    meetingSum: sumOfMeetings(ids.home, meetings),
    meetingSeasons: meetingsBySeason(ids.home, meetings).map(({ seasonId, sum }) => ({
      season: seasons.get(seasonId) as SeasonRef,
      sum,
    })),
    meetings,
    effects: isAnnulled ? [] : possibleEffects(division, ids),
  };
}

/** All that a page says after a series. An annulled one decided nothing (R5). */
export function verdictFrom(facts: VerdictFacts): SeriesVerdict {
  const { id: seriesId, division, rows, games, totals } = facts;
  if (facts.isAnnulled) return { seriesId, best: null, before: null, after: null };
  const ids = { home: facts.homeTeamId, away: facts.awayTeamId };
  const at = division.results.findIndex((result) => result.seriesId === seriesId);
  const best = Best.bestPlayer(rows, games, totals);
  return {
    seriesId,
    best: best && bestFrom(best),
    ...(effectOf(division, ids, at) ?? { before: null, after: null }),
  };
}

const bestFrom = ({ row, rating, reasons }: BestPlayer<StoredSeriesRow>): SeriesBest => ({
  player: refOf(row),
  side: row.side,
  games: row.games,
  rating: Stats.round2(rating),
  reasons,
});

/** How likely each side wins a series of the division (R28). */
export const winChanceIn = (division: DivisionResults, ids: Sides<number>): Sides<number> =>
  winChance(division.format, gameRecordsOf(ids, countedOf(division)));

const gameRecordsOf = (ids: Sides<number>, results: readonly DivisionResult[]): Sides<GameRecord> =>
  mapSides(ids, (id) => {
    const { won, lost } = sumsOf(results, id);
    return { won, lost };
  });

function chanceFrom({ format }: DivisionResults, ids: Sides<number>, results: readonly DivisionResult[]): Chance {
  const records = gameRecordsOf(ids, results);
  const game = gameChance(records);
  return {
    ...winChance(format, records),
    game,
    records,
    strengths: mapSides(records, strengthOf),
    scores: scoreChances(format, game),
  };
}

/** Goals are of all games; shots, saves and the rating of those whose players' numbers are known (R22). */
function measuresOf(
  { teams, totals }: SeriesPreviewFacts,
  side: Side,
  results: readonly DivisionResult[],
  teamId: number,
): TeamMeasures {
  const { won, lost, goalsFor, goalsAgainst } = sumsOf(results, teamId);
  const own = teams.find((team) => team.side === side);
  const perGame = (sum: number, games: number) => (games === 0 ? null : sum / games);
  return {
    goals: perGame(goalsFor, won + lost),
    goalsAgainst: perGame(goalsAgainst, won + lost),
    shots: own ? perGame(own.shots, own.ownGames) : null,
    saves: own ? perGame(own.saves, own.ownGames) : null,
    shootingPercent: own ? Stats.shootingPercent(own.goals, own.shots) : null,
    rating: own ? shownRating(ratingWithin(own, totals)) : null,
  };
}

const playersOf = ({ players, totals }: SeriesPreviewFacts, side: Side): SeriesPreviewPlayer[] =>
  players
    .filter((player) => player.side === side)
    .map((row) => {
      const { games, score, goals, assists, saves, shots } = row;
      const own = { games, score, goals, assists, saves, shots };
      return { player: refOf(row), ...own, ...Stats.averagesOf(own), rating: shownRating(ratingWithin(own, totals)) };
    });

const refOf = ({ id, nickname, avatar, nationality }: StoredPlayer | StoredSeriesRow): PlayerRef => ({
  id,
  nickname,
  avatar,
  nationality,
});
