import { isSameMark } from './game-mark';
import { GAME_COUNT, MOST_GAMES, ROWS_A_SIDE, SIDES, STATS, type Side, type Stat } from './grid-shape';
import type { GameReading, ReplayGame, ReplayProposal, ReplayRow } from './replay-proposal';
import {
  emptyForm,
  emptyGame,
  emptyRow,
  type FormGoal,
  type ReportForm,
  type ReportGame,
  type ReportRow,
} from './report-model';

type StoredRow = Record<Stat, number> & { player: { id: number } };

type StoredGoal = { side: 'HOME' | 'AWAY'; scorer: { id: number } | null };

/** A stored game, in the server's form. */
export type StoredGame = {
  number: number;
  homeGoals: number;
  awayGoals: number;
  goals?: readonly StoredGoal[];
} & Record<Side, readonly StoredRow[]>;

/** The form of a stored result, for corrections. Digests are in the order of the games; `count`: the most games that the series can have. */
export function formOf(
  games: readonly StoredGame[],
  digests: readonly (string | null)[],
  count = GAME_COUNT,
): ReportForm {
  const form = emptyForm(count);
  games.forEach((game, index) => {
    const digest = digests[index] ?? null;
    if (game.number <= count) form.games[game.number - 1] = storedGame(game, digest);
  });
  return form;
}

function storedGame(game: StoredGame, digest: string | null): ReportGame {
  const rowsOf = (side: Side) =>
    padded(game[side].map((row) => ({ ...ownRow(), playerId: row.player.id, numbers: asTexts(row) })));
  const rows = { home: rowsOf('home'), away: rowsOf('away') };
  return {
    goals: goalsBeside(rows, { home: game.homeGoals, away: game.awayGoals }),
    rows,
    replay: digest === null ? null : { digest, reading: null },
    goalOrder: game.goals?.map((goal) => storedGoal(game, goal)) ?? [],
  };
}

function storedGoal(game: StoredGame, { side: of, scorer }: StoredGoal): FormGoal {
  const side = of === 'HOME' ? 'home' : 'away';
  const row = scorer === null ? -1 : game[side].findIndex(({ player }) => player.id === scorer.id);
  return { side, row: row < 0 ? null : row };
}

/**
 * Puts the content of replay files into the form. One file fills its game. Several files are the whole series, so later
 * games are emptied. A file that could not be used keeps the values in its place.
 */
export function fillGames(games: ReportGame[], { games: filled, files }: ReplayProposal): ReportGame[] {
  const numbers = files.flatMap(({ gameNumber }) => (gameNumber === null ? [] : [gameNumber]));
  const last = files.length > 1 ? Math.max(0, ...numbers) : MOST_GAMES;
  return games.map((game, index) => {
    const replay = filled.find(({ number }) => number === index + 1);
    if (replay) return replayGame(replay);
    return last > 0 && index >= last ? emptyGame() : game;
  });
}

/** Refuses a single file by name when its game is already in the form, saved or not (R15). */
export function refuseKnownGames(games: readonly ReportGame[], proposal: ReplayProposal): ReplayProposal {
  const [file] = proposal.files;
  const [filled] = proposal.games;
  if (proposal.files.length !== 1 || !file || !filled) return proposal;
  const other = games.findIndex(
    ({ replay }, index) =>
      replay !== null && isSameMark(replay.digest, filled.replayDigest) && index !== filled.number - 1,
  );
  if (other < 0) return proposal;
  const refusal = { reasonKey: 'api.replay.duplicate-filled-game', params: { file: file.name, game: other + 1 } };
  return { ...proposal, games: [], files: [{ ...file, status: 'refused', gameNumber: null, refusal }] };
}

function replayGame(game: ReplayGame): ReportGame {
  const { fileName, replayDigest, sides, swapped: other } = game;
  return {
    ...fillReading(game),
    replay: { digest: replayDigest, reading: { fileName, vote: sides, isSwapped: false, current: game, other } },
  };
}

/** Goals and rows of a game when one of the teams is read as home. */
export function fillReading({
  rows,
  homeGoals,
  awayGoals,
  goals,
}: GameReading): Pick<ReportGame, 'goals' | 'rows' | 'goalOrder'> {
  const rowsOf = (side: Side) => padded(rows.filter((row) => row.side === side).map(replayRow));
  const sides = { home: rowsOf('home'), away: rowsOf('away') };
  const goalOrder = goals.map(({ side, slot }) => ({ side, row: slot === null ? null : slot - 1 }));
  return { goals: goalsBeside(sides, { home: homeGoals, away: awayGoals }), rows: sides, goalOrder };
}

const replayRow = ({ name, platform, accountId, match, stats }: ReplayRow): ReportRow => ({
  ...ownRow(),
  playerId: match.playerId,
  isIncluded: !match.isLeftBehind,
  numbers: asTexts(stats),
  source: { name, platform, accountId, match },
});

/** A row of a stored game or a replay. Its side is complete, so no player of another game belongs there. */
const ownRow = (): ReportRow => ({ ...emptyRow(), isFollowing: false });

const asTexts = (numbers: Record<Stat, number>): Record<Stat, string> =>
  Object.fromEntries(STATS.map((stat) => [stat, String(numbers[stat])])) as Record<Stat, string>;

const padded = (rows: ReportRow[]): ReportRow[] => [
  ...rows,
  ...Array.from({ length: Math.max(0, ROWS_A_SIDE - rows.filter((row) => row.isIncluded).length) }, ownRow),
];

/** Goals that differ from the rows' sum (an own goal, a scorer who left) are kept. The others follow the rows. */
function goalsBeside(rows: ReportGame['rows'], goals: Record<Side, number>): ReportGame['goals'] {
  const shown = { home: null, away: null } as ReportGame['goals'];
  for (const side of SIDES) {
    const scored = rows[side].reduce((sum, row) => sum + Number(row.numbers.goals), 0);
    if (scored !== goals[side]) shown[side] = String(goals[side]);
  }
  return shown;
}
