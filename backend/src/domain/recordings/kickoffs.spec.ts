import { fieldPlayOf, findingsOf } from './field-play-of.ts';
import { CAR_STATE } from './recording.ts';
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

const wonAndLost = (game: Partial<MadeGame>) => {
  const { events, players } = kickoff(0, -4608, { frames: 81, ...game });
  const taken = players.map(({ numbers }) => [numbers.kickoffs, numbers.kickoffs_won, numbers.kickoffs_lost]);
  return [events.find(({ kind }) => kind === 'kickoff')?.kickoffWinner, ...taken];
};
const touchOf = (team: 0 | 1, seconds: number) => ({ team, frame: Math.round(seconds * 10) });
const goalOf = (team: 0 | 1, seconds: number) => ({ ...touchOf(team, seconds), player: null });

// blue's player hits the ball after two seconds
it.each([
  { why: 'no one else touches it', game: {}, winner: 0 },
  { why: 'the others take it', game: { teamTouches: [touchOf(0, 2), touchOf(1, 4.9)] }, winner: 1 },
  { why: 'the others take it later', game: { teamTouches: [touchOf(0, 2), touchOf(1, 5.1)] }, winner: 0 },
  { why: 'the game ends before that', game: { phase: until('finished', 4.9) }, winner: null },
  { why: 'the game ends after that', game: { phase: until('finished', 5.1) }, winner: 0 },
  { why: 'a goal', game: { phase: until('goal-scored', 4), goals: [goalOf(0, 4)] }, winner: 0 },
  { why: 'an own goal', game: { phase: until('goal-scored', 4), goals: [goalOf(1, 4)] }, winner: 1 },
  { why: 'no one touches it', game: { ballAt: () => ({}) }, winner: null },
  {
    why: 'no one is there in time, and then the others are',
    game: { ballAt: () => ({}), teamTouches: [touchOf(1, 4)] },
    winner: 1,
  },
])('a kickoff is won by who has the ball three seconds later: $why, $winner', ({ game, winner }) => {
  expect(wonAndLost(game)).toEqual([
    winner,
    [1, winner === 0 ? 1 : 0, winner === 1 ? 1 : 0],
    [1, winner === 1 ? 1 : 0, winner === 0 ? 1 : 0],
  ]);
});

function until(phase: 'finished' | 'goal-scored', seconds: number): MadeGame['phase'] {
  return (frame) => (frame < Math.round(seconds * 10) ? 'active' : phase);
}

it('the boost left at the first touch is that of the player of each team who goes for the ball', () => {
  const { onField, boosting, boostSent } = CAR_STATE;
  // a third of a tank at the signal, of which blue's taker uses half a second's
  const blue = (frame: number) => ({
    boost: 85,
    state: onField | (frame === 0 ? boostSent : frame < 6 ? boosting : 0),
  });
  const full = (frame: number) => ({ boost: 255, state: onField | (frame === 0 ? boostSent : 0) });
  const players: MadeGame['players'] = [
    { team: 0, car: (frame) => ({ ...blue(frame), x: 100 }) },
    { team: 0, car: (frame) => ({ ...full(frame), y: -4608 }) },
    { team: 1, car: (frame) => ({ ...full(frame), x: 200 }) },
  ];
  const boosts = (play: ReturnType<typeof kickoff>) =>
    play.players.map(({ numbers }) => [numbers.touched_kickoffs, numbers.kickoff_boost]);
  expect(boosts(kickoff(0, 0, { players }))).toEqual([
    [1, expect.closeTo(((85 - 85 * 0.5) * 100) / 255, 3)],
    [0, 0],
    [1, 100],
  ]);
  // without a touch there is no moment at which to look
  expect(boosts(kickoff(0, 0, { players, ballAt: () => ({}) }))).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
});
