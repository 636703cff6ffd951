import { cleanup, screen } from '@testing-library/react';
import type { TieBreak } from '../../../../lib/schema.generated';
import { renderPart } from '../../../../test/render';
import type { StandingsExplanationFragment } from '../standings-explanation.generated';
import { StandingsExplanation } from './standings-explanation';

type Row = StandingsExplanationFragment;
type Trace = NonNullable<Row['trace']>;

const team = (name: string) => ({ id: name.charCodeAt(0), name });
const row = (position: number, name: string, trace: Trace | null = null): Row => ({
  position,
  team: team(name),
  trace,
});
const trace = (
  criterion: TieBreak,
  ownValue: number | null = null,
  aboveValue: number | null = null,
  ...teams: string[]
) => ({
  criterion,
  ownValue,
  aboveValue,
  teams: teams.map(team),
});
/** Two rows that this step separates. */
const pair = (own: Trace): Row[] => [row(1, 'Alfa'), row(2, 'Beta', own)];

async function sentences(rows: Row[], index: number, language: 'se' | 'en'): Promise<string[]> {
  await renderPart(<StandingsExplanation rows={rows} index={index} />, { language, namespaces: ['seasons-divisions'] });
  const said = screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
  cleanup();
  return said;
}

describe('a row says what separates it from the row above, and the row above says the same from its side', () => {
  test.each([
    {
      step: trace('POINTS', 13, 18),
      below: ['Efter Alfa: poäng 13 mot 18.', 'Below Alfa on points: 13 to 18.'],
      above: ['Före Beta: poäng 18 mot 13.', 'Above Beta on points: 18 to 13.'],
    },
    {
      step: trace('GAME_DIFFERENCE', -2, 1),
      below: ['Efter Alfa: matchskillnad −2 mot +1.', 'Below Alfa on game difference: −2 to +1.'],
      above: ['Före Beta: matchskillnad +1 mot −2.', 'Above Beta on game difference: +1 to −2.'],
    },
    {
      step: trace('GAMES_WON', 11, 12),
      below: ['Efter Alfa: vunna matcher 11 mot 12.', 'Below Alfa on games won: 11 to 12.'],
      above: ['Före Beta: vunna matcher 12 mot 11.', 'Above Beta on games won: 12 to 11.'],
    },
    {
      step: trace('HEAD_TO_HEAD_POINTS', 1, 2, 'Alfa', 'Beta'),
      below: ['Efter Alfa: poäng i inbördes möten 1 mot 2.', 'Below Alfa on head-to-head points: 1 to 2.'],
      above: ['Före Beta: poäng i inbördes möten 2 mot 1.', 'Above Beta on head-to-head points: 2 to 1.'],
    },
    {
      step: trace('HEAD_TO_HEAD_GAME_DIFFERENCE', 0, 3, 'Alfa', 'Beta', 'Gamma'),
      below: [
        'Efter Alfa: matchskillnad i inbördes möten mellan Alfa, Beta och Gamma 0 mot +3.',
        'Below Alfa on head-to-head game difference between Alfa, Beta and Gamma: 0 to +3.',
      ],
      above: [
        'Före Beta: matchskillnad i inbördes möten mellan Alfa, Beta och Gamma +3 mot 0.',
        'Above Beta on head-to-head game difference between Alfa, Beta and Gamma: +3 to 0.',
      ],
    },
    {
      step: trace('HEAD_TO_HEAD_GOAL_DIFFERENCE', -4, 4, 'Alfa', 'Beta'),
      below: [
        'Efter Alfa: målskillnad i inbördes möten −4 mot +4.',
        'Below Alfa on head-to-head goal difference: −4 to +4.',
      ],
      above: [
        'Före Beta: målskillnad i inbördes möten +4 mot −4.',
        'Above Beta on head-to-head goal difference: +4 to −4.',
      ],
    },
    {
      step: trace('GOAL_DIFFERENCE', 8, 12),
      below: ['Efter Alfa: målskillnad +8 mot +12.', 'Below Alfa on goal difference: +8 to +12.'],
      above: ['Före Beta: målskillnad +12 mot +8.', 'Above Beta on goal difference: +12 to +8.'],
    },
    {
      step: trace('GOALS_FOR', 30, 31),
      below: ['Efter Alfa: gjorda mål 30 mot 31.', 'Below Alfa on goals scored: 30 to 31.'],
      above: ['Före Beta: gjorda mål 31 mot 30.', 'Above Beta on goals scored: 31 to 30.'],
    },
    {
      step: trace('DECIDER', null, 1),
      below: [
        'Efter Alfa genom ligans beslut: inget i resultaten skiljer lagen åt.',
        "Below Alfa by the league's decision: nothing in the results separates them.",
      ],
      above: [
        'Före Beta genom ligans beslut: inget i resultaten skiljer lagen åt.',
        "Above Beta by the league's decision: nothing in the results separates them.",
      ],
    },
    {
      step: trace('DISQUALIFIED', 1, 0),
      below: ['Efter Alfa: ett diskvalificerat lag står sist.', 'Below Alfa: a disqualified team stands last.'],
      above: ['Före Beta, som är diskvalificerat.', 'Above Beta, who are disqualified.'],
    },
  ])('$step.criterion', async ({ step, below, above }) => {
    const rows = pair(step);
    expect(await sentences(rows, 1, 'se')).toEqual([below[0]]);
    expect(await sentences(rows, 1, 'en')).toEqual([below[1]]);
    expect(await sentences(rows, 0, 'se')).toEqual([above[0]]);
    expect(await sentences(rows, 0, 'en')).toEqual([above[1]]);
  });
});

describe('teams on one position', () => {
  const shared = trace('SHARED');
  const rows = [
    row(1, 'Alfa'),
    row(2, 'Beta', trace('POINTS', 9, 12)),
    row(2, 'Gamma', shared),
    row(2, 'Delta', shared),
    row(5, 'Eta', trace('GOALS_FOR', 20, 21)),
  ];

  test('are all explained against the teams around them, and say whom they share it with', async () => {
    const around = ['Före Eta: gjorda mål 21 mot 20.', 'Efter Alfa: poäng 9 mot 12.'];
    const same = ': inget skiljer dem åt, så de står i bokstavsordning.';
    expect(await sentences(rows, 1, 'se')).toEqual([...around, `Delar placering 2 med Gamma och Delta${same}`]);
    expect(await sentences(rows, 2, 'se')).toEqual([...around, `Delar placering 2 med Beta och Delta${same}`]);
    expect(await sentences(rows, 3, 'en')).toEqual([
      'Above Eta on goals scored: 21 to 20.',
      'Below Alfa on points: 9 to 12.',
      'Shares place 2 with Beta and Gamma: nothing separates them, so they stand in alphabetical order.',
    ]);
  });

  test('are counted instead of named when they are many, as before the first week', async () => {
    const all = ['Alfa', 'Beta', 'Gamma', 'Delta', 'Eta'].map((name, at) => row(1, name, at === 0 ? null : shared));
    expect(await sentences(all, 4, 'se')).toEqual([
      'Delar placering 1 med 4 lag: inget skiljer dem åt, så de står i bokstavsordning.',
    ]);
  });
});
