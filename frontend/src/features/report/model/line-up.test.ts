import type { RowAddress, Side } from './grid-shape';
import { expectedLineUp, isNamed } from './line-up';
import { reportForm, type ReportAction } from './report-form';
import { formOf } from './report-fill';
import { isGameBlank, toInput } from './report-input';
import { emptyForm, type ReportForm } from './report-model';
import { knownRow, proposalOf, replayGame, replayRow } from '../testing/replay-proposals';

const after = (form: ReportForm, ...actions: ReportAction[]): ReportForm => actions.reduce(reportForm, form);
const choose = (game: number, row: number, playerId: number | null): ReportAction => ({
  type: 'player',
  at: { game, side: 'home', row },
  playerId,
});
const goals = (game: number, text: string): ReportAction => ({
  type: 'number',
  at: { game, side: 'home', row: 0 } satisfies RowAddress,
  stat: 'goals',
  text,
});
/** No game is sent with an empty side. */
const OPPONENT: ReportAction = { type: 'player', at: { game: 0, side: 'away', row: 0 }, playerId: 1 };
/** The players of a side in each game. */
const lineUps = ({ games }: ReportForm, side: Side = 'home') =>
  games.map(({ rows }) => rows[side].map(({ playerId }) => playerId));

describe('a line-up', () => {
  it('is chosen once for all games', () => {
    const form = after(emptyForm(), choose(0, 0, 7), choose(0, 1, 8), choose(0, 2, 9));
    expect(lineUps(form)).toEqual(Array.from({ length: 5 }, () => [7, 8, 9]));
    expect(lineUps(form, 'away')).toEqual(Array.from({ length: 5 }, () => [null, null, null]));
  });

  it('changes from the game on where another player is chosen', () => {
    const form = after(emptyForm(), choose(0, 0, 7), choose(2, 0, 5), choose(0, 0, 6));
    expect(lineUps(form).map(([first]) => first)).toEqual([6, 6, 5, 5, 5]);
  });

  it('ends where a row is emptied by hand', () => {
    const form = after(emptyForm(), choose(0, 0, 7), choose(3, 0, null), choose(0, 0, 8));
    expect(lineUps(form).map(([first]) => first)).toEqual([8, 8, 8, null, null]);
  });

  it('has each player once, also where a substitute is chosen in another row', () => {
    const form = after(emptyForm(), choose(0, 0, 7), choose(0, 1, 8), choose(1, 1, 7));
    expect(lineUps(form)[1]).toEqual([null, 7, null]);
    expect(lineUps(form)[2]).toEqual([null, 7, null]);
  });

  it('does not make a game played: only what is typed does', () => {
    const form = after(emptyForm(), OPPONENT, choose(0, 0, 7), goals(0, '2'), goals(1, '1'));
    expect(form.games.map(isGameBlank)).toEqual([false, false, true, true, true]);
    expect(toInput(form).games.map(({ home }) => home.map(({ playerId }) => playerId))).toEqual([[7], [7]]);
  });

  it('is sent whole in a played game, with zeros for who did nothing', () => {
    const form = after(emptyForm(), OPPONENT, choose(0, 0, 7), choose(0, 1, 8), goals(0, '2'), goals(1, '1'));
    expect(toInput(form).games[1]?.home).toMatchObject([
      { playerId: 7, goals: 1 },
      { playerId: 8, goals: 0 },
    ]);
  });

  it('comes back when the game is emptied', () => {
    const form = after(emptyForm(), choose(0, 0, 7), choose(1, 0, 5), goals(1, '1'), { type: 'clear', game: 1 });
    expect(lineUps(form)[1]).toEqual([7, null, null]);
    expect(form.games[1] && isGameBlank(form.games[1])).toBe(true);
  });

  it('adds no one to a game of a replay, nor to a stored one', () => {
    const replay = replayGame(2, [replayRow('home', 'Ada', knownRow(5))]);
    const filled = after(emptyForm(), choose(0, 0, 7), choose(0, 1, 8), { type: 'fill', proposal: proposalOf(replay) });
    expect(lineUps(filled).slice(0, 3)).toEqual([
      [7, 8, null],
      [5, null, null],
      [5, null, null],
    ]);
    const row = { player: { id: 4 }, score: 1, goals: 1, assists: 0, saves: 0, shots: 1 };
    const stored = [1, 2].map((number) => ({ number, homeGoals: 1, awayGoals: 0, home: [row], away: [] }));
    expect(lineUps(after(formOf(stored, []), choose(0, 1, 8))).slice(0, 2)).toEqual([
      [4, 8, null],
      [4, null, null],
    ]);
  });

  it('leaves the rows as they are when nothing changes, so that they are not drawn again', () => {
    const form = after(emptyForm(), choose(0, 0, 7));
    const next = after(form, goals(0, '1'));
    expect(next.games[3]?.rows.home[0]).toBe(form.games[3]?.rows.home[0]);
  });
});

describe('the expected line-up', () => {
  const player = (playerId: number, lastSlot: number | null, isOnRoster = true, namedSlot: number | null = null) => ({
    ...{ playerId, lastSlot, isOnRoster, namedSlot },
  });
  const players = {
    home: [player(9, 3), player(7, 1), player(8, null), player(5, 2, false), player(6, 2)],
    away: [player(1, null)],
  };

  it('is who played last and is still in the team, in the order of the rows', () => {
    expect(expectedLineUp(players)).toEqual({ home: [7, 6, 9], away: [] });
  });

  it('is who was named for the series where a captain has done so, without who has left the team', () => {
    const named = {
      home: [player(9, 3, true, 2), player(7, 1), player(8, null, true, 1), player(5, 2, false, 3)],
      away: [player(1, 1)],
    };
    expect(expectedLineUp(named)).toEqual({ home: [8, 9], away: [1] });
    expect([isNamed(named), isNamed(players)]).toEqual([true, false]);
  });

  it('fills the first game, and the others follow', () => {
    const form = after(emptyForm(), { type: 'last-line-up', lineUp: expectedLineUp(players) });
    expect(lineUps(form)).toEqual(Array.from({ length: 5 }, () => [7, 6, 9]));
    expect(lineUps(form, 'away')[0]).toEqual([null, null, null]);
  });

  it('leaves rows that have a player, and puts no one in twice', () => {
    const form = after(emptyForm(), choose(0, 1, 9), { type: 'last-line-up', lineUp: { home: [7, 6, 9], away: [] } });
    expect(lineUps(form)[0]).toEqual([7, 9, 6]);
  });
});
