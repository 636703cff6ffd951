import type { RowAddress, Side, Stat } from './grid-shape';
import { pasteBlock, type PasteTarget } from './paste-block';
import type { ReplayProposal } from './replay-proposal';
import { fillGames, fillReading } from './report-fill';
import { withLineUp, withPlayers, type LineUp } from './line-up';
import { goalsOf, isGameBlank } from './report-input';
import { emptyGame, type ReportForm, type ReportGame, type ReportRow, type RowSource } from './report-model';

export type ReportAction =
  | { type: 'number'; at: RowAddress; stat: Stat; text: string }
  | { type: 'goals'; game: number; side: Side; text: string }
  | { type: 'player'; at: RowAddress; playerId: number | null }
  | { type: 'include'; at: RowAddress; isIncluded: boolean }
  | { type: 'keep-account'; at: RowAddress; isKept: boolean }
  | { type: 'swap'; game: number }
  | { type: 'clear'; game: number }
  | { type: 'fill'; proposal: ReplayProposal }
  | { type: 'paste'; at: PasteTarget; text: string }
  | { type: 'last-line-up'; lineUp: LineUp }
  | { type: 'result-only'; isOn: boolean }
  | { type: 'load'; form: ReportForm };

/** The form after one act of staff. The old form is not changed. */
export function reportForm(form: ReportForm, action: ReportAction): ReportForm {
  if (action.type === 'load') return action.form;
  if (action.type === 'result-only') return withResultOnly(form, action.isOn);
  // files bring the players' numbers
  const isResultOnly = form.isResultOnly === true && action.type !== 'fill';
  return {
    games: withLineUp(gamesAfter(form.games, action)),
    ...(isResultOnly ? { isResultOnly } : {}),
    isChanged: true,
  };
}

function gamesAfter(
  games: ReportGame[],
  action: Exclude<ReportAction, { type: 'load' | 'result-only' }>,
): ReportGame[] {
  switch (action.type) {
    case 'number':
      return withRow(games, action.at, (row) => ({ ...row, numbers: { ...row.numbers, [action.stat]: action.text } }));
    case 'goals':
      return withGame(games, action.game, (game) => ({
        ...game,
        goals: { ...game.goals, [action.side]: action.text === '' ? null : action.text },
      }));
    case 'player':
      return choosePlayer(games, action.at, action.playerId);
    case 'include':
      return withRow(games, action.at, (row) => ({ ...row, isIncluded: action.isIncluded }));
    case 'keep-account':
      return withRow(games, action.at, (row) => ({ ...row, isAccountKept: action.isKept }));
    case 'swap':
      return withGame(games, action.game, swapSides);
    case 'clear':
      return withGame(games, action.game, emptyGame);
    case 'last-line-up':
      return withGame(games, 0, (game) => withPlayers(game, action.lineUp));
    case 'fill':
      return fillGames(games, action.proposal);
    case 'paste':
      return pasteBlock(games, action.at, action.text);
  }
}

/** The goals that the rows give are kept as typed ones, and follow the rows again when they are back. */
function withResultOnly({ games }: ReportForm, isResultOnly: boolean): ReportForm {
  const goalsIn = (game: ReportGame, side: Side): string | null => {
    const summed = isGameBlank(game) ? null : goalsOf({ ...game, goals: { ...game.goals, [side]: null } }, side);
    const typed = game.goals[side];
    if (isResultOnly) return typed ?? (summed === null ? null : String(summed));
    return typed === String(summed) ? null : typed;
  };
  return {
    games: games.map((game) => ({ ...game, goals: { home: goalsIn(game, 'home'), away: goalsIn(game, 'away') } })),
    isResultOnly,
    isChanged: true,
  };
}

const withGame = (games: ReportGame[], number: number, change: (game: ReportGame) => ReportGame): ReportGame[] =>
  games.map((game, index) => (index === number ? change(game) : game));

const withRow = (games: ReportGame[], at: RowAddress, change: (row: ReportRow) => ReportRow): ReportGame[] =>
  withGame(games, at.game, (game) => ({
    ...game,
    rows: { ...game.rows, [at.side]: game.rows[at.side].map((row, index) => (index === at.row ? change(row) : row)) },
  }));

/** The other reading of the same replay: the teams are swapped, and choices that no longer fit are removed. */
function swapSides(game: ReportGame): ReportGame {
  const reading = game.replay?.reading;
  if (!game.replay || !reading) return game;
  const { current, other, isSwapped } = reading;
  return {
    ...fillReading(other),
    replay: { ...game.replay, reading: { ...reading, isSwapped: !isSwapped, current: other, other: current } },
  };
}

/** Does an account stand in the replay that belongs to no other player? */
const isAccountFree = ({ accountId, platform, match }: RowSource): boolean =>
  accountId !== null && platform !== 'unknown' && match.owner === null;

/** Does the row's account belong to no player yet? Then it can be linked to this player, to be recognised next time. */
export const hasNewAccount = ({ source, playerId }: ReportRow): boolean =>
  source !== null &&
  playerId !== null &&
  isAccountFree(source) &&
  !(source.match.kind === 'account' && source.match.playerId === playerId);

/** The account of a row that nobody knows, whoever the row's player is; null for none. */
export const unknownAccount = ({ source }: ReportRow): RowSource | null =>
  source !== null && isAccountFree(source) && source.match.kind !== 'account' ? source : null;

/** The identity of a row from a replay, the same in every game of the series; null for a typed row. */
const identityOf = ({ source }: ReportRow): string | null => {
  if (!source) return null;
  return source.accountId === null ? `name ${source.name}` : `${source.platform} ${source.accountId}`;
};

/**
 * Sets the player of a row. In the side's other games, rows with the same account (or name) get the same player, if
 * they have none, or if an earlier choice set the replaced one.
 */
function choosePlayer(games: ReportGame[], at: RowAddress, playerId: number | null): ReportGame[] {
  const chosen = games[at.game]?.rows[at.side][at.row];
  if (!chosen) return games;
  const identity = identityOf(chosen);
  const follows = (row: ReportRow, others: ReportRow[]) =>
    identity !== null &&
    identityOf(row) === identity &&
    (row.playerId === null || (row.isChosen && row.playerId === chosen.playerId)) &&
    !others.some((other) => playerId !== null && other.playerId === playerId);
  return games.map((game, number) => ({
    ...game,
    rows: {
      ...game.rows,
      [at.side]: game.rows[at.side].map((row, index, rows) => {
        const isHere = number === at.game && index === at.row;
        return isHere || (number !== at.game && follows(row, rows)) ? withPlayer(row, playerId) : row;
      }),
    },
  }));
}

function withPlayer(row: ReportRow, playerId: number | null): ReportRow {
  const next = { ...row, playerId, isChosen: row.source !== null && playerId !== null, isFollowing: false };
  return { ...next, isAccountKept: hasNewAccount(next) };
}
