import { gameMark } from './game-mark.ts';
import { recordingOf } from './game-recording.ts';

const [ONE, OTHER] = ['a'.repeat(64), 'b'.repeat(64)];
const MARK = gameMark(ONE, 5);

test.each([
  { why: 'a first report names its file', mark: MARK, named: 'mine', before: [], is: 'mine' },
  { why: 'a typed game has none', mark: null, named: 'mine', before: [], is: null },
  { why: 'a correction keeps the file of its game', mark: MARK, named: 'mine', before: [[MARK, 'first']], is: 'first' },
  {
    why: 'a correction from the file of another machine, too',
    ...{ mark: gameMark(OTHER, 5), named: 'mine', before: [[MARK, 'first']], is: 'first' },
  },
  { why: 'another game takes its own', mark: gameMark(ONE, 405), named: 'mine', before: [[MARK, 'first']], is: 'mine' },
  { why: 'a game that had none takes its own', mark: MARK, named: 'mine', before: [[MARK, null]], is: 'mine' },
  {
    why: 'a correction by hand keeps it without naming it',
    mark: MARK,
    named: null,
    before: [[MARK, 'first']],
    is: 'first',
  },
  { why: 'typed games before say nothing', mark: MARK, named: null, before: [[null, null]], is: null },
] as const)('$why', ({ mark, named, before, is }) => {
  const replaced = before.map(([replayDigest, recordingSha256]) => ({ replayDigest, recordingSha256 }));
  expect(recordingOf({ replayDigest: mark, recordingSha256: named }, replaced)).toBe(is);
});
