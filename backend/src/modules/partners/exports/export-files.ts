import { LEAGUE } from '../../../platform/config/league.ts';
import { SERIES_FORMATS, TABLE_FORMATS } from '../../../domain/series/series-format.ts';
import { WALKOVERS } from '../../../domain/series/series-result.ts';
import { SIDES } from '../../../domain/sides.ts';
import { STAGE_EXITS } from '../../../domain/stages/seed-status.ts';
import { STAGE_FORMATS, STAGE_KINDS } from '../../../domain/stages/stage-shape.ts';
import {
  dayColumn,
  flagColumn,
  instantColumn,
  integerColumn,
  oneOf,
  orNull,
  textColumn,
  type Columns,
  type RowOf,
} from './export-column.ts';
import { FIELD_COLUMNS } from './field-columns.ts';

/** The version of the columns. It grows when a column is removed, renamed or changes its meaning; not for a new one. */
export const SCHEMA_VERSION = 1;

/** The licence of the league's data. */
export const DATA_LICENCE = {
  id: 'CC-BY-4.0',
  url: 'https://creativecommons.org/licenses/by/4.0/',
  attribution: LEAGUE.name,
} as const;

const season = { seasonId: integerColumn('Of the season') };
const division = { ...season, divisionId: integerColumn('Of the division') };
const numbers = {
  score: integerColumn('Points of the game'),
  goals: integerColumn('Goals'),
  assists: integerColumn('Assists'),
  saves: integerColumn('Saves'),
  shots: integerColumn('Shots on goal'),
};
const isAnnulled = flagColumn('true: the results of one of the teams are annulled, and count for no team');

/** The columns of each file, in their order. New ones are added at the end. */
export const EXPORT_FILES = {
  seasons: {
    id: integerColumn('Of the season'),
    name: textColumn('Its name'),
    startsOn: dayColumn('The first day'),
    endsOn: dayColumn('The last day'),
    seriesFormat: oneOf(TABLE_FORMATS, 'How many games a series has, for new divisions'),
    weeks: orNull(integerColumn('Weeks of play; missing: not decided')),
    settledAt: orNull(instantColumn('When its final places and titles were published; missing: not yet')),
  },
  divisions: {
    id: integerColumn('Of the division'),
    seasonId: integerColumn('Of its season'),
    name: textColumn('Its name'),
    discriminator: textColumn('Its name in addresses, unique in its season'),
    rank: integerColumn('1 is the top'),
    seriesFormat: oneOf(
      TABLE_FORMATS,
      'How many games its series have; of a stage: of the rounds without a format of their own',
    ),
    teams: integerColumn('The number of its teams'),
    nameEng: orNull(textColumn('Its name in English; missing: the same')),
  },
  standings: {
    ...division,
    position: integerColumn('The place in the table, from 1'),
    teamId: integerColumn('Of the team'),
    team: textColumn('Its name in that season'),
    isDisqualified: flagColumn('true: the team is disqualified'),
    seriesPlayed: integerColumn('Series played'),
    wins: integerColumn('Series won, not in overtime'),
    overtimeWins: integerColumn('Series won in the fifth game'),
    overtimeLosses: integerColumn('Series lost in the fifth game'),
    losses: integerColumn('Series lost, not in overtime'),
    gamesWon: integerColumn('Games won'),
    gamesLost: integerColumn('Games lost'),
    diff: integerColumn('Games won less games lost'),
    goalsFor: integerColumn('Goals scored'),
    goalsAgainst: integerColumn('Goals let in'),
    adjustment: integerColumn('Points given or taken by staff; included in `points`'),
    points: integerColumn('Points'),
    areResultsAnnulled: flagColumn('true: its results count for no team'),
    adjustmentReason: orNull(textColumn('Why points were given or taken')),
    decider: orNull(integerColumn('Its order among teams that are equal in everything, decided by staff')),
    logo: orNull(textColumn('The name of its crest in that season: /api/images/{logo}')),
  },
  series: {
    id: integerColumn('Of the series'),
    ...division,
    week: integerColumn('The week of the schedule, from 1'),
    homeTeamId: integerColumn('Of the home team'),
    homeTeam: textColumn('Its name in that season'),
    awayTeamId: integerColumn('Of the away team'),
    awayTeam: textColumn('Its name in that season'),
    scheduledAt: orNull(instantColumn('When it begins; missing: not decided')),
    reportedAt: orNull(instantColumn('When the result was stored; missing: not played')),
    homeGames: orNull(integerColumn('Games won by the home team; missing: not played')),
    awayGames: orNull(integerColumn('Games won by the away team')),
    homeGoals: orNull(integerColumn('Goals of the home team in all games')),
    awayGoals: orNull(integerColumn('Goals of the away team in all games')),
    walkover: orNull(oneOf(WALKOVERS, 'The winner without play; `both`: neither team came')),
    isStreamed: flagColumn('true: it is shown in the league’s stream'),
    isAnnulled,
    bracketPosition: orNull(integerColumn("Its place in its stage's bracket, from 0; missing: of a table")),
    format: orNull(oneOf(SERIES_FORMATS, "Of its round of a stage; missing: the division's")),
    hasPlayerNumbers: flagColumn("false: the players' numbers are not known"),
  },
  games: {
    id: integerColumn('Of the game'),
    seriesId: integerColumn('Of its series'),
    ...division,
    number: integerColumn('1 to 7, in the order of play'),
    homeTeamId: integerColumn('Of the home team'),
    awayTeamId: integerColumn('Of the away team'),
    homeGoals: integerColumn('Goals of the home team'),
    awayGoals: integerColumn('Goals of the away team'),
    isAnnulled,
  },
  'player-games': {
    gameId: integerColumn('Of the game'),
    seriesId: integerColumn('Of its series'),
    ...division,
    playerId: integerColumn('Of the player'),
    teamId: integerColumn('Of the team that they played for'),
    side: oneOf(SIDES, 'The side of the team'),
    ...numbers,
  },
  'player-seasons': {
    ...division,
    teamId: integerColumn('Of the team'),
    playerId: integerColumn('Of the player'),
    games: integerColumn('Games played'),
    ...numbers,
  },
  teams: {
    id: integerColumn('Of the team'),
    name: textColumn('Its name now'),
    logo: orNull(textColumn('The name of its crest: /api/images/{logo}')),
    isActive: flagColumn('true: it takes part'),
  },
  players: {
    id: integerColumn('Of the player'),
    nickname: textColumn('The name in the league'),
    nationality: orNull(textColumn('Country, two letters')),
    mmr: orNull(integerColumn('The rank in the game')),
    teamId: orNull(integerColumn('Of the present team; missing: in no team')),
  },
  transfers: {
    id: integerColumn('Of the transfer'),
    playerId: integerColumn('Of the player'),
    teamId: integerColumn('Of the new team'),
    previousTeamId: orNull(integerColumn('Of the team before; missing: none')),
    from: instantColumn('When the player joined'),
    to: orNull(instantColumn('When the player left; missing: still there')),
    place: integerColumn("In the team's roster; 1 is the captain"),
  },
  'field-play': {
    gameId: integerColumn('Of the game'),
    seriesId: integerColumn('Of its series'),
    ...division,
    playerId: integerColumn('Of the player'),
    teamId: integerColumn('Of the team that they played for'),
    side: oneOf(SIDES, 'The side of the team'),
    ...FIELD_COLUMNS,
  },
  stages: {
    ...division,
    kind: oneOf(STAGE_KINDS, 'What it is for'),
    format: oneOf(STAGE_FORMATS, 'How its series follow from each other'),
    hasThirdPlace: flagColumn('true: the losers of the semifinals play for the third place'),
    hasSecondFinal: flagColumn('true: who comes to the final with a loss has to win two'),
    weeks: textColumn('The week of each round, with spaces between them'),
    roundFormats: orNull(textColumn("The format of each round, with spaces between them; missing: the division's")),
    lot: orNull(integerColumn('The number with which its seeds were drawn by lot')),
    drawnAt: orNull(instantColumn('When it was drawn; missing: not yet')),
    keepsDivisionsApart: flagColumn('true: the draw keeps teams of one division from meeting in their first series'),
    takesSignups: flagColumn('true: the draw gives seeds to teams that sign up without a place'),
  },
  seeds: {
    ...division,
    seed: integerColumn('From 1'),
    teamId: orNull(integerColumn('Of its team; missing: not known before the draw')),
    team: orNull(textColumn('The name of the team, after the draw as it was then')),
    logo: orNull(textColumn('The name of its crest, after the draw as it was then: /api/images/{logo}')),
    fromDivisionId: orNull(integerColumn('Of the division or stage of which the seed has a place')),
    fromPlace: orNull(integerColumn('The place there')),
    exit: orNull(oneOf(STAGE_EXITS, 'How the team has left the drawn stage')),
    goesOnFrom: orNull(
      textColumn('Positions in the bracket from which it goes on whatever the results say, with spaces between them'),
    ),
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
