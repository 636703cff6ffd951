import type { Findings } from '../field-play-of.ts';
import type { RecordedEvent } from '../play/field-play.ts';
import { TRACK_EVENT_KINDS } from './track.ts';
import type { TrackEvent } from './track.ts';

type Known = Pick<Findings, 'recording' | 'time' | 'touches' | 'pads'>;

/** What a track tells besides where everything is: the events of the game, each touch and each pad, in their order. */
export function trackEvents(known: Known, events: readonly RecordedEvent[]): TrackEvent[] {
  const { recording, time, touches, pads } = known;
  const { ball } = recording;
  const all: TrackEvent[] = [
    ...events.map(({ seconds, x, y, z, speed, ...event }) => ({
      ...event,
      ms: Math.round(seconds * 1000),
      place: x === null || y === null || z === null ? null : whole(x, y, z),
      speed: speed === null ? null : Math.round(speed),
    })),
    ...touches.map(({ frame, player, team }) => ({
      ...happened('touch', frame, known),
      team,
      player,
      place: whole(ball.x[frame] ?? 0, ball.y[frame] ?? 0, ball.z[frame] ?? 0),
    })),
    ...pads.flatMap(({ frame, player, place: { x, y, z, isBig } }) => {
      const team = recording.players[player]?.team ?? null;
      if ((time.weight[frame] ?? 0) === 0) return [];
      return [{ ...happened(isBig ? 'big-pad' : 'small-pad', frame, known), team, player, place: { x, y, z } }];
    }),
  ];
  const order = ({ kind }: TrackEvent) => TRACK_EVENT_KINDS.indexOf(kind);
  return all.sort((a, b) => a.ms - b.ms || order(a) - order(b));
}

function happened(kind: TrackEvent['kind'], frame: number, { recording, time }: Known): TrackEvent {
  const clock = recording.clock[frame] ?? -1;
  return {
    kind,
    ms: Math.round((time.at[frame] ?? 0) * 1000),
    clock: clock < 0 ? null : clock,
    overtime: recording.overtime[frame] === 1,
    team: null,
    player: null,
    other: null,
    place: null,
    speed: null,
    ownGoal: false,
  };
}

// adding 0 makes -0 to 0
const whole = (x: number, y: number, z: number) => ({
  x: Math.round(x) + 0,
  y: Math.round(y) + 0,
  z: Math.round(z) + 0,
});
