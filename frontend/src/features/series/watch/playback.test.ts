import { createPlayback } from './playback';

/** Frames that come when the test says so. */
function framesOfTest() {
  let waiting: FrameRequestCallback | null = null;
  let now = 0;
  return {
    requestAnimationFrame: (call: FrameRequestCallback) => {
      waiting = call;
      return 1;
    },
    cancelAnimationFrame: () => {
      waiting = null;
    },
    isWaiting: () => waiting !== null,
    pass: (milliseconds: number) => {
      now += milliseconds;
      const call = waiting;
      waiting = null;
      call?.(now);
    },
  };
}

function playing() {
  const frames = framesOfTest();
  const playback = createPlayback({ from: 10, to: 12 }, frames);
  playback.play();
  frames.pass(0);
  return { frames, playback };
}

test('it begins paused at the start of its range', () => {
  const playback = createPlayback({ from: 10, to: 12 }, framesOfTest());
  expect([playback.time(), playback.state().isPlaying]).toEqual([10, false]);
});

test('time passes as it passes for the viewer, by the chosen speed', () => {
  const { frames, playback } = playing();
  frames.pass(100);
  expect(playback.time()).toBeCloseTo(10.1);
  playback.setSpeed(0.5);
  frames.pass(100);
  expect(playback.time()).toBeCloseTo(10.15);
});

test('it stops at the end, asks for no more frames, and begins again from there', () => {
  const { frames, playback } = playing();
  for (let frame = 0; frame < 20; frame++) frames.pass(200);
  expect([playback.time(), playback.state().isPlaying, frames.isWaiting()]).toEqual([12, false, false]);
  playback.play();
  expect(playback.time()).toBe(10);
});

test('a tab that was away does not skip what happened meanwhile', () => {
  const { frames, playback } = playing();
  frames.pass(60_000);
  expect(playback.time()).toBeCloseTo(10.25);
});

test('a jump stays inside of the range and is told at once', () => {
  const { playback } = playing();
  const told: number[] = [];
  playback.onTime((seconds) => told.push(seconds));
  playback.seek(99);
  playback.seek(0);
  expect(told).toEqual([12, 10]);
});

test('what shows the controls hears of presses, and of no frame', () => {
  const { frames, playback } = playing();
  const heard = jest.fn();
  playback.subscribe(heard);
  frames.pass(16);
  frames.pass(16);
  expect(heard).not.toHaveBeenCalled();
  playback.toggle();
  playback.setSpeed(2);
  expect(heard).toHaveBeenCalledTimes(2);
});
