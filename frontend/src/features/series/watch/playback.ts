export const SPEEDS = [0.5, 1, 2] as const;
export type Speed = (typeof SPEEDS)[number];

/** What the controls show. It changes when the viewer presses something, not at each frame. */
export interface PlaybackState {
  isPlaying: boolean;
  speed: Speed;
}

/** What is shown, in seconds of the track. */
interface Range {
  from: number;
  to: number;
}

/** Runs through a part of a game. */
export interface Playback {
  /** Follows `isPlaying` and `speed`. */
  subscribe: (listener: () => void) => () => void;
  state: () => PlaybackState;
  time: () => number;
  play: () => void;
  pause: () => void;
  toggle: () => void;
  setSpeed: (speed: Speed) => void;
  /** Goes to a time of the range. */
  seek: (seconds: number) => void;
  /** Follows the time: called at each frame while it plays, and after each `seek`. */
  onTime: (listener: (seconds: number) => void) => () => void;
  /** Stops for good. */
  stop: () => void;
}

/** After a pause of the browser (another tab) the game goes on where it was. */
const LONGEST_FRAME_S = 0.25;

/** `frames` is the browser's clock of frames; tests have their own. */
export function createPlayback(
  { from, to }: Range,
  frames: Pick<Window, 'requestAnimationFrame' | 'cancelAnimationFrame'>,
): Playback {
  const listeners = new Set<() => void>();
  const followers = new Set<(seconds: number) => void>();
  let state: PlaybackState = { isPlaying: false, speed: 1 };
  let time = from;
  let last: number | null = null;
  let frame = 0;

  const change = (next: Partial<PlaybackState>) => {
    state = { ...state, ...next };
    listeners.forEach((tell) => tell());
  };
  const goTo = (seconds: number) => {
    time = Math.min(Math.max(from, seconds), to);
    followers.forEach((tell) => tell(time));
  };
  const pause = () => {
    frames.cancelAnimationFrame(frame);
    last = null;
    if (state.isPlaying) change({ isPlaying: false });
  };
  const step = (now: number) => {
    const passed = last === null ? 0 : Math.min((now - last) / 1000, LONGEST_FRAME_S);
    last = now;
    goTo(time + passed * state.speed);
    if (time >= to) pause();
    else frame = frames.requestAnimationFrame(step);
  };
  const play = () => {
    if (state.isPlaying) return;
    // from the end it begins again
    if (time >= to) goTo(from);
    change({ isPlaying: true });
    frame = frames.requestAnimationFrame(step);
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
    time: () => time,
    play,
    pause,
    toggle: () => (state.isPlaying ? pause() : play()),
    setSpeed: (speed) => change({ speed }),
    seek: goTo,
    onTime: (listener) => {
      followers.add(listener);
      return () => followers.delete(listener);
    },
    stop: () => {
      pause();
      followers.clear();
    },
  };
}
