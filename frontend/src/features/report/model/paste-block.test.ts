import { isBlock, parseCount, pasteBlock } from './paste-block';
import { emptyForm, type ReportGame } from './report-model';
import { numbersOf } from '../testing/replay-proposals';
import type { RowAddress, Stat } from './grid-shape';

const players = {
  home: [{ playerId: 1, nickname: 'Åsa' }],
  away: [{ playerId: 2, nickname: 'Bo' }],
};

const paste = (text: string, at: RowAddress & { stat: Stat }, games: ReportGame[] = emptyForm().games) =>
  pasteBlock(games, { ...at, players }, text);

const first = { game: 0, side: 'home', row: 0, stat: 'score' } as const;

describe('parseCount', () => {
  it.each<[string, number | null, string]>([
    ['12', 12, 'a number'],
    ['', 0, 'nothing typed is 0'],
    [' 7 ', 7, 'spaces around'],
    ['1\u00a0234', 1234, 'a no-break space between thousands'],
    ['-3', null, 'no count is negative'],
    ['1.5', null, 'no count has decimals'],
    ['1e3', null, 'no other way of writing numbers'],
    ['tolv', null, 'a word'],
    ['9999999999', null, 'more than a number column holds'],
  ])('reads %j as %j: %s', (text, expected) => {
    expect(parseCount(text)).toBe(expected);
  });
});

describe('isBlock', () => {
  it.each([
    ['12', false, 'one cell'],
    ['12\r\n', false, 'one cell, as a spreadsheet copies it'],
    ['1\t2', true, 'two columns'],
    ['1\n2', true, 'two rows'],
    ['310;2', true, 'two columns of a file'],
    ['310,2,1', true, 'three columns of a file'],
    ['1,050', false, 'one number with a comma'],
  ])('says of %j: %s (%s)', (text, expected) => {
    expect(isBlock(text)).toBe(expected);
  });
});

describe('pasting a block', () => {
  it('fills from the focused cell, to the right and down', () => {
    const [game] = paste('1\t2\n3\t4', { ...first, row: 1, stat: 'goals' });
    expect(game?.rows.home.map(numbersOf)).toEqual(['    ', ' 1 2  ', ' 3 4  ']);
  });

  it.each([
    ['semicolons', 'Åsa;310;2\n;120;0'],
    ['commas', 'Åsa,310,2\n,120,0'],
  ])('reads the lines of a file with %s', (_name, text) => {
    const [game] = paste(text.replaceAll('Åsa', 'åsa').replace(/^[;,]/m, 'okänd$&'), first);
    expect(game?.rows.home.map(numbersOf)).toEqual(['310 2   ', '120 0   ', '    ']);
    expect(game?.rows.home[0]?.playerId).toBe(1);
  });

  it('goes on into the away side and the next game', () => {
    const games = paste('1\n2\n3', { game: 0, side: 'away', row: 1, stat: 'score' });
    expect(games[0]?.rows.away.map(({ numbers }) => numbers.score)).toEqual(['', '1', '2']);
    expect(games[1]?.rows.home[0]?.numbers.score).toBe('3');
  });

  it('steps over headings and blank lines', () => {
    const [game] = paste('Poäng\tMål\n10\t1\n\n20\t2\n', first);
    expect(game?.rows.home.map(({ numbers }) => numbers.score)).toEqual(['10', '20', '']);
  });

  it('drops what falls outside the grid', () => {
    const games = paste('1\t2\t3\n4', { game: 4, side: 'away', row: 2, stat: 'saves' });
    expect(numbersOf(games[4]?.rows.away[2])).toBe('   1 2');
  });

  it('names players from a first column of names, whatever column has focus', () => {
    const [game] = paste('åsa\t310\t2\nOkänd\t90\t0', { ...first, stat: 'shots' });
    expect(game?.rows.home[0]).toMatchObject({ playerId: 1, numbers: { score: '310', goals: '2' } });
    expect(game?.rows.home[1]).toMatchObject({ playerId: null, numbers: { score: '90' } });
  });

  it('names no one of the other side', () => {
    const [game] = paste('Bo\t310', first);
    expect(game?.rows.home[0]?.playerId).toBeNull();
  });

  it('counts the rows of a side that has more than three', () => {
    const games = emptyForm().games;
    games[0]?.rows.home.push(...(games[1]?.rows.home.slice(0, 1) ?? []));
    const [game] = paste('1\n2\n3\n4\n5', first, games);
    expect(game?.rows.home.map(({ numbers }) => numbers.score)).toEqual(['1', '2', '3', '4']);
    expect(game?.rows.away[0]?.numbers.score).toBe('5');
  });
});
