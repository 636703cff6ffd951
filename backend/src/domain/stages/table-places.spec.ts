import { assertBorderIsClear, teamsOnPlaces } from './table-places.ts';

const table = [
  { position: 1, teamId: 10, name: 'Alfa' },
  { position: 2, teamId: 20, name: 'Beta' },
  { position: 2, teamId: 30, name: 'Gamma' },
  { position: 4, teamId: 40, name: 'Delta' },
];

const of = { division: 'Division 1', isStage: false };

test('a place is a row of the table, also among equal teams', () => {
  expect([...teamsOnPlaces(table, [3, 1, 9])]).toEqual([
    [3, 30],
    [1, 10],
  ]);
});

test('equal teams that are all in, or all out, need no decider', () => {
  expect(() => assertBorderIsClear(table, [1, 2, 3], of)).not.toThrow();
  expect(() => assertBorderIsClear(table, [1, 4], of)).not.toThrow();
});

test('equal teams on the border need one', () => {
  expect(() => assertBorderIsClear(table, [1, 2], of)).toThrow(
    expect.objectContaining({
      messageKey: 'api.stage.places-are-equal',
      details: { params: { division: 'Division 1', teams: 'Beta, Gamma' } },
    }),
  );
});

test('teams that have come equally far in a stage are chosen by hand, for it has no deciders', () => {
  expect(() => assertBorderIsClear(table, [1, 2], { division: 'Kval', isStage: true })).toThrow(
    expect.objectContaining({
      messageKey: 'api.stage.equally-far',
      details: { params: { division: 'Kval', teams: 'Beta, Gamma' } },
    }),
  );
});
