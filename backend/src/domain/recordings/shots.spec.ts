import { fieldPlayOf, findingsOf } from './field-play-of.ts';
import type { RecordedCount, RecordedGoal } from './recording.ts';
import { madeRecording } from './testing/made-recording.ts';

const shot = (frame: number, player = 0): RecordedCount => ({ frame, player, what: 'shot' });
const goal = (frame: number, player: number | null = 0): RecordedGoal => ({ frame, team: 0, player });

/** What happened in a minute of two mates, ten frames a second. */
const told = (counts: RecordedCount[], goals: RecordedGoal[]): string[] => {
  const players = [{ team: 0, name: 'Lingon' } as const, { team: 0, name: 'Hjortron' } as const];
  const { events } = fieldPlayOf(findingsOf(madeRecording({ frames: 601, step: 0.1, players, counts, goals })));
  return events.flatMap(({ kind, player, countedAsShot }) => {
    if (kind === 'shot') return [`shot of ${player}`];
    return kind === 'goal' ? [`goal of ${player}${countedAsShot === true ? ', a shot' : ''}`] : [];
  });
};

describe('shots and goals', () => {
  it.each([
    { why: 'the shot became the goal', counts: [shot(290)], goals: [goal(300)], is: ['goal of 0, a shot'] },
    { why: 'the game counts a little late', counts: [shot(305)], goals: [goal(300)], is: ['goal of 0, a shot'] },
    { why: 'no shot is the goal', counts: [], goals: [goal(300)], is: ['goal of 0'] },
    {
      why: 'a shot long before is another',
      counts: [shot(249)],
      goals: [goal(300)],
      is: ['shot of 0', 'goal of 0'],
    },
    {
      why: 'of two shots shortly before a goal the first was saved',
      counts: [shot(260), shot(290)],
      goals: [goal(300)],
      is: ['shot of 0', 'goal of 0, a shot'],
    },
    {
      why: 'the game told both shots at once',
      counts: [shot(290), shot(290)],
      goals: [goal(300)],
      is: ['shot of 0', 'goal of 0, a shot'],
    },
    {
      why: 'the shot of a mate is no shot of the scorer',
      counts: [shot(290, 1)],
      goals: [goal(300)],
      is: ['shot of 1', 'goal of 0'],
    },
    {
      why: 'a shot is one goal only',
      counts: [shot(290)],
      goals: [goal(300), goal(320)],
      is: ['goal of 0, a shot', 'goal of 0'],
    },
    {
      why: 'of an unknown scorer no shot is known',
      counts: [shot(290)],
      goals: [goal(300, null)],
      is: ['shot of 0', 'goal of null'],
    },
  ])('$why', ({ counts, goals, is }) => {
    expect(told(counts, goals)).toEqual(is);
  });

  it('are together the shots that the game counted', () => {
    const counts = [shot(50), shot(90), shot(100, 1), shot(290), shot(290), shot(400, 1)];
    const shots = told(counts, [goal(95), goal(102, 1), goal(200), goal(300)]).filter((line) => line.includes('shot'));
    expect(shots).toHaveLength(counts.length);
  });
});
