import { seasonOf } from '../../testing/season.ts';

describe('the steps that order the table, one by one', () => {
  test('0: a disqualified team is last, whatever its points', () => {
    const table = seasonOf().plays('Alpha', 3, 0, 'Beta').team('Alpha', { isDisqualified: true });
    expect(table.order()).toEqual(['Beta', 'Alpha']);
    expect(table.why('Alpha')).toBe('disqualified 1 after 0');
  });

  test('0: two disqualified teams are ordered by the same steps', () => {
    const table = seasonOf()
      .plays('Beta', 3, 0, 'Alpha')
      .team('Alpha', { isDisqualified: true })
      .team('Beta', { isDisqualified: true })
      .team('Gamma');
    expect(table.order()).toEqual(['Gamma', 'Beta', 'Alpha']);
    expect(table.why('Alpha')).toBe('points 0 after 3');
  });

  test('1: points come first, with adjustments', () => {
    const table = seasonOf().plays('Alpha', 3, 0, 'Beta').team('Beta', { adjustment: 4 });
    expect(table.order()).toEqual(['Beta', 'Alpha']);
    expect(table.why('Alpha')).toBe('points 3 after 4');
    expect(table.why('Beta')).toBeNull();
  });

  test('2: then game difference', () => {
    const table = seasonOf().plays('Alpha', 3, 1, 'Gamma').plays('Beta', 3, 0, 'Delta');
    expect(table.order()).toEqual(['Beta', 'Alpha', 'Gamma', 'Delta']);
    expect(table.why('Alpha')).toBe('gameDifference 2 after 3');
  });

  test('3: then games won', () => {
    // Alpha 3-0 and 0-3: 3 points, 3-3 in games. Beta 3-2 and 2-3: 2 + 1 points, 5-5 in games.
    const table = seasonOf()
      .plays('Alpha', 3, 0, 'Delta')
      .plays('Gamma', 3, 0, 'Alpha')
      .plays('Beta', 3, 2, 'Delta')
      .plays('Gamma', 3, 2, 'Beta');
    expect(table.order()).toEqual(['Gamma', 'Beta', 'Alpha', 'Delta']);
    expect(table.why('Alpha')).toBe('gamesWon 3 after 5');
  });

  test('4: then the points of the tied teams against each other', () => {
    // Alpha and Beta: 3 points, 4-4 in games; Beta has by far the better goals, Alpha won their series
    const table = seasonOf()
      .plays('Alpha', 3, 1, 'Beta', [4, 3])
      .plays('Delta', 3, 1, 'Alpha')
      .plays('Beta', 3, 1, 'Gamma', [30, 1]);
    expect(table.order()).toEqual(['Delta', 'Alpha', 'Beta', 'Gamma']);
    expect(table.why('Beta')).toBe('headToHeadPoints 0 after 3 among Alpha, Beta');
  });

  test('4: then their game difference against each other', () => {
    // each wins once against the other: 3-0 and 1-3. In all both have 6 points and 7-7 in games.
    const table = seasonOf()
      .plays('Alpha', 3, 0, 'Beta')
      .plays('Beta', 3, 1, 'Alpha')
      .plays('Gamma', 3, 0, 'Alpha')
      .plays('Gamma', 3, 1, 'Beta')
      .plays('Alpha', 3, 1, 'Delta')
      .plays('Beta', 3, 0, 'Delta', [30, 0]);
    expect(table.order()).toEqual(['Gamma', 'Alpha', 'Beta', 'Delta']);
    expect(table.why('Beta')).toBe('headToHeadGameDifference -1 after 1 among Alpha, Beta');
  });

  test('4: then their goal difference against each other', () => {
    // 3-1 each; goals 10-3 and 4-5 for Alpha, who lost by nineteen goals to Gamma and so has the worse goals in all
    const table = seasonOf()
      .plays('Alpha', 3, 1, 'Beta', [10, 3])
      .plays('Beta', 3, 1, 'Alpha', [5, 4])
      .plays('Gamma', 3, 1, 'Alpha', [20, 1])
      .plays('Gamma', 3, 1, 'Beta', [4, 3]);
    expect(table.order()).toEqual(['Gamma', 'Alpha', 'Beta']);
    expect(table.why('Beta')).toBe('headToHeadGoalDifference -6 after 6 among Alpha, Beta');
  });

  test('5: then goal difference over all series', () => {
    // Alpha and Beta never met, so step 4 does not separate them
    const table = seasonOf().plays('Alpha', 3, 0, 'Gamma', [9, 4]).plays('Beta', 3, 0, 'Delta', [9, 2]);
    expect(table.order().slice(0, 2)).toEqual(['Beta', 'Alpha']);
    expect(table.why('Alpha')).toBe('goalDifference 5 after 7');
  });

  test('6: then goals scored', () => {
    const table = seasonOf().plays('Alpha', 3, 0, 'Gamma', [7, 4]).plays('Beta', 3, 0, 'Delta', [9, 6]);
    expect(table.order().slice(0, 2)).toEqual(['Beta', 'Alpha']);
    expect(table.why('Alpha')).toBe('goalsFor 7 after 9');
  });

  test('7: still equal, they share a position in Swedish alphabetical order', () => {
    const table = seasonOf()
      .plays('Ödla', 3, 0, 'Sist', [9, 1])
      .plays('Åska', 3, 0, 'Sist', [9, 1])
      .plays('Zebra', 3, 0, 'Sist', [9, 1])
      .plays('Ärta', 3, 0, 'Sist', [9, 1]);
    expect(table.order()).toEqual(['Zebra', 'Åska', 'Ärta', 'Ödla', 'Sist']);
    expect(table.table().map(({ position }) => position)).toEqual([1, 1, 1, 1, 5]);
    expect(table.why('Åska')).toBe('shared null after null');
    expect(table.why('Sist')).toBe('points 0 after 3');
  });

  test("7: unless staff have set a decider, which doesn't touch the steps before it", () => {
    const table = seasonOf()
      .plays('Alpha', 3, 0, 'Delta', [9, 1])
      .plays('Beta', 3, 0, 'Delta', [9, 1])
      .plays('Gamma', 3, 0, 'Delta', [9, 1])
      .team('Beta', { decider: 2 })
      .team('Gamma', { decider: 1 })
      .team('Delta', { decider: 0 });
    expect(table.order()).toEqual(['Gamma', 'Beta', 'Alpha', 'Delta']);
    expect(table.table().map(({ position }) => position)).toEqual([1, 2, 3, 4]);
    expect(table.why('Beta')).toBe('decider 2 after 1');
    expect(table.why('Alpha')).toBe('decider null after 2');
  });
});

describe('step 4 starts again for each smaller group', () => {
  test('when points against each other leave two of three equal, only their own series counts', () => {
    /*
     * Alpha, Beta and Gamma all have 8 points and 10-8 in games. Among the three:
     *   Alpha 3-0 Beta (20-0), Beta 3-2 Gamma (8-7), Gamma 2-3 Alpha (7-8)
     *   points Alpha 5, Beta 2, Gamma 2 games Beta 3-5, Gamma 4-6: -2 both goals Beta -19, Gamma -2
     * The goal difference among three would put Gamma before Beta. Starting again with the two of them, Beta has 2
     * points and Gamma 1.
     */
    const table = seasonOf()
      .plays('Alpha', 3, 0, 'Beta', [20, 0])
      .plays('Beta', 3, 2, 'Gamma', [8, 7])
      .plays('Gamma', 2, 3, 'Alpha', [7, 8])
      .plays('Alpha', 3, 0, 'Last')
      .plays('Alpha', 1, 3, 'First')
      .plays('First', 3, 0, 'Alpha')
      .plays('Beta', 3, 0, 'Last')
      .plays('Last', 0, 3, 'Beta')
      .plays('Beta', 1, 3, 'First')
      .plays('Gamma', 3, 1, 'Last')
      .plays('Last', 1, 3, 'Gamma');
    expect(table.order()).toEqual(['First', 'Alpha', 'Beta', 'Gamma', 'Last']);
    for (const name of ['Alpha', 'Beta', 'Gamma']) {
      expect(table.row(name)).toMatchObject({ points: 8, gamesWon: 10, gamesLost: 8 });
    }
    expect(table.why('Beta')).toBe('headToHeadPoints 2 after 5 among Alpha, Beta, Gamma');
    expect(table.why('Gamma')).toBe('headToHeadPoints 1 after 2 among Beta, Gamma');
  });

  test('a later step that splits the group starts it again too', () => {
    // each of the three beat one of the others, so step 4 cannot separate them; the goal difference puts Alpha first,
    // and Beta beat Gamma
    const table = seasonOf()
      .plays('Alpha', 3, 0, 'Beta', [5, 0])
      .plays('Beta', 3, 0, 'Gamma', [5, 0])
      .plays('Gamma', 3, 0, 'Alpha', [5, 0])
      .plays('Alpha', 3, 0, 'Last', [10, 0])
      .plays('Gamma', 3, 0, 'Last', [8, 3])
      .plays('Beta', 3, 0, 'Last', [5, 0]);
    expect(table.order()).toEqual(['Alpha', 'Beta', 'Gamma', 'Last']);
    expect(table.why('Beta')).toBe('goalDifference 5 after 10');
    expect(table.why('Gamma')).toBe('headToHeadPoints 0 after 3 among Beta, Gamma');
  });
});

describe('step 4 asks only teams that have all met equally often', () => {
  const unequal = () =>
    // Alpha, Beta and Gamma all 3 points and 3-3 in games. Alpha beat Beta; Gamma has met neither.
    seasonOf()
      .plays('Alpha', 3, 0, 'Beta', [6, 5])
      .plays('First', 3, 0, 'Alpha', [9, 0])
      .plays('Beta', 3, 0, 'Last', [6, 3])
      .plays('Gamma', 3, 0, 'Last', [9, 0])
      .plays('First', 3, 0, 'Gamma', [6, 5]);

  test('or goes on to goal difference', () => {
    const table = unequal();
    expect(table.order()).toEqual(['First', 'Gamma', 'Beta', 'Alpha', 'Last']);
    expect(table.why('Beta')).toBe('goalDifference 2 after 8');
    expect(table.why('Alpha')).toBe('goalDifference -8 after 2');
  });

  test('so two series at home and away against one is unequal, until only the two who met twice are left', () => {
    // all three 6 points and 6-6 in games; Alpha has 6 points among the three, and Gamma the goals
    const table = seasonOf()
      .plays('Alpha', 3, 0, 'Beta', [4, 0])
      .plays('Beta', 3, 0, 'Alpha', [5, 0])
      .plays('Alpha', 3, 0, 'Gamma', [3, 2])
      .plays('Gamma', 3, 0, 'Beta', [20, 0])
      .plays('First', 3, 0, 'Alpha', [15, 0])
      .plays('Beta', 3, 0, 'Last', [4, 0])
      .plays('Gamma', 3, 0, 'Last', [20, 0])
      .plays('First', 3, 0, 'Gamma', [4, 0]);
    expect(table.order()).toEqual(['First', 'Gamma', 'Beta', 'Alpha', 'Last']);
    expect(table.why('Beta')).toBe('goalDifference -15 after 35');
    expect(table.why('Alpha')).toBe('headToHeadGoalDifference -1 after 1 among Alpha, Beta');
  });

  test('a walkover between the tied teams is a meeting like another', () => {
    const table = seasonOf()
      .walkover('Alpha', 'Beta')
      .plays('First', 3, 0, 'Alpha', [20, 0])
      .plays('Beta', 3, 0, 'Last', [20, 0]);
    expect(table.why('Beta')).toBe('headToHeadPoints 0 after 3 among Alpha, Beta');
  });
});
