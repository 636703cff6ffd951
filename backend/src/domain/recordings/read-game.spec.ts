import { decodeTrack } from './track/decode-track.ts';
import type { CreditedRow } from './game-reading.ts';
import { readGame } from './read-game.ts';
import { CAR_STATE } from './recording.ts';
import type { Phase, Recording } from './recording.ts';
import { seenFromHome } from './seen-from-home.ts';
import { TRACK_FLAG } from './track/track.ts';
import { madeRecording } from './testing/made-recording.ts';

const row = (playerId: number, side: 'home' | 'away', accounts: string[]): CreditedRow => ({
  playerId,
  side,
  accounts,
  names: [],
  score: 0,
  goals: 0,
  assists: 0,
  saves: 0,
  shots: 0,
});
const ROWS = [row(11, 'home', ['a']), row(22, 'away', ['b'])];

/** Four seconds at 20 frames, a goal of orange at two, then from four on a second kickoff of two seconds. */
const phase = (frame: number): Phase =>
  frame < 40 ? 'active' : frame < 75 ? 'goal-scored' : frame < 80 ? 'countdown' : 'active';
const game = (): Recording =>
  madeRecording({
    frames: 121,
    step: 0.05,
    phase,
    hit: (frame) => (frame >= 10 && frame < 75) || frame >= 90,
    clock: Int16Array.from({ length: 121 }, (_, frame) => 300 - Math.floor(frame / 20)),
    ballAt: (frame) => ({
      x: 100,
      y: frame < 40 ? -100 * frame : 0,
      z: 93,
      vy: frame < 40 ? -2000 : 0,
      spin: frame < 10 ? 0 : frame < 90 ? 50 : 100,
      isSent: true,
    }),
    goals: [{ frame: 40, team: 1, player: 0 }],
    counts: [
      { frame: 41, player: 0, what: 'goal' },
      { frame: 41, player: 0, what: 'shot' },
      { frame: 100, player: 1, what: 'save' },
    ],
    demolitions: [{ frame: 110, attacker: 0, victim: 1 }],
    teamTouches: [{ frame: 10, team: 1 }],
    players: [
      {
        team: 1,
        name: 'Hemma',
        accountId: 'a',
        car: (frame) => ({
          x: 100,
          y: -100 * Math.min(frame, 40) + 152,
          z: 17,
          vy: -2300,
          yaw: -Math.PI / 2,
          boost: 85,
          state: CAR_STATE.onField | CAR_STATE.boosting | (frame === 0 ? CAR_STATE.newCar : 0),
        }),
      },
      { team: 0, name: 'Borta', accountId: 'b', car: (frame) => (frame >= 110 ? null : { x: -500, y: -3000, z: 17 }) },
    ],
  });

const reading = () => {
  const read = readGame(game(), ROWS);
  if (read === null) throw new Error('the colours are known');
  return read;
};
const trackOf = (bytes: Uint8Array) => {
  const decoded = decodeTrack(bytes);
  if (decoded.status !== 'read') throw new Error(decoded.reason);
  return decoded.track;
};

describe('a game that is read', () => {
  it('is seen from home: it attacks +y, and what was left is left', () => {
    const { homeColour, playerIds, play } = reading();
    expect([homeColour, playerIds, play.players.map(({ team }) => team)]).toEqual([1, [11, 22], [0, 1]]);
    expect(play.players[1]?.numbers).toMatchObject({ defensive_third_seconds: expect.closeTo(3.5), demolished: 1 });
    expect(play.teams[1].ballInOwnHalfSeconds).toBeCloseTo(1.95);
    // orange's right is blue's left: x is turned too
    expect(play.ballHeat.findIndex((seconds) => seconds > 1)).toBe(10 * 16 + 7);
  });

  it('has its events in their order, on the track’s time', () => {
    const events = reading().play.events.map(({ kind, seconds, team, player, other }) => [
      kind,
      Number(seconds.toFixed(2)),
      team,
      player,
      other,
    ]);
    expect(events).toEqual([
      ['kickoff', 0.5, 0, 0, null],
      ['goal', 2, 0, 0, null],
      ['kickoff', 4, null, null, null],
      ['save', 4.5, 1, 1, null],
      ['demolition', 5, 0, 0, 1],
    ]);
  });

  it('has goals with clock, speed, and where they were taken from', () => {
    expect(reading().play.events[1]).toMatchObject({
      clock: 298,
      speed: 2000,
      x: -100,
      y: 1000,
      z: 93,
      ownGoal: false,
    });
  });

  it('is no game when no one knows which colour was home', () => {
    expect(readGame(game(), [])).toBeNull();
  });

  it('becomes the same when the colours are the others’', () => {
    const { homeColour, ...turned } = readGame(seenFromHome(game(), 1), ROWS) ?? reading();
    expect(homeColour).toBe(0);
    expect(turned).toEqual({ playerIds: [11, 22], play: reading().play, track: reading().track });
  });
});

describe('the track of a game', () => {
  it('has ten samples a second of what is shown, and a cut where the next kickoff begins', () => {
    const track = trackOf(reading().track);
    expect([track.samples, track.cuts]).toEqual([56, [36]]);
    expect(track.cars.map(({ team, playerId }) => [team, playerId])).toEqual([
      [0, 11],
      [1, 22],
    ]);
    expect([track.clock[0], track.clock[35], track.clock[36]]).toEqual([300, 297, 296]);
  });

  it('has the places in the home team’s direction', () => {
    const { ball, cars } = trackOf(reading().track);
    expect([ball.x[10], ball.y[10], ball.z[10]]).toEqual([-100, 2000, 92]);
    expect([cars[0]?.y[10], cars[0]?.yaw[10], cars[0]?.boost[0]]).toEqual([1848, 64, 33]);
    expect(cars[0]?.flags[0]).toBe(TRACK_FLAG.onField | TRACK_FLAG.boosting | TRACK_FLAG.supersonic);
  });

  it('keeps the place of a demolished car, which is off the field', () => {
    const away = trackOf(reading().track).cars[1];
    expect([away?.flags[49], away?.flags[51]]).toEqual([TRACK_FLAG.onField, 0]);
    expect([away?.x[51], away?.y[51]]).toEqual([500, 3000]);
  });

  it('draws a straight line between two states', () => {
    const recording = madeRecording({
      frames: 11,
      step: 0.06,
      players: [
        { team: 0, accountId: 'a', car: (frame) => ({ x: 200 * Math.floor(frame / 2) }) },
        { team: 1, accountId: 'b' },
      ],
    });
    const car = trackOf(readGame(recording, ROWS)?.track ?? new Uint8Array()).cars[0];
    expect([...(car?.x ?? [])]).toEqual([0, 168, 332, 500, 668, 832]);
  });
});
