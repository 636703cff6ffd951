import { fieldPlayOf, findingsOf } from './field-play-of.ts';
import type { FieldNumbers } from './play/field-numbers.ts';
import { PADS } from './field.ts';
import { CAR_STATE } from './recording.ts';
import { madeRecording } from './testing/made-recording.ts';
import type { MadeCar, MadeGame } from './testing/made-recording.ts';

const { onField, boosting, boostSent, newCar } = CAR_STATE;
const numbersOf = (game: MadeGame): Partial<FieldNumbers> =>
  fieldPlayOf(findingsOf(madeRecording(game))).players[0]?.numbers ?? {};
const driving = (car: (frame: number) => MadeCar, game: Partial<MadeGame> = {}) =>
  numbersOf({ frames: 101, step: 0.1, players: [{ team: 0, car }], ...game });
const quartersOf = (numbers: Partial<FieldNumbers>) =>
  (['first', 'second', 'third', 'fourth'] as const).map((quarter) => numbers[`boost_${quarter}_quarter_seconds`]);

describe('boost', () => {
  it('drains while it is used: a full tank lasts three seconds', () => {
    const numbers = driving((frame) => ({ boost: 255, state: onField | (frame === 0 ? boostSent : boosting) }));
    expect(numbers.boost_used).toBeCloseTo(100, 3);
    expect(numbers.zero_boost_seconds).toBeCloseTo(6.9, 3);
  });

  it('is put right by what is sent when it stops', () => {
    const numbers = driving((frame) => ({
      boost: frame < 10 ? 255 : 180,
      state: onField | (frame === 0 || frame === 10 ? boostSent : 0) | (frame >= 1 && frame < 10 ? boosting : 0),
    }));
    expect(numbers.boost_used).toBeCloseTo((75 * 100) / 255, 3);
  });

  it('is not filled by the repeat of a key frame', () => {
    const numbers = driving((frame) => ({
      boost: 255,
      state: onField | (frame === 0 || frame === 20 ? boostSent : 0) | (frame >= 1 ? boosting : 0),
    }));
    expect(numbers.boost_used).toBeCloseTo(100, 3);
  });

  it('is full when it was sent as full', () => {
    expect(driving(() => ({ boost: 255, state: onField | boostSent })).full_boost_seconds).toBeCloseTo(10, 3);
    expect(driving(() => ({ boost: 254, state: onField | boostSent })).full_boost_seconds).toBe(0);
  });
});

describe('boost by quarters of a tank', () => {
  it.each([
    { boost: 0, seconds: [10, 0, 0, 0], why: 'empty' },
    { boost: 63, seconds: [10, 0, 0, 0], why: 'just below 25' },
    { boost: 64, seconds: [0, 10, 0, 0], why: 'just above 25' },
    { boost: 191, seconds: [0, 0, 10, 0], why: 'just below 75' },
    { boost: 255, seconds: [0, 0, 0, 10], why: 'full' },
  ])('$boost of 255 is ten seconds in its quarter: $why', ({ boost, seconds }) => {
    expect(quartersOf(driving(() => ({ boost, state: onField | boostSent })))).toEqual(
      seconds.map((each) => expect.closeTo(each, 3)),
    );
  });

  it('goes through all of them while it drains, and the four are the time with a car', () => {
    const numbers = driving((frame) => ({ boost: 255, state: onField | (frame === 0 ? boostSent : boosting) }));
    const [first, ...others] = quartersOf(numbers);
    // a quarter of three seconds, as far as steps of 0.1 seconds tell; the first step does not boost
    for (const quarter of others) expect(Math.abs((quarter ?? 0) - 0.75)).toBeLessThan(0.2);
    expect([first, ...others].reduce((sum, each) => (sum ?? 0) + (each ?? 0), 0)).toBeCloseTo(numbers.seconds ?? 0, 3);
  });
});

describe('boost pads', () => {
  const big = PADS.find((pad) => pad.isBig && pad.x > 0 && pad.y > 0) ?? PADS[0];
  const taking = (place: { x: number; y: number }, before: number, after: number, team: 0 | 1 = 0) =>
    numbersOf({
      frames: 11,
      pickups: [{ frame: 5, player: 0, pad: 'VehiclePickup_Boost_TA_3' }],
      players: [
        {
          team,
          car: (frame) => ({
            ...place,
            boost: frame < 5 ? before : after,
            state: onField | (frame === 0 ? newCar : 0) | (frame === 5 ? boostSent : 0),
          }),
        },
      ],
    });

  it('give what fits, and the rest is overfill; in the other half they are stolen', () => {
    expect(taking({ x: big?.x ?? 0, y: big?.y ?? 0 }, 204, 255)).toMatchObject({
      big_pads: 1,
      small_pads: 0,
      boost_collected: 20,
      boost_overfill: 80,
      boost_stolen: 20,
      stolen_big_pads: 1,
    });
    expect(taking({ x: big?.x ?? 0, y: big?.y ?? 0 }, 204, 255, 1)).toMatchObject({ big_pads: 1, boost_stolen: 0 });
  });

  it('are the nearest of the field to their takers, and small ones give twelve', () => {
    expect(taking({ x: 60, y: -4200 }, 0, 31)).toMatchObject({ big_pads: 0, small_pads: 1, boost_collected: 12 });
  });

  it('are big when they gave more than a small one can, and none of anyone on the halfway line is stolen', () => {
    expect(taking({ x: 3500, y: 150 }, 0, 255)).toMatchObject({ big_pads: 1, stolen_big_pads: 0, boost_stolen: 0 });
  });
});
