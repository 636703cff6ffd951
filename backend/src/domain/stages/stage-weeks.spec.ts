import fc from 'fast-check';
import { bracketStates } from './bracket-state.ts';
import { movableRounds, movedRounds } from './stage-weeks.ts';
import { anyPlayedBracket } from './testing/play-bracket.ts';

/** A bracket that is played so far, and a week for each of its rounds. */
const anyPartlyPlayed = () =>
  fc.record({ played: anyPlayedBracket(), until: fc.nat() }).map(({ played: { bracket, results, states }, until }) => {
    const known = results.slice(0, until % (results.length + 1));
    const rounds = Math.max(...states.map(({ series }) => series.round));
    return {
      known,
      states: bracketStates(bracket, known),
      weeks: Array.from({ length: rounds }, (_, at) => 2 * at + 1),
    };
  });

test('a round without a result moves, and one with a result does not', () => {
  fc.assert(
    fc.property(anyPartlyPlayed(), fc.nat(), ({ known, states, weeks }, at) => {
      const round = 1 + (at % weeks.length);
      const chosen = weeks.with(round - 1, weeks[round - 1]! + 1);
      const isPlayed = known.some(({ position }) => states[position]?.series.round === round);
      expect(movableRounds(states).includes(round)).toBe(!isPlayed);
      if (isPlayed) expect(() => movedRounds(states, weeks, chosen)).toThrow(code('STAGE_ROUND_PLAYED'));
      else expect(movedRounds(states, weeks, chosen)).toEqual([round]);
      expect(movedRounds(states, weeks, weeks)).toEqual([]);
    }),
  );
});

test('each round has one week, not before the round that it follows', () => {
  fc.assert(
    fc.property(anyPartlyPlayed(), ({ states, weeks }) => {
      expect(() => movedRounds(states, weeks, [...weeks, 52])).toThrow(code('INVALID_INPUT'));
      if (weeks.length > 1) expect(() => movedRounds(states, weeks, weeks.with(0, 52))).toThrow(code('INVALID_INPUT'));
    }),
  );
});

const code = (name: string) => expect.objectContaining({ code: name });
