import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { LeagueError } from '../league-error.ts';
import type { AccountOwner, ReplayFile, ReplayProposal } from './replay-proposal.ts';
import {
  startedAt,
  boxScoreWith,
  replayFile,
  rosterMember,
  proposalFor,
  boxScoreRow,
  steamId,
} from '../testing/replay-games.ts';

const nameAndNumber = ({ files }: ReplayProposal) => files.map(({ name, gameNumber }) => [name, gameNumber]);

describe('how many files', () => {
  it.each([
    { format: 'first-to-3', files: 3, allowed: true, why: 'a series can end 3-0' },
    { format: 'four-plus-decider', files: 3, allowed: false, why: 'four games are always played' },
    { format: 'first-to-3', files: 1, allowed: true, why: 'one game' },
    { format: 'four-plus-decider', files: 4, allowed: true, why: 'a whole series' },
    { format: 'four-plus-decider', files: 5, allowed: true, why: 'a whole series' },
    { format: 'first-to-3', files: 0, allowed: false, why: 'nothing chosen' },
    { format: 'first-to-3', files: 2, allowed: false, why: 'no series has two games' },
    { format: 'first-to-3', files: 6, allowed: false, why: 'no series has six games' },
  ] as const)('$files in $format: $allowed, since $why', ({ format, files, allowed }) => {
    const upload = () =>
      proposalFor(
        Array.from({ length: files }, (_, index) => replayFile(`${index}.replay`)),
        { format },
      );
    if (allowed) expect(upload().games).toHaveLength(files);
    else {
      expect(upload).toThrow(
        expect.objectContaining({ code: 'REPLAY_COUNT', messageKey: 'api.replay.no-file-selected' }),
      );
    }
  });
});

describe('which game a file fills', () => {
  const filled = [
    { number: 1, replayDigest: 'digest-of-1' },
    { number: 3, replayDigest: null },
  ];

  it.each([
    { gameNumber: undefined, filled: undefined, number: 1, why: 'an empty form begins with the first' },
    { gameNumber: undefined, filled, number: 2, why: 'the first game not filled' },
    { gameNumber: 4, filled, number: 4, why: 'staff chose it' },
    { gameNumber: 3, filled, number: 3, why: 'staff chose to fill it again' },
  ])('a single file: game $number, since $why', ({ gameNumber, filled: form, number }) => {
    expect(proposalFor([replayFile('a.replay')], { gameNumber, filled: form }).games[0]?.number).toBe(number);
  });

  it.each([0, 6, 1.5])('a single file cannot be game %d', (gameNumber) => {
    expect(() => proposalFor([replayFile('a.replay')], { gameNumber })).toThrow(LeagueError);
  });

  it('several files: by the start of the game when every file has it, whatever the clocks say', () => {
    const files = [
      replayFile('c', startedAt('2026-03-01 18:00:00', 1_000)),
      replayFile('a', startedAt('2026-03-01 20:00:00', 100)),
      replayFile('b', startedAt(null, 200)),
    ];
    expect(nameAndNumber(proposalFor(files))).toEqual([
      ['c', 3],
      ['a', 1],
      ['b', 2],
    ]);
    expect(proposalFor(files).warnings).toEqual([{ code: 'order-contradicts', params: {} }]);
  });

  it('several files: a whole series begins with the first game, whatever the form holds', () => {
    const files = ['a', 'b', 'c'].map((name, index) => replayFile(name, startedAt(`2026-03-01 19:0${index}:00`)));
    expect(proposalFor(files, { gameNumber: 4, filled }).games.map((game) => game.number)).toEqual([1, 2, 3]);
  });

  it('several files: by date when one of them has no start', () => {
    const files = [
      replayFile('c', startedAt('2026-03-01 20:00:00', 100)),
      replayFile('a', startedAt('2026-03-01 18:00:00')),
      replayFile('b', startedAt('2026-03-01 19:00:00', 200)),
    ];
    expect(nameAndNumber(proposalFor(files))).toEqual([
      ['c', 3],
      ['a', 1],
      ['b', 2],
    ]);
  });

  it('several files without any date: as uploaded, with a warning', () => {
    const proposal = proposalFor([
      replayFile('b', startedAt(null)),
      replayFile('a', startedAt(null)),
      replayFile('c', startedAt('2026-03-01 18:00:00')),
    ]);
    expect(nameAndNumber(proposal)).toEqual([
      ['b', 2],
      ['a', 3],
      ['c', 1],
    ]);
    expect(proposal.warnings).toEqual([{ code: 'order-uncertain', params: { files: 2 } }]);
  });

  it('gives the same numbers in whatever order the files are uploaded', () => {
    const files = [1, 2, 3, 4, 5].map((minute) => replayFile(`${minute}`, startedAt(`2026-03-01 19:0${minute}:00`)));
    fc.assert(
      fc.property(fc.shuffledSubarray(files, { minLength: 5 }), (shuffled) => {
        expect(new Map(proposalFor(shuffled).games.map((game) => [game.fileName, game.number]))).toEqual(
          new Map(files.map(({ name }, index) => [name, index + 1])),
        );
      }),
      { numRuns: 50 },
    );
  });
});

describe('a file that is refused by name', () => {
  const three = (second: ReplayFile) => [
    replayFile('a', startedAt('2026-03-01 19:00:00')),
    second,
    replayFile('c', startedAt('2026-03-01 19:20:00')),
  ];

  it('was saved early: it keeps its place, so that the game after it is not moved', () => {
    const proposal = proposalFor(three(replayFile('b', { ...startedAt('2026-03-01 19:10:00'), players: null })));
    expect(proposal.games.map((game) => [game.fileName, game.number])).toEqual([
      ['a', 1],
      ['c', 3],
    ]);
    expect(proposal.files[1]).toMatchObject({
      status: 'refused',
      gameNumber: 2,
      refusal: { reasonKey: 'api.replay.saved-early', params: { file: 'b' } },
    });
  });

  it('has a list of players, but no one in it', () => {
    expect(proposalFor([replayFile('a', { players: [] })]).files[0]?.refusal?.reasonKey).toBe('api.replay.saved-early');
  });

  it('was saved early twice: two such files are not one game', () => {
    const early = { players: null, digest: 'no-rows' };
    const proposal = proposalFor([replayFile('a', early), replayFile('b', early), replayFile('c')]);
    expect(proposal.files.map(({ refusal }) => refusal?.reasonKey ?? null)).toEqual([
      'api.replay.saved-early',
      'api.replay.saved-early',
      null,
    ]);
  });

  it('is the same file under another name', () => {
    const [a, , c] = three(replayFile('b')) as [ReplayFile, ReplayFile, ReplayFile];
    const proposal = proposalFor([a, { ...a, name: 'copy of a' }, c]);
    expect(proposal.files[1]).toEqual({
      name: 'copy of a',
      status: 'refused',
      gameNumber: null,
      refusal: {
        code: 'REPLAY_DUPLICATE',
        reasonKey: 'api.replay.duplicate-file',
        params: { file: 'copy of a', other: 'a' },
      },
    });
    expect(proposal.games.map((game) => [game.fileName, game.number])).toEqual([
      ['a', 1],
      ['c', 2],
    ]);
    expect(proposal.warnings).toEqual([{ code: 'file-left-out', params: { files: 1 } }]);
  });

  it('is the same game saved by another player', () => {
    const [a, , c] = three(replayFile('b', { digest: 'same' }));
    const saved = { name: 'b', sha256: 'other bytes', boxScore: boxScoreWith({ digest: 'same' }) };
    const first = { name: 'b0', sha256: 'bytes', boxScore: boxScoreWith({ digest: 'same' }) };
    const proposal = proposalFor([a, first, saved, c].filter((given) => given !== undefined));
    expect(proposal.files[2]?.refusal).toMatchObject({
      reasonKey: 'api.replay.duplicate-game',
      params: { file: 'b', other: 'b0' },
    });
  });

  it('is a game the form holds already, unless it fills that same game again', () => {
    const again = replayFile('a', { digest: 'known' });
    const filled = [{ number: 2, replayDigest: 'known' }];
    expect(proposalFor([again], { filled }).files[0]?.refusal).toMatchObject({
      code: 'REPLAY_DUPLICATE',
      reasonKey: 'api.replay.duplicate-filled-game',
      params: { file: 'a', game: 2 },
    });
    expect(proposalFor([again], { filled, gameNumber: 2 }).games).toHaveLength(1);
  });

  it('could not be read: its own reason is told, and the others still count', () => {
    const refusal = { code: 'REPLAY_UNREADABLE', reasonKey: 'api.replay.unreadable.truncated', params: {} } as const;
    const proposal = proposalFor(three({ name: 'b', sha256: 'b', refusal }));
    expect(proposal.files[1]).toEqual({ name: 'b', status: 'refused', gameNumber: null, refusal });
    expect(proposal.games.map((game) => game.number)).toEqual([1, 2]);
    expect(proposal.warnings.map(({ code }) => code)).toEqual(['file-left-out']);
  });
});

/** The page's tests read the same answer, which proves that the form can show what the server returns. */
it('the answer is the one that the page reads', () => {
  const contract: unknown = JSON.parse(
    readFileSync(new URL('../../../../docs/contracts/replay-proposal.json', import.meta.url), 'utf8'),
  );
  const players = [
    boxScoreRow(1, 0, { goals: 2 }),
    boxScoreRow(7, 1, { name: 'Lodjuret' }),
    boxScoreRow(8, 0, { name: 'Lånad' }),
  ];
  const refusal = { code: 'REPLAY_UNREADABLE', reasonKey: 'api.replay.unreadable', params: { file: 'b' } } as const;
  const goals = [
    { team: 0, scorer: 0 },
    { team: 1, scorer: null },
    { team: 0, scorer: 0 },
  ] as const;
  const owner: AccountOwner = { ...rosterMember(8, 'Lånad'), team: 'Skogen', platform: 'steam', accountId: steamId(8) };
  const proposal = proposalFor(
    [
      replayFile('a.replay', { digest: 'digest-of-a', players, goals, ...startedAt('2026-03-01 19:00:00') }),
      ...['b', 'c'].map((name) => ({ name, sha256: null, refusal })),
    ],
    { owners: [owner] },
  );
  expect(JSON.parse(JSON.stringify(proposal))).toEqual(contract);
});
