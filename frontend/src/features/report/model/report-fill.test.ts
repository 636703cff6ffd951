import { knownRow, proposalOf, replayGame, replayRow } from '../testing/replay-proposals';
import { fillGames, refuseKnownGames } from './report-fill';
import { emptyForm } from './report-model';

const mark = (letter: string, start: number) => `${letter.repeat(64)}-${start}`;
const ROWS = [replayRow('home', 'Ett', knownRow(7)), replayRow('away', 'Två', knownRow(8))];
const upload = (number: number, replayDigest: string) => proposalOf({ ...replayGame(number, ROWS), replayDigest });

test.each([
  { why: 'the same start, from another computer', digest: mark('b', 5), other: 1 },
  { why: 'another start with the same numbers', digest: mark('a', 405), other: null },
  { why: 'the same numbers without a start', digest: 'a'.repeat(64), other: 1 },
])('a file for an empty game of a form that is not saved yet: $why', ({ digest, other }) => {
  const games = fillGames(emptyForm().games, upload(1, mark('a', 5)));
  const [status] = refuseKnownGames(games, upload(2, digest)).files;
  expect(status?.refusal?.params['game'] ?? null).toBe(other);
  // the same game may be filled again
  expect(refuseKnownGames(games, upload(1, digest)).files[0]?.refusal).toBeNull();
});
