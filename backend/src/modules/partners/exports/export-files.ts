import { LEAGUE } from '../../../platform/config/league.ts';
import { SERIES_FORMATS } from '../../../domain/series/series-format.ts';
import { WALKOVERS } from '../../../domain/series/series-result.ts';
import { SIDES } from '../../../domain/sides.ts';
import { day, flag, instant, integer, oneOf, orNull, text, type Columns, type RowOf } from './export-column.ts';
import { FIELD_COLUMNS } from './field-columns.ts';

/** The version of the columns. It grows when a column is removed, renamed or changes its meaning; not for a new one. */
export const SCHEMA_VERSION = 1;

/** The licence of the league's data. */
export const DATA_LICENCE = {
  id: 'CC-BY-4.0',
  url: 'https://creativecommons.org/licenses/by/4.0/',
  attribution: LEAGUE.name,
} as const;

const season = { seasonId: integer('Of the season') };
const division = { ...season, divisionId: integer('Of the division') };
const numbers = {
  score: integer('Points of the game'),
  goals: integer('Goals'),
  assists: integer('Assists'),
  saves: integer('Saves'),
  shots: integer('Shots on goal'),
};
const isAnnulled = flag('true: the results of one of the teams are annulled, and count for no team');

/** The columns of each file, in their order. New ones are added at the end. */
export const EXPORT_FILES = {
  seasons: {
    id: integer('Of the season'),
    name: text('Its name'),
    startsOn: day('The first day'),
    endsOn: day('The last day'),
    seriesFormat: oneOf(SERIES_FORMATS, 'How many games a series has, for new divisions'),
    weeks: orNull(integer('Weeks of play; missing: not decided')),
  },
  divisions: {
    id: integer('Of the division'),
    seasonId: integer('Of its season'),
    name: text('Its name'),
    discriminator: text('Its name in addresses, unique in its season'),
    rank: integer('1 is the top'),
    seriesFormat: oneOf(SERIES_FORMATS, 'How many games its series have'),
    teams: integer('The number of its teams'),
  },
  standings: {
    ...division,
    position: integer('The place in the table, from 1'),
    teamId: integer('Of the team'),
    team: text('Its name in that season'),
    isDisqualified: flag('true: the team is disqualified'),
    seriesPlayed: integer('Series played'),
    wins: integer('Series won, not in overtime'),
    overtimeWins: integer('Series won in the fifth game'),
    overtimeLosses: integer('Series lost in the fifth game'),
    losses: integer('Series lost, not in overtime'),
    gamesWon: integer('Games won'),
    gamesLost: integer('Games lost'),
    diff: integer('Games won less games lost'),
    goalsFor: integer('Goals scored'),
    goalsAgainst: integer('Goals let in'),
    adjustment: integer('Points given or taken by staff; included in `points`'),
    points: integer('Points'),
  },
  series: {
    id: integer('Of the series'),
    ...division,
    week: integer('The week of the schedule, from 1'),
    homeTeamId: integer('Of the home team'),
    homeTeam: text('Its name in that season'),
    awayTeamId: integer('Of the away team'),
    awayTeam: text('Its name in that season'),
    scheduledAt: orNull(instant('When it begins; missing: not decided')),
    reportedAt: orNull(instant('When the result was stored; missing: not played')),
    homeGames: orNull(integer('Games won by the home team; missing: not played')),
    awayGames: orNull(integer('Games won by the away team')),
    homeGoals: orNull(integer('Goals of the home team in all games')),
    awayGoals: orNull(integer('Goals of the away team in all games')),
    walkover: orNull(oneOf(WALKOVERS, 'The winner without play; `both`: neither team came')),
    isStreamed: flag('true: it is shown in the league’s stream'),
    isAnnulled,
  },
  games: {
    id: integer('Of the game'),
    seriesId: integer('Of its series'),
    ...division,
    number: integer('1 to 5, in the order of play'),
    homeTeamId: integer('Of the home team'),
    awayTeamId: integer('Of the away team'),
    homeGoals: integer('Goals of the home team'),
    awayGoals: integer('Goals of the away team'),
    isAnnulled,
  },
  'player-games': {
    gameId: integer('Of the game'),
    seriesId: integer('Of its series'),
    ...division,
    playerId: integer('Of the player'),
    teamId: integer('Of the team that they played for'),
    side: oneOf(SIDES, 'The side of the team'),
    ...numbers,
  },
  'player-seasons': {
    ...division,
    teamId: integer('Of the team'),
    playerId: integer('Of the player'),
    games: integer('Games played'),
    ...numbers,
  },
  teams: {
    id: integer('Of the team'),
    name: text('Its name now'),
    logo: orNull(text('The name of its crest: /api/images/{logo}')),
    isActive: flag('true: it takes part'),
  },
  players: {
    id: integer('Of the player'),
    nickname: text('The name in the league'),
    nationality: orNull(text('Country, two letters')),
    mmr: orNull(integer('The rank in the game')),
    teamId: orNull(integer('Of the present team; missing: in no team')),
  },
  transfers: {
    id: integer('Of the transfer'),
    playerId: integer('Of the player'),
    teamId: integer('Of the new team'),
    previousTeamId: orNull(integer('Of the team before; missing: none')),
    from: instant('When the player joined'),
    to: orNull(instant('When the player left; missing: still there')),
  },
  'field-play': {
    gameId: integer('Of the game'),
    seriesId: integer('Of its series'),
    ...division,
    playerId: integer('Of the player'),
    teamId: integer('Of the team that they played for'),
    side: oneOf(SIDES, 'The side of the team'),
    ...FIELD_COLUMNS,
  },
} as const satisfies Record<string, Columns>;

export type ExportName = keyof typeof EXPORT_FILES;

/** A row of a file. */
export type ExportRow<N extends ExportName = ExportName> = RowOf<(typeof EXPORT_FILES)[N]>;

export const EXPORT_NAMES = Object.keys(EXPORT_FILES) as readonly ExportName[];

export const EXPORT_FORMATS = ['csv', 'ndjson'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The header of a file, in the order of its columns. */
export const headerOf = (name: ExportName): string[] => Object.keys(EXPORT_FILES[name]);
