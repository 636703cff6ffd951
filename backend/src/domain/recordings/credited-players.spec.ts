import { creditedPlayers } from './credited-players.ts';
import type { CreditedRow } from './game-reading.ts';
import { madeRecording } from './testing/made-recording.ts';
import type { MadeGame, MadePlayer } from './testing/made-recording.ts';

const NAMES = ['Lingon', 'Hjortron', 'Blåbär', 'Grävling', 'Järv', 'Lodjur'];
const account = (number: number) => `7656119000000000${number}`;
const line = (number: number) => ({ score: 100 * number, goals: 0, assists: 0, saves: number, shots: 0 });
/** The players 1 to 3 are the home team, 4 to 6 the away team. */
const row = (number: number, changes: Partial<CreditedRow> = {}): CreditedRow => ({
  playerId: number,
  side: number <= 3 ? 'home' : 'away',
  accounts: [account(number)],
  names: [NAMES[number - 1] ?? ''],
  ...line(number),
  ...changes,
});
const ROWS = [1, 2, 3, 4, 5, 6].map((number) => row(number));
const player = (number: number, team: 0 | 1, changes: Partial<MadePlayer> = {}): MadePlayer => ({
  team,
  name: NAMES[number - 1] ?? 'Okänd',
  accountId: account(number),
  stats: line(number),
  ...changes,
});
const BLUE_HOME = [1, 2, 3, 4, 5, 6].map((number) => player(number, number <= 3 ? 0 : 1));
const ORANGE_HOME = [1, 2, 3, 4, 5, 6].map((number) => player(number, number <= 3 ? 1 : 0));
/** Someone of whom nothing fits a row. */
const stranger = (team: 0 | 1) => player(9, team, { name: 'Okänd', stats: { score: 7 } });

const find = (players: MadePlayer[], rows: readonly CreditedRow[] = ROWS, game: Partial<MadeGame> = {}) =>
  creditedPlayers(madeRecording({ frames: 2, players, ...game }), rows);
const idsOf = (players: MadePlayer[], rows?: readonly CreditedRow[]) => find(players, rows)?.playerIds;
const withoutAccounts = ROWS.map((each) => ({ ...each, accounts: [] }));
const withoutNames = withoutAccounts.map((each) => ({ ...each, names: [] }));

describe('the colour of the home team', () => {
  it.each([
    { why: 'by accounts', rows: ROWS },
    { why: 'by names', rows: withoutAccounts },
    { why: 'by numbers', rows: withoutNames },
  ])('is found $why', ({ rows }) => {
    expect(find(BLUE_HOME, rows)).toEqual({ homeColour: 0, playerIds: [1, 2, 3, 4, 5, 6] });
    expect(find(ORANGE_HOME, rows)).toEqual({ homeColour: 1, playerIds: [1, 2, 3, 4, 5, 6] });
  });

  it('is found by one known player', () => {
    const players = [stranger(0), stranger(0), player(5, 0), stranger(1)];
    expect(find(players)).toEqual({ homeColour: 1, playerIds: [null, null, 5, null] });
  });

  it('is found by the goals when no one is known', () => {
    const goals = [1, 1, 0].map((team) => ({ frame: 1, team: team === 0 ? 0 : 1, player: null }) as const);
    const rows = [row(1, { goals: 2 }), row(4, { goals: 1 })];
    expect(find([stranger(0), stranger(1)], rows, { goals })).toEqual({ homeColour: 1, playerIds: [null, null] });
  });

  it.each([
    { why: 'no one is known and the score is even', players: [stranger(0), stranger(1)], rows: ROWS },
    { why: 'the report has no rows', players: BLUE_HOME, rows: [] },
    { why: 'as much speaks for one as for the other', players: [player(1, 0), player(4, 0)], rows: ROWS },
  ])('cannot be decided when $why', ({ players, rows }) => {
    const goals = [
      { frame: 1, team: 0 as const, player: null },
      { frame: 1, team: 1 as const, player: null },
    ];
    const even = rows.map((each) => ({ ...each, goals: 0 }));
    expect(find(players, even, { goals })).toBeNull();
  });
});

describe('a player', () => {
  it('is known by the account, whatever the name is', () => {
    const swappedNames = [player(1, 0, { name: 'Hjortron' }), player(2, 0, { name: 'Lingon' }), ...BLUE_HOME.slice(2)];
    expect(idsOf(swappedNames)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('is known by an account that is written in another way', () => {
    const rows = [row(1, { accounts: [' ABCDEF '], names: [] }), ...ROWS.slice(1)];
    expect(idsOf([player(1, 0, { accountId: 'abcdef', name: 'x' }), ...BLUE_HOME.slice(1)], rows)?.[0]).toBe(1);
  });

  it('is known by an earlier nickname, folded', () => {
    const rows = [row(1, { accounts: [], names: ['Nytt', 'Lingon'] }), ...ROWS.slice(1)];
    expect(idsOf([player(1, 0, { name: ' L-I-N-G-O-N ', accountId: null }), ...BLUE_HOME.slice(1)], rows)?.[0]).toBe(1);
  });

  it('of whom no row tells is no one: a ringer with another account, name and numbers', () => {
    expect(idsOf([...BLUE_HOME.slice(0, 2), stranger(0), ...BLUE_HOME.slice(3)])).toEqual([1, 2, null, 4, 5, 6]);
  });

  it('is a ringer whom the report credits by their numbers', () => {
    const guest = player(9, 0, { name: 'Gäst', stats: line(3) });
    expect(idsOf([...BLUE_HOME.slice(0, 2), guest, ...BLUE_HOME.slice(3)])?.[2]).toBe(3);
  });

  it('is not found by numbers that two have', () => {
    const guests = [player(8, 0, { name: 'En', stats: line(2) }), player(9, 0, { name: 'Två', stats: line(2) })];
    const rows = [ROWS[0] ?? row(1), row(2, line(2)), row(3, line(2)), ...ROWS.slice(3)];
    expect(idsOf([player(1, 0), ...guests, ...BLUE_HOME.slice(3)], rows)).toEqual([1, null, null, 4, 5, 6]);
    expect(idsOf([player(1, 0), ...guests, ...BLUE_HOME.slice(3)])).toEqual([1, null, null, 4, 5, 6]);
  });

  it('is not found by a line of zeros', () => {
    const zeros = { score: 0, goals: 0, assists: 0, saves: 0, shots: 0 };
    const guest = player(9, 0, { name: 'Gäst', stats: zeros });
    expect(
      idsOf([player(1, 0), player(2, 0), guest, ...BLUE_HOME.slice(3)], [row(1), row(2), row(3, zeros)])?.[2],
    ).toBeNull();
  });

  it('who shares a name with a mate is not found by it', () => {
    const twins = [
      player(1, 0, { accountId: null, stats: { score: 1 } }),
      player(1, 0, { accountId: null, stats: { score: 2 } }),
    ];
    expect(idsOf([...twins, ...BLUE_HOME.slice(2)])).toEqual([null, null, 3, 4, 5, 6]);
  });

  it('on one machine with another is found by name: the two have one account, so the recording gives none', () => {
    const split = [player(1, 0, { accountId: null }), player(2, 0, { accountId: null, name: 'HJORTRON' })];
    expect(idsOf([...split, ...BLUE_HOME.slice(2)])).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('is not taken for a namesake whose account is an opponent’s', () => {
    const impostor = player(4, 0, { name: 'Lingon', stats: { score: 1 } });
    const players = [impostor, player(2, 0), player(3, 0), player(5, 1), player(6, 1)];
    expect(idsOf(players)).toEqual([null, 2, 3, 5, 6]);
  });

  it('is one: the rest of someone who left does not become them too', () => {
    const rest = player(1, 0, { accountId: null, stats: {} });
    expect(idsOf([...BLUE_HOME, rest])).toEqual([1, 2, 3, 4, 5, 6, null]);
  });

  it('is no bot with the same name', () => {
    const bot = player(1, 0, { accountId: null, isBot: true });
    expect(idsOf([bot, ...BLUE_HOME.slice(1)])).toEqual([null, 2, 3, 4, 5, 6]);
  });
});
