import type { TakenOne } from '../domain/imports/foreign-places.ts';
import type { ForeignEnd } from '../domain/imports/foreign-ends.ts';
import type { PlayedStage } from '../domain/imports/foreign-stages.ts';
import type { ForeignStandings } from '../domain/imports/foreign-standings.ts';
import type { CsvImport } from './import-csv.ts';
import type { ForeignFault, ForeignProblem } from '../domain/imports/foreign-tables.ts';

/** What is wrong, by its fault. */
export const SENTENCES: Readonly<Record<ForeignFault, string>> = {
  'missing-file': 'the file is missing',
  'locked-file': 'the file cannot be read',
  encoding: 'a letter cannot be read: save the table as UTF-8',
  unreadable: 'the cell cannot be read as CSV: its quotes are wrong',
  'missing-column': 'the header lacks this column',
  'unknown-column': 'the header has a column that is not known',
  'column-twice': 'the header has this column twice',
  cells: 'the row has another number of cells than the header',
  empty: 'the cell is empty',
  'too-long': 'the text is too long',
  characters: 'the text has characters that cannot be seen',
  day: 'this is no day: write YYYY-MM-DD',
  time: 'this is no time: write YYYY-MM-DD HH:mm in Swedish time',
  number: 'this is no number that can be here',
  format: 'there is no such format: write first-to-3 or four-plus-decider',
  country: 'there is no such country: write two capital letters',
  result: 'this is no result: write 3-1 2-4 5-0, or WO home',
  'ends-first': 'the end is before the start',
  future: 'this day is not over: who is still in the team has an empty cell here',
  'not-over': 'this is still to come',
  'other-days': 'the season has other days in an earlier row',
  taken: 'the league has this name already',
  'look-alike': 'an earlier row has a name that looks the same: write both alike, or tell them apart',
  twice: 'the same is in an earlier row',
  'unknown-season': 'no row of divisions.csv has this season',
  'unknown-division': 'no row of divisions.csv has this division in the season',
  'unknown-team': 'no row of teams.csv has this team',
  'other-division': 'the team is not in this division in the season',
  itself: 'a team cannot meet itself',
  'yes-or-no': 'this is neither yes nor no',
  'no-reason': 'points and an order need a reason',
  'not-disqualified': 'only the results of a disqualified team are annulled',
  'other-account': 'the player of the league has another account',
  'two-accounts': 'an earlier row gives the player another account',
  'no-captain': 'nobody has place 1: the team has no captain',
  'place-twice': 'another player of the team has this place',
  'roster-full': 'the team has five players already',
  'has-roster': 'the team of the league has players: staff change them in the back office',
  'unknown-series': 'no row of series.csv has this series with games',
  'unknown-player': 'no row of players.csv has this player',
  'no-game': 'the series has no such game',
  'not-in-series': 'the team does not play in the series',
  'side-full': 'the team has three players in this game already',
  'too-many': "the team's players have more of these than the team has goals in this game",
  'numbers-missing': 'numbers.csv lacks a team of a game: give the numbers of all games of a series, or of none',
  'two-teams': 'the player is in two teams on the same day',
  'outside-season': 'the day is outside of the season',
  impossible: 'a series of this format cannot end like this',
  'stage-kind': 'there is no such kind: write playoffs, qualifier or cup',
  bracket: 'there is no such bracket: write single-elimination, double-elimination or decider',
  weeks: 'these are no weeks of rounds: write one for each round, such as 10 11 12, the first round first',
  'more-than-rounds': 'the bracket has fewer rounds: write one for each of them',
  left: 'a team has withdrawn or is disqualified: write withdrawn, disqualified, or nothing',
  'unknown-stage': 'no row of stages.csv has this stage in the season',
  'seed-count': 'a stage of this kind and bracket cannot have so many seeds',
  'seed-missing': 'the seed before this one is missing',
  'not-of-bracket': 'this bracket cannot have that',
  'not-drawn': 'the stage is not drawn, and has no series yet',
  'not-seeded': 'the team has no seed in the stage',
  'not-in-bracket': 'by the results before it, these two do not meet, or not once more',
  'other-week': 'the round of this series has another week in stages.csv',
  'not-finished': 'the season is over, and its bracket is not played to its end',
  'other-settled': 'an earlier row says otherwise of the season',
  'no-place': 'the results give this team no final place there',
  'other-place': 'the results make another final place of it',
};

/** `series.csv, row 7, column home: no row of teams.csv has this team ("Örnarna")` */
export function problemText({ file, row, column, fault, value }: ForeignProblem): string {
  const place = [file, ...(row === null ? [] : [`row ${row}`, `column ${shownText(column)}`])];
  return `${place.join(', ')}: ${SENTENCES[fault]}${value === '' ? '' : ` (${shownText(JSON.stringify(value))})`}`;
}

/** A text of a file without what would move the cursor of a terminal. */
export const shownText = (text: string): string =>
  text.replace(/\p{Cc}/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** `players.csv, row 4: takes the league's player "Ada" (number 17, account ada99)` */
function takenText({ file, row, name, id, account }: TakenOne): string {
  const kind = file === 'teams.csv' ? 'team' : 'player';
  const told = account === null ? '' : `, account ${shownText(account)}`;
  return `${file}, row ${row}: takes the league's ${kind} ${shownText(JSON.stringify(name))} (number ${id}${told})`;
}

/** Each table as lines, with a heading. */
const standingsText = (standings: readonly ForeignStandings[]): string[] =>
  standings.flatMap(({ season, division, rows }) => [
    `${shownText(season)}, ${shownText(division)}: place, team, series, won, won in overtime, lost in overtime, lost, games, goals, points`,
    ...rows.map((row) =>
      [
        ...[
          `  ${row.position}.`,
          shownText(row.team),
          row.seriesPlayed,
          row.wins,
          row.overtimeWins,
          row.overtimeLosses,
        ],
        ...[row.losses, `${row.gamesWon}-${row.gamesLost}`, `${row.goalsFor}-${row.goalsAgainst}`, row.points],
      ].join('  '),
    ),
  ]);

/** Each bracket as lines: its series, and who goes on. */
const bracketsText = (stages: readonly PlayedStage[]): string[] =>
  stages.flatMap(({ stage, states, placed }) => {
    const teamOf = (seed: number): string => stage.seeds.find((one) => one.seed === seed)?.team ?? '';
    return [
      `${shownText(stage.season)}, ${shownText(stage.name)}: ${stage.kind}, ${stage.format}, ${stage.seeds.length} seeds${stage.isDrawn ? '' : ', not drawn'}`,
      ...placed.map(({ position, round, home, away, line }) => {
        const winner = states[position]?.winner;
        const goesOn = winner?.is === 'seed' ? `  ${shownText(teamOf(winner.seed))} wins` : '';
        return `  round ${round}  ${shownText(home)} - ${shownText(away)}  ${shownText(line?.cells.result || 'to come')}${goesOn}`;
      }),
    ];
  });

/** The titles of each season, and of a stage the place of each team. */
const endsText = (ends: readonly ForeignEnd[]): string[] =>
  ends.flatMap(({ season, places, titles }) => [
    `${shownText(season)}: final places`,
    ...places.map(({ division, team, place }) => `  ${shownText(division)}  ${place}.  ${shownText(team)}`),
    ...titles.map(({ title, division, team }) => `  ${title}: ${shownText(team)} (${shownText(division)})`),
  ]);

/** What an import says: how it read its files; its problems; or what of the league it takes, in a trial the tables, brackets and final places that come out, and how much there is. */
export function importText(done: CsvImport, isTrial: boolean): string[] {
  const { problems, lines, windows, taken } = done;
  const read = windows.map((file) => `${file}: read as Windows-1252, because it is no UTF-8. Look at the names.`);
  if (problems.length > 0) return [...read, ...problems.map(problemText)];
  const counts = Object.entries(lines).map(([file, count]) => `${count} ${count === 1 ? 'row' : 'rows'} of ${file}`);
  return [
    ...read,
    ...taken.map(takenText),
    ...(isTrial ? [...standingsText(done.standings), ...bracketsText(done.stages), ...endsText(done.ends)] : []),
    `${counts.join(', ')}: ${isTrial ? 'no problems; nothing was stored (--dry-run).' : 'stored.'}`,
  ];
}
