import { reportForm, type ReportAction } from './report-form';
import {
  cellId,
  cellOfField,
  cellOfId,
  goalsOf,
  keptAccounts,
  scoresOf,
  toInput,
  wonScoresOf,
  type Cell,
} from './report-input';
import { formOf } from './report-fill';
import { emptyForm, type ReportForm } from './report-model';
import { knownRow, proposalOf, replayGame, replayRow, rowStats, unknown } from '../testing/replay-proposals';
import type { Side, Stat } from './grid-shape';

const number = (game: number, side: Side, row: number, stat: Stat, text: string): ReportAction => ({
  type: 'number',
  at: { game, side, row },
  stat,
  text,
});
const player = (game: number, side: Side, row: number, playerId: number): ReportAction => ({
  type: 'player',
  at: { game, side, row },
  playerId,
});
const formAfter = (...actions: ReportAction[]): ReportForm => actions.reduce(reportForm, emptyForm());

describe('what is sent', () => {
  it('has the games that were played, and the rows that someone stands in', () => {
    const form = formAfter(
      player(0, 'home', 1, 7),
      number(0, 'home', 1, 'goals', '2'),
      player(0, 'away', 0, 8),
      number(0, 'away', 0, 'score', '1 050'),
    );
    expect(toInput(form)).toEqual({
      faults: [],
      games: [
        {
          homeGoals: 2,
          awayGoals: 0,
          home: [{ playerId: 7, ...rowStats(0, 2) }],
          away: [{ playerId: 8, ...rowStats(1050) }],
          replayDigest: null,
        },
      ],
    });
  });

  it('has the goals that staff typed, not the sum, until they take them away again', () => {
    const form = formAfter(player(0, 'home', 0, 7), number(0, 'home', 0, 'goals', '2'), {
      type: 'goals',
      game: 0,
      side: 'home',
      text: '3',
    });
    expect(form.games[0] && goalsOf(form.games[0], 'home')).toBe(3);
    const cleared = reportForm(form, { type: 'goals', game: 0, side: 'home', text: '' });
    expect(cleared.games[0] && goalsOf(cleared.games[0], 'home')).toBe(2);
  });

  describe('the goals in order', () => {
    const rows = [
      replayRow('home', 'A', knownRow(1), rowStats(1, 2)),
      replayRow('home', 'B', unknown, rowStats(1, 1)),
      replayRow('away', 'C', knownRow(3), rowStats(1, 1)),
    ];
    const goals = [
      { side: 'home', slot: 1 },
      { side: 'home', slot: 2 },
      { side: 'away', slot: null },
      { side: 'home', slot: 1 },
    ] as const;
    const replay = { ...replayGame(1, rows, { home: 3, away: 1 }), goals: [...goals] };
    const fill: ReportAction = { type: 'fill', proposal: proposalOf(replay) };
    const sent = (...actions: ReportAction[]) => toInput(formAfter(fill, player(0, 'home', 1, 2), ...actions)).games[0];

    it('name the players of the rows, also those whom staff have chosen', () => {
      expect(sent()?.goals).toEqual([
        { side: 'HOME', playerId: 1 },
        { side: 'HOME', playerId: 2 },
        { side: 'AWAY', playerId: null },
        { side: 'HOME', playerId: 1 },
      ]);
    });

    it.each([
      { why: 'the score', actions: [{ type: 'goals', game: 0, side: 'away', text: '2' }] },
      { why: "a scorer's goals", actions: [number(0, 'home', 0, 'goals', '1')] },
    ] as const)('are not sent after a change of $why', ({ actions }) => {
      expect(sent(...actions)).not.toHaveProperty('goals');
    });

    it('are not sent with the result alone, nor when the game is emptied and typed', () => {
      expect(sent({ type: 'result-only', isOn: true })).not.toHaveProperty('goals');
      const typed = [number(0, 'home', 0, 'goals', '3'), number(0, 'away', 0, 'goals', '1')];
      expect(
        sent({ type: 'clear', game: 0 }, ...typed, player(0, 'home', 0, 1), player(0, 'away', 0, 3)),
      ).toMatchObject({ homeGoals: 3, awayGoals: 1 });
      expect(
        sent({ type: 'clear', game: 0 }, ...typed, player(0, 'home', 0, 1), player(0, 'away', 0, 3)),
      ).not.toHaveProperty('goals');
    });

    it('keep a goal without its scorer, whose row is left out', () => {
      const left = sent(
        { type: 'include', at: { game: 0, side: 'home', row: 1 }, isIncluded: false },
        {
          ...{ type: 'goals', game: 0, side: 'home', text: '3' },
        },
      );
      expect(left?.goals?.map(({ playerId }) => playerId)).toEqual([1, null, null, 1]);
    });

    it('of a stored game are sent again with its correction', () => {
      const scorer = (id: number) => ({ player: { id }, ...rowStats(1, 1) });
      const scored = [
        { side: 'AWAY', scorer: { id: 8 } },
        { side: 'HOME', scorer: { id: 7 } },
        { side: 'HOME', scorer: null },
      ] as const;
      const form = formOf(
        [{ number: 1, homeGoals: 2, awayGoals: 1, goals: scored, home: [scorer(7)], away: [scorer(8)] }],
        [null],
      );
      const corrected = reportForm(form, number(0, 'home', 0, 'saves', '4'));
      expect(toInput(corrected).games[0]?.goals).toEqual([
        { side: 'AWAY', playerId: 8 },
        { side: 'HOME', playerId: 7 },
        { side: 'HOME', playerId: null },
      ]);
    });
  });

  it('leaves out the rows that staff do not count', () => {
    const four = ['A', 'B', 'C', 'D'].map((name, index) =>
      replayRow('home', name, knownRow(index + 1), rowStats(1, 1)),
    );
    const rows = [...four, replayRow('away', 'E', knownRow(5), rowStats(1))];
    const fill: ReportAction = { type: 'fill', proposal: proposalOf(replayGame(1, rows, { home: 4, away: 0 })) };
    expect(toInput(formAfter(fill)).faults).toMatchObject([{ kind: 'too-many-rows', cell: { game: 0, side: 'home' } }]);
    const chosen = formAfter(fill, { type: 'include', at: { game: 0, side: 'home', row: 1 }, isIncluded: false });
    expect(toInput(chosen).games[0]?.home.map(({ playerId }) => playerId)).toEqual([1, 3, 4]);
    expect(chosen.games[0] && goalsOf(chosen.games[0], 'home')).toBe(3);
  });
});

describe('the running result', () => {
  const goals = (game: number, home: string, away: string): ReportAction[] => [
    { type: 'goals', game, side: 'home', text: home },
    { type: 'goals', game, side: 'away', text: away },
  ];

  it('counts the games that somebody has won: a level one at the end is still being typed', () => {
    const form = formAfter(...goals(0, '2', '1'), ...goals(1, '1', '1'));
    expect(scoresOf(form)).toHaveLength(2);
    expect(wonScoresOf(form)).toEqual([{ homeGoals: 2, awayGoals: 1 }]);
  });

  it('keeps a level game that others follow: no order of typing makes it possible', () => {
    expect(wonScoresOf(formAfter(...goals(0, '1', '1'), ...goals(1, '2', '0')))).toHaveLength(2);
  });

  it('is unknown while a number cannot be read', () => {
    expect(wonScoresOf(formAfter(...goals(0, 'x', '1')))).toBeNull();
  });
});

describe('what must be mended first', () => {
  /** One game that can be sent. */
  const CLEAN = [player(0, 'home', 0, 7), number(0, 'home', 0, 'goals', '1'), player(0, 'away', 0, 8)];
  const kinds = (form: ReportForm) =>
    toInput(form).faults.map(({ kind, cell }) => `${kind} ${cell.game} ${cell.side} ${cell.row}`);

  it('is nothing in a clean game', () => {
    expect(kinds(formAfter(...CLEAN))).toEqual([]);
  });

  it('is a side without players, unless only the result is reported', () => {
    const form = formAfter(player(0, 'home', 0, 7), number(0, 'home', 0, 'goals', '1'));
    expect(kinds(form)).toEqual(['no-rows 0 away 0']);
    expect(kinds(reportForm(form, { type: 'result-only', isOn: true }))).toEqual([]);
  });

  it('is a player with two rows of a game, on one side or both', () => {
    const more = [player(0, 'home', 2, 7), player(0, 'away', 1, 7)];
    expect(kinds(formAfter(...CLEAN, ...more))).toEqual(['twice 0 home 2', 'twice 0 away 1']);
  });

  it('is a level game', () => {
    expect(kinds(formAfter(...CLEAN, number(0, 'away', 0, 'goals', '1')))).toEqual(['level-game 0 home null']);
  });

  it('is all of it at once, in every game', () => {
    const form = formAfter(
      ...CLEAN,
      player(0, 'home', 1, 7),
      // the second game has the players of the first, so 7 stands twice there too
      number(1, 'home', 2, 'goals', '1'),
      number(1, 'away', 0, 'goals', '1'),
      number(1, 'away', 0, 'shots', 'x'),
    );
    expect(kinds(form)).toEqual([
      'twice 0 home 1',
      'no-player 1 home 2',
      'not-a-number 1 away 0',
      'level-game 1 home null',
      'twice 1 home 1',
    ]);
  });

  it('is a row with numbers and no one', () => {
    const form = formAfter(...CLEAN, number(0, 'away', 2, 'saves', '1'));
    expect(toInput(form).faults).toEqual([
      { kind: 'no-player', cell: { game: 0, side: 'away', row: 2, part: 'player' } },
    ]);
  });

  it('is what is no number, and nothing is sent', () => {
    const { faults, games } = toInput(formAfter(...CLEAN, number(0, 'home', 0, 'shots', '-1')));
    expect(faults).toEqual([{ kind: 'not-a-number', cell: { game: 0, side: 'home', row: 0, part: 'shots' } }]);
    expect(games).toEqual([]);
  });

  it('is an empty game before one that is filled', () => {
    const late = [player(2, 'home', 0, 7), number(2, 'home', 0, 'goals', '1'), player(2, 'away', 0, 8)];
    const { faults } = toInput(formAfter(...late));
    expect(faults.map(({ kind, cell }) => `${kind} ${cell.game}`)).toEqual(['empty-game 0', 'empty-game 1']);
  });

  it('makes the running result unreadable', () => {
    expect(scoresOf(formAfter(player(0, 'home', 0, 7), number(0, 'home', 0, 'goals', 'två')))).toBeNull();
  });
});

describe('the cell of a refusal', () => {
  const form = formAfter(player(0, 'home', 0, 7), player(0, 'home', 2, 8), player(0, 'away', 0, 9));

  it.each<[string, Partial<Cell> | null, string]>([
    ['games.0.home.1.playerId', { row: 2, part: 'player' }, 'the server counts only the rows that were sent'],
    ['games.0.away.0.shots', { side: 'away', row: 0, part: 'shots' }, 'a number'],
    ['games.0.home', { row: null, part: 'goals' }, 'a side is shown by its goals'],
    ['games.3', { game: 3, side: 'home', row: null }, 'a game that is missing'],
    ['games.0.home.7.goals', { row: null, part: 'goals' }, 'a row that is not there'],
    ['games.5', null, 'no sixth game'],
    ['version', null, 'no cell at all'],
  ])('%s is %j: %s', (field, expected) => {
    if (expected === null) expect(cellOfField(form, field)).toBeNull();
    else expect(cellOfField(form, field)).toMatchObject(expected);
  });

  it('is found again by its id', () => {
    const cells: Cell[] = [
      { game: 4, side: 'away', row: 2, part: 'saves' },
      { game: 0, side: 'home', row: 3, part: 'player' },
      { game: 1, side: 'home', row: null, part: 'goals' },
    ];
    expect(cells.map((cell) => cellOfId(cellId(cell)))).toEqual(cells);
    expect(cellOfId('page-heading')).toBeNull();
  });
});

describe('accounts to remember', () => {
  it('are each told once, with the player who was chosen', () => {
    const games = [1, 2].map((game) => replayGame(game, [replayRow('home', 'Ada', unknown)]));
    const form = formAfter({ type: 'fill', proposal: proposalOf(...games) }, player(0, 'home', 0, 7));
    expect(keptAccounts(form)).toEqual([{ playerId: 7, platform: 'steam', accountId: 'Ada-id', displayName: 'Ada' }]);
  });

  it('are none for a row that is left out, or known already', () => {
    const rows = [replayRow('home', 'Ada', unknown), replayRow('home', 'Bo', knownRow(3))];
    const form = formAfter({ type: 'fill', proposal: proposalOf(replayGame(1, rows)) }, player(0, 'home', 0, 7), {
      type: 'include',
      at: { game: 0, side: 'home', row: 0 },
      isIncluded: false,
    });
    expect(keptAccounts(form)).toEqual([]);
  });
});
