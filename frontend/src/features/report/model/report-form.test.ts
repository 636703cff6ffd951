import { formOf } from './report-fill';
import { reportForm, type ReportAction } from './report-form';
import { toInput } from './report-input';
import { emptyForm, type ReportForm } from './report-model';
import { knownRow, numbersOf, proposalOf, replayGame, replayRow, rowStats, unknown } from '../testing/replay-proposals';

const after = (form: ReportForm, ...actions: ReportAction[]): ReportForm => actions.reduce(reportForm, form);

const choose = (game: number, row: number, playerId: number | null): ReportAction => ({
  type: 'player',
  at: { game, side: 'home', row },
  playerId,
});

describe('filling the form from replays', () => {
  const fill = (...games: ReturnType<typeof replayGame>[]): ReportAction => ({
    type: 'fill',
    proposal: proposalOf(...games),
  });

  it('puts the rows of each side in its place, with the player that was matched', () => {
    const rows = [replayRow('home', 'Ada', knownRow(7), rowStats(310, 1, 0, 2, 4)), replayRow('away', 'Bo', unknown)];
    const [game] = after(emptyForm(), fill(replayGame(1, rows))).games;
    expect(game?.rows.home.map((row) => row.playerId)).toEqual([7, null, null]);
    expect(numbersOf(game?.rows.home[0])).toBe('310 1 0 2 4');
    expect(game?.rows.away[0]).toMatchObject({ playerId: null, source: { name: 'Bo' } });
    expect(game?.replay?.digest).toBe('digest-1');
  });

  it('keeps every row when a side has more than three, so that staff choose', () => {
    const rows = ['A', 'B', 'C', 'D'].map((name, index) => replayRow('home', name, knownRow(index + 1)));
    const [game] = after(emptyForm(), fill(replayGame(1, rows))).games;
    expect(game?.rows.home).toHaveLength(4);
    expect(game?.rows.home.every((row) => row.isIncluded)).toBe(true);
  });

  it('keeps goals that the rows do not explain, and lets the others follow the rows', () => {
    const rows = [replayRow('home', 'Ada', knownRow(7), rowStats(310, 1))];
    const [game] = after(emptyForm(), fill(replayGame(1, rows, { home: 1, away: 2 }))).games;
    expect(game?.goals).toEqual({ home: null, away: '2' });
  });

  it('empties the games after the last file of a whole series', () => {
    const typed = after(emptyForm(), {
      type: 'number',
      at: { game: 4, side: 'home', row: 0 },
      stat: 'goals',
      text: '3',
    });
    const filled = after(typed, fill(replayGame(1, []), replayGame(2, []), replayGame(3, [])));
    expect(numbersOf(filled.games[4]?.rows.home[0])).toBe('    ');
  });

  it('leaves the other games alone when one file fills one game', () => {
    const typed = after(emptyForm(), {
      type: 'number',
      at: { game: 4, side: 'home', row: 0 },
      stat: 'goals',
      text: '3',
    });
    const filled = after(typed, fill(replayGame(2, [])));
    expect(filled.games[4]?.rows.home[0]?.numbers.goals).toBe('3');
  });

  it('keeps what stands in the place of a file that could not be used', () => {
    const typed = after(emptyForm(), {
      type: 'number',
      at: { game: 1, side: 'home', row: 0 },
      stat: 'goals',
      text: '3',
    });
    const proposal = proposalOf(replayGame(1, []), replayGame(2, []), replayGame(3, []));
    proposal.games.splice(1, 1);
    expect(after(typed, { type: 'fill', proposal }).games[1]?.rows.home[0]?.numbers.goals).toBe('3');
  });
});

describe('swapping sides', () => {
  const rows = [replayRow('home', 'Ada', knownRow(7)), replayRow('away', 'Bo', knownRow(8))];
  const filled = after(emptyForm(), { type: 'fill', proposal: proposalOf(replayGame(1, rows, { home: 3, away: 1 })) });

  it('takes the other reading of the file', () => {
    const [game] = after(filled, { type: 'swap', game: 0 }).games;
    expect(game?.rows.home[0]?.source?.name).toBe('Bo');
    expect(game?.goals).toEqual({ home: '1', away: '3' });
    expect(game?.replay?.reading?.isSwapped).toBe(true);
  });

  it('comes back to the first reading when done twice', () => {
    const [game] = after(filled, { type: 'swap', game: 0 }, { type: 'swap', game: 0 }).games;
    expect(game).toEqual(filled.games[0]);
  });
});

describe('naming the player of a row', () => {
  const twoGames = after(emptyForm(), {
    type: 'fill',
    proposal: proposalOf(
      replayGame(1, [replayRow('home', 'Ada', unknown), replayRow('home', 'Eva', unknown)]),
      replayGame(2, [replayRow('home', 'Eva', unknown), replayRow('home', 'Ada', unknown)]),
      replayGame(3, [replayRow('home', 'Ada', knownRow(9))]),
    ),
  });
  const playersOf = (form: ReportForm) =>
    form.games.slice(0, 3).map(({ rows }) => rows.home.map((row) => row.playerId));

  it('names the same account in the other games, where no one is named', () => {
    expect(playersOf(after(twoGames, choose(0, 0, 7)))).toEqual([
      [7, null, null],
      [null, 7, null],
      [9, null, null],
    ]);
  });

  it('follows a changed mind in the games that followed the first choice', () => {
    expect(playersOf(after(twoGames, choose(0, 0, 7), choose(0, 0, 6)))).toEqual([
      [6, null, null],
      [null, 6, null],
      [9, null, null],
    ]);
  });

  it('never gives a player a second row of the same game', () => {
    expect(playersOf(after(twoGames, choose(1, 0, 7), choose(0, 0, 7)))[1]).toEqual([7, null, null]);
  });

  it('remembers the account from then on, unless staff say no', () => {
    const chosen = after(twoGames, choose(0, 0, 7));
    expect(chosen.games[0]?.rows.home[0]).toMatchObject({ isChosen: true, isAccountKept: true });
    const refused = after(chosen, { type: 'keep-account', at: { game: 0, side: 'home', row: 0 }, isKept: false });
    expect(refused.games[0]?.rows.home[0]?.isAccountKept).toBe(false);
  });

  it('has no account to remember in a row that was typed', () => {
    expect(after(emptyForm(), choose(0, 0, 7)).games[0]?.rows.home[0]?.isAccountKept).toBe(false);
  });
});

describe('a stored result', () => {
  const storedRow = { player: { id: 7 }, ...rowStats(250, 2) };
  const form = formOf([{ number: 1, homeGoals: 2, awayGoals: 1, home: [storedRow], away: [] }], ['digest']);

  it('fills the form and is no change', () => {
    expect(form.isChanged).toBe(false);
    expect(form.games[0]?.rows.home[0]?.playerId).toBe(7);
    expect(form.games[0]?.goals).toEqual({ home: null, away: '1' });
    expect(form.games[0]?.replay).toEqual({ digest: 'digest', reading: null });
  });

  it('loses its replay when the game is emptied, since the numbers no longer come from it', () => {
    expect(after(form, { type: 'clear', game: 0 }).games[0]?.replay).toBeNull();
  });

  it('leaves the form it was as it was', () => {
    const before = structuredClone(form);
    after(form, { type: 'goals', game: 0, side: 'home', text: '9' }, choose(0, 0, 3));
    expect(form).toEqual(before);
  });
});

describe('only the result now', () => {
  const typed = (number: number, home: string, away: string): ReportAction[] => [
    { type: 'goals', game: number, side: 'home', text: home },
    { type: 'goals', game: number, side: 'away', text: away },
  ];
  const after = (...actions: ReportAction[]) => actions.reduce(reportForm, emptyForm());
  const ON: ReportAction = { type: 'result-only', isOn: true };
  const row = { game: 0, side: 'home', row: 0 } as const;

  it('sends the goals of the games, without rows', () => {
    const { games, faults } = toInput(after(ON, ...typed(0, '2', '1'), ...typed(1, '0', '3')));
    expect(faults).toEqual([]);
    expect(games.map(({ homeGoals, awayGoals, home, away }) => [homeGoals, awayGoals, home, away])).toEqual([
      [2, 1, [], []],
      [0, 3, [], []],
    ]);
  });

  it('keeps what the rows have: the goals stay, and the rows come back with the choice', () => {
    const filled: ReportAction[] = [
      { type: 'player', at: row, playerId: 7 },
      { type: 'number', at: row, stat: 'goals', text: '2' },
      { type: 'player', at: { ...row, side: 'away' }, playerId: 8 },
    ];
    const on = after(...filled, ON);
    expect(toInput(on).games).toMatchObject([{ homeGoals: 2, awayGoals: 0, home: [] }]);
    const off = reportForm(on, { type: 'result-only', isOn: false });
    expect(toInput(off).games).toMatchObject([{ homeGoals: 2, home: [{ playerId: 7, goals: 2 }] }]);
    expect(off.games[0]?.goals).toEqual({ home: null, away: null });
  });

  it('ends when files bring the numbers', () => {
    const form = after(ON, { type: 'fill', proposal: { files: [], games: [], warnings: [] } });
    expect(form.isResultOnly).toBeUndefined();
  });

  it('tells every number that cannot be stored at once', () => {
    const { faults } = toInput(after(ON, ...typed(0, '3277', '1'), ...typed(1, '1', '9999')));
    expect(faults.map(({ kind, cell }) => [kind, cell.game, cell.side])).toEqual([
      ['too-large', 0, 'home'],
      ['too-large', 1, 'away'],
    ]);
  });
});
