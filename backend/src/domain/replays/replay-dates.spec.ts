import type { ReplayFile, ReplayProposal } from './replay-proposal.ts';
import { startedAt, replayFile, proposalFor } from '../testing/replay-games.ts';

const CALENDAR = { seasonStartsAt: new Date('2026-02-01T23:00:00Z'), now: new Date('2026-03-01T20:00:00Z') };
const epoch = (iso: string): number => Date.parse(iso) / 1000;
const codes = ({ warnings }: { warnings: ReplayProposal['warnings'] } | undefined = { warnings: [] }) =>
  warnings.map(({ code }) => code);
const gameWarnings = (playedAt: ReturnType<typeof startedAt>) =>
  codes(proposalFor([replayFile('a', playedAt)], { calendar: CALENDAR }).games[0]);

describe('the date of a game', () => {
  it.each([
    { date: '2026-03-01 19:00:00', start: null, code: null, why: 'an hour ago' },
    { date: '2026-03-02 08:00:00', start: null, code: null, why: 'far in the east it is tomorrow already' },
    { date: '2026-03-02 12:00:00', start: null, code: 'played-after-now', why: 'nowhere yet' },
    { date: '2026-02-01 13:00:00', start: null, code: null, why: 'far in the west the season has begun' },
    { date: '2026-02-01 10:00:00', start: null, code: 'played-before-season', why: 'nowhere begun' },
    { date: '2025-03-01 19:00:00', start: null, code: 'played-before-season', why: 'a year ago' },
    { date: '2025-03-01 19:00:00', start: '2026-03-01T19:00:00Z', code: null, why: 'the start of the game is right' },
    { date: '2026-03-01 19:00:00', start: '2026-02-01T22:59:59Z', code: 'played-before-season', why: 'a second' },
    { date: '2026-03-01 19:00:00', start: '2026-03-01T20:05:00Z', code: null, why: 'clocks differ by minutes' },
    { date: '2026-03-01 19:00:00', start: '2026-03-01T20:20:00Z', code: 'played-after-now', why: 'not by twenty' },
    { date: null, start: null, code: null, why: 'the file tells none' },
  ] as const)('$date, start $start: $code, since $why', ({ date, start, code }) => {
    expect(gameWarnings(startedAt(date, start === null ? null : epoch(start)))).toEqual(code === null ? [] : [code]);
  });

  it('is told with both readings of the sides, and with its day', () => {
    const [game] = proposalFor([replayFile('a', startedAt('2025-03-01 19:00:00'))], { calendar: CALENDAR }).games;
    const warning = { code: 'played-before-season', params: { date: '2025-03-01' } };
    expect(game?.warnings).toContainEqual(warning);
    expect(game?.swapped.warnings).toContainEqual(warning);
  });

  it('that no calendar holds does no harm', () => {
    const far = startedAt(null, Number.MAX_SAFE_INTEGER);
    expect(proposalFor([replayFile('a', far)], { calendar: CALENDAR }).games[0]?.warnings).toEqual([
      { code: 'played-after-now', params: { date: String(Number.MAX_SAFE_INTEGER) } },
    ]);
  });
});

describe('the dates of several games', () => {
  const series = (...playedAt: ReturnType<typeof startedAt>[]): ReplayFile[] =>
    playedAt.map((when, index) => replayFile('abcde'.charAt(index), when));

  it('more than a day apart are told with the first and the last', () => {
    const files = series(
      startedAt('2026-03-02 19:00:01'),
      startedAt('2026-03-01 19:00:00'),
      startedAt('2026-03-01 20:00:00'),
    );
    expect(proposalFor(files).warnings).toEqual([{ code: 'days-apart', params: { first: 'b', last: 'a' } }]);
  });

  it.each([
    { last: startedAt('2026-03-02 19:00:00'), why: 'a day' },
    { last: startedAt(null, epoch('2026-03-02T19:00:00Z')), why: 'one without a date' },
  ])('no more than $why apart are not', ({ last }) => {
    const files = series(
      startedAt('2026-03-01 19:00:00', epoch('2026-03-01T19:00:00Z')),
      startedAt('2026-03-01 19:20:00'),
      last,
    );
    expect(codes(proposalFor(files))).not.toContain('days-apart');
  });

  it('are reckoned by the starts of the games where every file has one', () => {
    const start = epoch('2026-03-01T19:00:00Z');
    const files = series(
      startedAt('2026-01-01 19:00:00', start),
      startedAt('2026-01-03 19:20:00', start + 600),
      startedAt(null, start + 900),
    );
    expect(proposalFor(files).warnings).toEqual([]);
  });

  it('that give another order than the starts of the games are told', () => {
    const start = epoch('2026-03-01T18:00:00Z');
    const files = [
      startedAt('2026-03-01 19:00:00', start),
      startedAt('2026-03-01 18:20:00', start + 600),
      startedAt('2026-03-01 19:40:00', start + 1200),
    ];
    expect(proposalFor(series(...files)).warnings).toEqual([{ code: 'order-contradicts', params: {} }]);
    expect(proposalFor(series(...files, startedAt('2026-03-01 20:00:00'))).warnings).toEqual([
      { code: 'order-contradicts', params: {} },
    ]);
  });
});

describe('a game that stands in another series', () => {
  const standing = { replayDigest: 'the-same', number: 2, home: 'Järv', away: 'Lodjur' };

  it('is told with its place, and still fills the form', () => {
    const files = [replayFile('a', { digest: 'the-same' })];
    const [game] = proposalFor(files, { elsewhere: [standing] }).games;
    expect(game?.warnings).toContainEqual({
      code: 'stands-elsewhere',
      params: { game: 2, home: 'Järv', away: 'Lodjur' },
    });
    expect(proposalFor([replayFile('a')], { elsewhere: [standing] }).games[0]?.warnings).toEqual([]);
  });
});
