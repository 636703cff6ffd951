import fc from 'fast-check';
import type { BoxScore, BoxScorePlayer } from '../series/box-score.ts';
import {
  HOME,
  HOME_BLUE,
  NAMES_ONLY,
  ROSTERS,
  replayFile,
  rosterMember,
  proposalFor,
  boxScoreRow,
  steamId,
  swapColours,
} from '../testing/replay-games.ts';

const gameOf = (changes: Partial<BoxScore>, rosters = ROSTERS) => {
  const [game] = proposalFor([replayFile('a.replay', changes)], { rosters }).games;
  if (!game) throw new Error('the file gave no game');
  return game;
};
const warningsOf = (changes: Partial<BoxScore>, rosters = ROSTERS) =>
  gameOf(changes, rosters).warnings.map((warning) => warning.code);
describe('the goals in order', () => {
  const goals = [
    { team: 0, scorer: 1 },
    { team: 1, scorer: 4 },
    { team: 0, scorer: null },
  ] as const;

  it('are told by side and by the row of the scorer, both ways round', () => {
    const game = gameOf({ players: swapColours(HOME_BLUE), goals });
    expect(game.sides.homeIs).toBe('orange');
    expect(game.goals).toEqual([
      { side: 'away', slot: 2 },
      { side: 'home', slot: 2 },
      { side: 'away', slot: null },
    ]);
    expect(game.swapped.goals.map(({ side }) => side)).toEqual(['home', 'away', 'home']);
  });

  it('have no scorer when a bot has scored, and its side has the goal', () => {
    const players = HOME_BLUE.map((player, index) => (index === 1 ? { ...player, isBot: true } : player));
    expect(gameOf({ players, goals }).goals[0]).toEqual({ side: 'home', slot: null });
  });
});

describe('home and away', () => {
  it.each([
    { players: HOME_BLUE, homeIs: 'blue', homeGoals: 2, awayGoals: 1 },
    { players: swapColours(HOME_BLUE), homeIs: 'orange', homeGoals: 1, awayGoals: 2 },
  ])('are decided by the rosters: home is $homeIs', ({ players, homeIs, homeGoals, awayGoals }) => {
    expect(gameOf({ players })).toMatchObject({
      sides: { homeIs, votesFor: 6, votesAgainst: 0, undecided: false },
      homeGoals,
      awayGoals,
    });
  });

  it('are decided again for every file, since teams change colour', () => {
    const proposal = proposalFor([
      replayFile('a'),
      replayFile('b', { players: swapColours(HOME_BLUE) }),
      replayFile('c'),
    ]);
    expect(proposal.games.map((game) => game.sides.homeIs)).toEqual(['blue', 'orange', 'blue']);
  });

  it('are decided by nickname when no account is known', () => {
    expect(gameOf({ players: swapColours(HOME_BLUE) }, NAMES_ONLY).sides).toMatchObject({
      homeIs: 'orange',
      votesFor: 6,
    });
  });

  it('are undecided when no one is known: said, and both ways are given', () => {
    const strangers = HOME_BLUE.map((player, index) => ({ ...player, name: `Okänd ${index}`, accountId: null }));
    const game = gameOf({ players: strangers });
    expect(game.sides).toEqual({ homeIs: null, votesFor: 0, votesAgainst: 0, undecided: true });
    expect(game.warnings).toContainEqual({ code: 'sides-undecided', params: { votesFor: 0, votesAgainst: 0 } });
    expect([game.homeGoals, game.swapped.homeGoals]).toEqual([2, 1]);
  });

  it('are undecided on a tie', () => {
    const players = [
      boxScoreRow(1, 0),
      boxScoreRow(2, 1),
      boxScoreRow(8, 0, { name: 'X' }),
      boxScoreRow(9, 1, { name: 'Y' }),
    ];
    expect(gameOf({ players }).sides).toEqual({ homeIs: null, votesFor: 1, votesAgainst: 1, undecided: true });
  });

  it('are decided by the majority, and the votes against are told', () => {
    const players = [
      boxScoreRow(1, 0),
      boxScoreRow(2, 0),
      boxScoreRow(4, 0),
      boxScoreRow(3, 1, { name: 'Z', accountId: null }),
      boxScoreRow(5, 1),
      boxScoreRow(6, 1),
    ];
    const game = gameOf({ players });
    expect(game.sides).toEqual({ homeIs: 'blue', votesFor: 4, votesAgainst: 1, undecided: false });
    expect(game.warnings.map(({ code }) => code)).toContain('sides-contested');
  });

  it.each([
    { rosters: ROSTERS, why: 'account' },
    { rosters: NAMES_ONLY, why: 'nickname' },
  ])('are not decided by a player on both rosters, known by $why', ({ rosters }) => {
    const both = { ...rosters, away: [...rosters.away, ...rosters.home.slice(0, 1)] };
    const game = gameOf({ players: HOME_BLUE }, both);
    expect(game.sides).toMatchObject({ homeIs: 'blue', votesFor: 5 });
    expect(game.rows[0]?.match.playerId).toBe(1);
    expect(game.warnings).toEqual([]);
  });

  it('are not decided by spectators or bots', () => {
    const players = [boxScoreRow(1, -1), boxScoreRow(2, 0, { isBot: true }), boxScoreRow(4, 1)];
    expect(gameOf({ players }).sides).toMatchObject({ votesFor: 1, homeIs: 'blue' });
  });

  it('can be turned by staff: the other way round is matched with the other rosters', () => {
    const { swapped } = gameOf({});
    expect([swapped.homeGoals, swapped.awayGoals]).toEqual([1, 2]);
    expect(swapped.rows.filter((r) => r.side === 'home').map((r) => r.name)).toEqual(['Grävling', 'Järv', 'Lodjur']);
    expect(swapped.rows.every((r) => r.match.playerId === null)).toBe(true);
  });

  it('mirror each other: swapping every colour changes nothing but the colour', () => {
    const numbers = fc.record({ goals: fc.nat(9), score: fc.nat(999) });
    fc.assert(
      fc.property(fc.array(numbers, { minLength: 6, maxLength: 6 }), fc.nat(9), fc.nat(9), (stats, blue, orange) => {
        const players = HOME_BLUE.map((player, index) => ({ ...player, ...stats[index] }));
        const { sides, fileName, ...one } = gameOf({ players, blueGoals: blue, orangeGoals: orange, digest: 'd' });
        const other = gameOf({ players: swapColours(players), blueGoals: orange, orangeGoals: blue, digest: 'd' });
        expect(other).toMatchObject(one);
        expect([sides.homeIs, other.sides.homeIs, fileName]).toEqual(['blue', 'orange', 'a.replay']);
      }),
      { numRuns: 100 },
    );
  });
});

describe('whose row it is', () => {
  const matchOf = (changes: Partial<BoxScorePlayer>, rosters = ROSTERS) => {
    const players = [boxScoreRow(1, 0, changes), ...HOME_BLUE.slice(1)];
    return gameOf({ players }, rosters).rows.find((r) => r.side === 'home' && r.slot === 1)?.match;
  };

  it.each([
    { changes: {}, expected: { kind: 'account', playerId: 1 }, why: 'the account is known' },
    { changes: { name: 'Smurf' }, expected: { kind: 'account', playerId: 1 }, why: 'an account has any name' },
    { changes: { accountId: null }, expected: { kind: 'nickname', playerId: 1 }, why: 'the name is unique' },
    { changes: { accountId: null, name: ' LINGON ' }, expected: { kind: 'nickname', playerId: 1 }, why: 'folded' },
    {
      changes: { platform: 'xbox' as const, name: 'Smurf' },
      expected: { kind: 'unknown', playerId: null },
      why: 'the same number on another platform is another account',
    },
    {
      changes: { accountId: null, name: 'Lingonn' },
      expected: { kind: 'suggested', playerId: null, suggestions: [expect.objectContaining({ playerId: 1 })] },
      why: 'likeness is offered, never chosen',
    },
    {
      changes: { accountId: null, name: 'qqqq' },
      expected: { kind: 'unknown', playerId: null, suggestions: [] },
      why: 'no one is near',
    },
    {
      changes: { accountId: null, name: 'Grävling' },
      expected: { playerId: null },
      why: "a name on the other side's roster is no one here",
    },
  ])('$changes gives $expected: $why', ({ changes, expected }) => {
    expect(matchOf(changes)).toMatchObject(expected);
  });

  it('knows an Epic account however it was typed', () => {
    const known = { ...rosterMember(1, 'Lingon'), accounts: [{ platform: 'epic' as const, accountId: ' ABCDEF ' }] };
    const rosters = { ...ROSTERS, home: [known, ...HOME.slice(1)] };
    expect(matchOf({ platform: 'epic', accountId: 'abcdef', name: 'X' }, rosters)).toMatchObject({ kind: 'account' });
  });

  it('does not choose between two players of one nickname', () => {
    const twins = { ...NAMES_ONLY, home: [rosterMember(1, 'Lingon', false), rosterMember(2, 'lingon', false)] };
    expect(matchOf({ accountId: null }, twins)).toMatchObject({ kind: 'suggested', playerId: null });
  });

  it('does not take two names without a visible letter for one', () => {
    const unseen = { ...NAMES_ONLY, home: [rosterMember(1, '\u200b', false)] };
    expect(matchOf({ accountId: null, name: '\u3164' }, unseen)?.playerId).toBeNull();
  });

  it('does not choose between two rows of one nickname', () => {
    const players = [
      boxScoreRow(1, 0, { accountId: null }),
      boxScoreRow(9, 0, { name: 'Lingon' }),
      boxScoreRow(4, 1),
      boxScoreRow(5, 1),
    ];
    const rows = gameOf({ players }).rows.filter((r) => r.side === 'home');
    expect(rows.map((r) => [r.match.kind, r.match.playerId])).toEqual([
      ['suggested', null],
      ['suggested', null],
    ]);
  });

  it('gives a player one row: a stranger does not take it by name', () => {
    const players = [
      boxScoreRow(9, 0, { name: 'Lingon' }),
      boxScoreRow(1, 0, { name: 'Smurf' }),
      boxScoreRow(4, 1),
      boxScoreRow(5, 1),
    ];
    const rows = gameOf({ players }).rows.filter((r) => r.side === 'home');
    expect(rows.map((r) => [r.name, r.match.kind, r.match.playerId])).toEqual([
      ['Lingon', expect.stringMatching(/suggested|unknown/), null],
      ['Smurf', 'account', 1],
    ]);
  });

  it('gives a player with two accounts in one game one row, and says so', () => {
    const both = { ...HOME[0]!, accounts: [1, 9].map((n) => ({ platform: 'steam' as const, accountId: steamId(n) })) };
    const players = [boxScoreRow(1, 0), boxScoreRow(9, 0, { name: 'Smurf' }), boxScoreRow(4, 1)];
    const game = gameOf({ players }, { ...ROSTERS, home: [both, ...HOME.slice(1)] });
    expect(game.rows.filter((r) => r.match.playerId === 1)).toHaveLength(1);
    expect(game.warnings).toContainEqual({ code: 'player-twice', params: { name: 'Smurf', nickname: 'Lingon' } });
  });

  it('never fills two rows with one player, nor a row with a player of the other side', () => {
    const anyRow = fc.record({
      id: fc.integer({ min: 1, max: 8 }),
      hasAccount: fc.boolean(),
      team: fc.constantFrom(0 as const, 1 as const),
      name: fc.constantFrom('Lingon', 'lingon', 'Järv', 'Hjortronn', 'Lodjur', 'Okänd'),
    });
    fc.assert(
      fc.property(fc.array(anyRow, { minLength: 1, maxLength: 8 }), (rows) => {
        const players = rows.map(({ id, hasAccount, team, name }) =>
          boxScoreRow(id, team, { name, accountId: hasAccount ? steamId(id) : null }),
        );
        for (const reading of [gameOf({ players }), gameOf({ players }).swapped]) {
          const chosen = reading.rows.filter((r) => r.match.playerId !== null);
          expect(new Set(chosen.map((r) => r.match.playerId)).size).toBe(chosen.length);
          for (const { side, match } of chosen) {
            expect(ROSTERS[side].map((player) => player.playerId)).toContain(match.playerId);
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('the rows of a game', () => {
  it('leave out spectators silently and bots with a warning', () => {
    const players = [
      ...HOME_BLUE,
      boxScoreRow(7, -1, { name: 'Tittare' }),
      boxScoreRow(8, 1, { name: 'Robot', isBot: true }),
      boxScoreRow(9, -1, { name: 'Tittande robot', isBot: true }),
    ];
    const game = gameOf({ players });
    expect(game.rows.map((r) => r.name)).toEqual(HOME_BLUE.map((player) => player.name));
    expect(game.warnings).toEqual([{ code: 'bot-dropped', params: { name: 'Robot' } }]);
  });

  it('carry the five numbers of the file', () => {
    const [first] = gameOf({
      players: [boxScoreRow(1, 0, { score: 350, goals: 2, assists: 1, saves: 3, shots: 4 }), ...HOME_BLUE.slice(1)],
    }).rows;
    expect(first?.stats).toEqual({ score: 350, goals: 2, assists: 1, saves: 3, shots: 4 });
  });

  it('are all given when a side has four, for staff to choose', () => {
    const game = gameOf({ players: [...HOME_BLUE, boxScoreRow(7, 0, { name: 'Reserv' })] });
    expect(game.needsChoice).toBe(true);
    expect(game.rows.filter((r) => r.side === 'home').map((r) => r.slot)).toEqual([1, 2, 3, 4]);
    expect(game.warnings).toContainEqual({ code: 'too-many-rows', params: { side: 'home', rows: 4 } });
  });

  it.each([
    { changes: {}, code: null, why: 'a plain game' },
    { changes: { players: HOME_BLUE.slice(1) }, code: 'too-few-rows', why: 'a player left before the end' },
    { changes: { players: HOME_BLUE.slice(1) }, code: 'goals-do-not-add-up', why: 'and had scored' },
    { changes: { blueGoals: 3 }, code: 'goals-do-not-add-up', why: 'an own goal' },
    { changes: { orangeGoals: 2 }, code: 'level-game', why: 'no game ends level' },
    { changes: { unfinished: true }, code: 'unfinished', why: 'the game says so itself' },
    {
      changes: {
        players: [boxScoreRow(1, 0, { goals: 2, accountId: null, sharedAccount: true }), ...HOME_BLUE.slice(1)],
      },
      code: 'shared-account',
      why: 'split screen',
    },
    {
      changes: { players: [...HOME_BLUE.slice(0, 2), boxScoreRow(4, 0, { name: 'X' }), ...HOME_BLUE.slice(4)] },
      code: 'plays-for-other-side',
      why: "an opponent's account",
    },
    {
      changes: { players: [...HOME_BLUE.slice(0, 5), boxScoreRow(9, 1, { name: 'Lingon', accountId: null })] },
      code: 'on-both-sides',
      why: 'one player by account and by name',
    },
  ])('warn $code: $why', ({ changes, code }) => {
    if (code === null) expect(warningsOf(changes)).toEqual([]);
    else expect(warningsOf(changes)).toContain(code);
  });
});
