import { fieldPlayOf, findingsOf } from './field-play-of.ts';
import { madeRecording } from './testing/made-recording.ts';
import type { MadeGame } from './testing/made-recording.ts';

/** Two seconds until blue's player hits the ball, who stands at this place of blue's until then. */
const kickoff = (x: number, y: number, game: Partial<MadeGame> = {}) => {
  const cars: MadeGame['players'] = [
    { team: 0, car: (frame) => (frame < 20 ? { x, y } : { x: 100 }) },
    { team: 1, car: () => ({ x: -2048, y: 2560 }) },
  ];
  const spin = (frame: number) => ({ spin: frame < 20 ? 0 : 50 });
  const hit = (frame: number) => frame >= 20;
  return fieldPlayOf(findingsOf(madeRecording({ frames: 41, step: 0.1, hit, ballAt: spin, players: cars, ...game })));
};

it.each([
  { x: 2048, y: -2560, kind: 'diagonal', why: 'at the right' },
  { x: -1952, y: -2464, kind: 'diagonal', why: 'the place of games before 2018' },
  { x: -256, y: -3840, kind: 'off-centre', why: 'at the left' },
  { x: 3, y: -4590, kind: 'straight', why: 'has begun to move' },
  { x: 0, y: -4300, kind: 'diagonal', why: 'no place of a kickoff, so that of the other team is told' },
  { x: 2048, y: 2560, kind: 'diagonal', why: "blue stands in orange's place, so that of orange is told" },
])('a kickoff from $x $y is $kind: $why', ({ x, y, kind }) => {
  const play = kickoff(x, y);
  expect(play.events).toEqual([
    expect.objectContaining({ kind: 'kickoff', team: 0, player: 0, kickoffSeconds: expect.closeTo(2, 3) }),
  ]);
  expect(play.events[0]?.kickoffKind).toBe(kind);
});

it('the time to the touch counts for who touched first', () => {
  const [blue, orange] = kickoff(0, -4608).players.map(({ numbers }) => numbers);
  expect([blue?.kickoffs, blue?.kickoff_first_touches, blue?.kickoff_touch_seconds]).toEqual([
    1,
    1,
    expect.closeTo(2, 3),
  ]);
  expect([orange?.kickoffs, orange?.kickoff_first_touches, orange?.kickoff_touch_seconds]).toEqual([1, 0, 0]);
});

it('a kickoff that no one took has a kind and no time: the game goes on without a touch', () => {
  const { events, players } = kickoff(0, -4608, { ballAt: () => ({}) });
  expect(events).toEqual([
    expect.objectContaining({
      kind: 'kickoff',
      team: null,
      player: null,
      kickoffKind: 'straight',
      kickoffSeconds: null,
    }),
  ]);
  expect(players[0]?.numbers.kickoff_touch_seconds).toBe(0);
});

it('a kickoff on a field with other places has no kind', () => {
  const cars: MadeGame['players'] = [
    { team: 0, car: () => ({ x: 1536, y: -3072 }) },
    { team: 1, car: () => ({ x: 0, y: 3200 }) },
  ];
  expect(kickoff(0, 0, { players: cars }).events[0]?.kickoffKind).toBeNull();
});
