import type { BoxScorePlayer } from '../series/box-score.ts';
import type { AccountOwner } from './replay-proposal.ts';
import {
  HOME_BLUE,
  NAMES_ONLY,
  ROSTERS,
  replayFile,
  rosterMember,
  proposalFor,
  boxScoreRow,
  steamId,
} from '../testing/replay-games.ts';

const OWNER: AccountOwner = {
  playerId: 9,
  nickname: 'Varg',
  team: 'Skogens FC',
  platform: 'steam',
  accountId: steamId(9),
};
const gameOf = (players: BoxScorePlayer[], owners: AccountOwner[] = [OWNER], rosters = ROSTERS) => {
  const [game] = proposalFor([replayFile('a.replay', { players })], { rosters, owners }).games;
  if (!game) throw new Error('the file gave no game');
  return game;
};
const firstOf = (...args: Parameters<typeof gameOf>) =>
  gameOf(...args).rows.find(({ side, slot }) => side === 'home' && slot === 1);

/** A row with the account of number 9 and the nickname of a home player. */
const RINGER = [boxScoreRow(9, 0, { name: 'Lingon' }), ...HOME_BLUE.slice(1)];

describe('a row on the account of a player of another team', () => {
  it('is credited to no one, though its name is on the roster: owner and team are told', () => {
    for (const rosters of [ROSTERS, NAMES_ONLY]) {
      expect(firstOf(RINGER, [OWNER], rosters)?.match).toEqual({
        kind: 'unknown',
        playerId: null,
        suggestions: [],
        owner: { nickname: 'Varg', side: null, team: 'Skogens FC' },
        isLeftBehind: false,
      });
      expect(gameOf(RINGER, [OWNER], rosters).warnings).toContainEqual({
        code: 'account-of-another',
        params: { name: 'Lingon', nickname: 'Varg', team: 'Skogens FC' },
      });
    }
  });

  it('is credited to no one also when its owner has no team', () => {
    expect(firstOf(RINGER, [{ ...OWNER, team: null }])?.match).toMatchObject({
      playerId: null,
      owner: { nickname: 'Varg', team: null },
    });
  });

  it('has no vote on the sides by its name', () => {
    expect(gameOf(RINGER).sides).toMatchObject({ votesFor: 5, votesAgainst: 0 });
    expect(gameOf(RINGER, []).sides).toMatchObject({ votesFor: 6, votesAgainst: 0 });
  });

  it('is told with the other side when its owner is in the other team of the series', () => {
    const rows = [boxScoreRow(4, 0, { name: 'Lingon' }), ...HOME_BLUE.slice(1)];
    expect(firstOf(rows)?.match).toMatchObject({ playerId: null, owner: { nickname: 'Grävling', side: 'away' } });
  });

  it("is still the roster's own player when they own the account", () => {
    const own: AccountOwner = { ...OWNER, playerId: 1, nickname: 'Lingon', accountId: steamId(1) };
    expect(firstOf(HOME_BLUE, [own, OWNER])?.match).toMatchObject({ kind: 'account', playerId: 1, owner: null });
  });

  it('leaves names alone where no one owns the account', () => {
    expect(firstOf(RINGER, [], NAMES_ONLY)?.match).toMatchObject({ kind: 'nickname', playerId: 1, owner: null });
  });

  it('does not become a second player of the own team by its name', () => {
    const accounts = [1, 9].map((number) => ({ platform: 'steam' as const, accountId: steamId(number) }));
    const rosters = { ...ROSTERS, home: [{ ...rosterMember(1, 'Lingon'), accounts }, ...ROSTERS.home.slice(1)] };
    const players = [
      boxScoreRow(1, 0),
      boxScoreRow(9, 0, { name: 'Hjortron' }),
      boxScoreRow(3, 0),
      ...HOME_BLUE.slice(3),
    ];
    expect(gameOf(players, [], rosters).rows[1]).toMatchObject({ name: 'Hjortron', match: { playerId: null } });
  });
});

describe('a PSN name', () => {
  const psn = (changes: Partial<BoxScorePlayer> = {}): BoxScorePlayer =>
    boxScoreRow(1, 0, {
      platform: 'playstation',
      accountId: '482',
      accountName: 'Lingon_PSN',
      name: 'Smurf',
      ...changes,
    });
  const known = {
    ...rosterMember(1, 'Lingon'),
    accounts: [{ platform: 'playstation' as const, accountId: 'lingon_psn' }],
  };

  it('is an account as good as its number, in any case of letters', () => {
    const rosters = { ...ROSTERS, home: [known, ...ROSTERS.home.slice(1)] };
    expect(firstOf([psn(), ...HOME_BLUE.slice(1)], [], rosters)?.match).toMatchObject({ kind: 'account', playerId: 1 });
    const other = [psn({ platform: 'xbox' }), ...HOME_BLUE.slice(1)];
    expect(firstOf(other, [], rosters)?.match.playerId).toBeNull();
  });

  it('of another player keeps the row open', () => {
    const owner: AccountOwner = { ...OWNER, platform: 'playstation', accountId: 'LINGON_psn' };
    const rows = [psn({ name: 'Lingon' }), ...HOME_BLUE.slice(1)];
    expect(firstOf(rows, [owner])?.match).toMatchObject({ playerId: null, owner: { nickname: 'Varg' } });
  });
});

describe('a player who left and came back', () => {
  const nothing = { score: 0, goals: 0 };

  it('has one row that counts and one that is shown as left behind', () => {
    for (const empty of [0, 1]) {
      const twice = [boxScoreRow(1, 0, { goals: 2 }), boxScoreRow(1, 0)];
      twice[empty] = boxScoreRow(1, 0, nothing);
      const game = gameOf([...twice, ...HOME_BLUE.slice(1)]);
      const rows = game.rows.filter(({ name }) => name === 'Lingon');
      expect(rows.map(({ match }) => [match.playerId, match.isLeftBehind])).toEqual(
        empty === 0
          ? [
              [null, true],
              [1, false],
            ]
          : [
              [1, false],
              [null, true],
            ],
      );
      expect(game.needsChoice).toBe(false);
      expect(game.sides.votesFor).toBe(6);
      expect(game.warnings).toContainEqual({ code: 'left-and-came-back', params: { name: 'Lingon' } });
      expect(game.warnings.map(({ code }) => code)).not.toContain('too-many-rows');
    }
  });

  it('is known by name alone only where a row is empty', () => {
    const unnamed = (changes: Partial<BoxScorePlayer>) => boxScoreRow(1, 0, { accountId: null, ...changes });
    const behind = (players: BoxScorePlayer[]) =>
      gameOf(players, [], NAMES_ONLY).rows.filter(({ match }) => match.isLeftBehind).length;
    expect(behind([unnamed({}), unnamed(nothing), ...HOME_BLUE.slice(1)])).toBe(1);
    expect(behind([unnamed({}), unnamed({}), ...HOME_BLUE.slice(1)])).toBe(0);
    expect(behind([unnamed({ name: '' }), unnamed({ ...nothing, name: '' }), ...HOME_BLUE.slice(1)])).toBe(0);
  });

  it('is not someone on the other side', () => {
    const players = [...HOME_BLUE, boxScoreRow(1, 1, nothing)];
    expect(gameOf(players).rows.filter(({ match }) => match.isLeftBehind)).toEqual([]);
  });
});
