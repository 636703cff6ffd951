import fc from 'fast-check';
import { BAND_MEANINGS } from '../standings/band-meaning.ts';
import type { BandMeaning } from '../standings/band-meaning.ts';
import { bandsOfSize } from './bands-of-size.ts';
import { rollOver } from './roll-over.ts';
import type { EndedDivision, TurningTeam } from './roll-over.ts';

const band = (meaning: BandMeaning | null, fromPosition: number, toPosition = fromPosition) => ({
  meaning,
  fromPosition,
  toPosition,
});

/** Division 100 + n has the teams n1, n2, … which ended in that order. */
const ended = (n: number, size: number, bands: EndedDivision['bands'], rank = n): EndedDivision => ({
  id: 100 + n,
  rank,
  size,
  bands,
  teams: Array.from({ length: size }, (_, at) => ({
    teamId: 10 * n + at + 1,
    position: at + 1,
    pointsPerSeries: 2 - at / 10,
  })),
});

const held = { state: 'held', remaining: 3 } as const;
const teamsIn = (
  divisions: readonly EndedDivision[],
  changed: Record<number, Partial<TurningTeam>> = {},
): TurningTeam[] =>
  divisions.flatMap(({ teams }) =>
    teams.map(({ teamId }) => ({ teamId, isSignedUp: true, strength: null, place: held, ...changed[teamId] })),
  );
const newTeam = (teamId: number, strength: number | null): TurningTeam => ({
  teamId,
  isSignedUp: true,
  strength,
  place: null,
});

const told = (divisions: readonly EndedDivision[], teams: readonly TurningTeam[]) => {
  const placements = rollOver(divisions, teams);
  const idsIn = (id: number | null) => placements.filter(({ formerId }) => formerId === id).map(({ teamId }) => teamId);
  const reasonOf = (teamId: number) => placements.find((one) => one.teamId === teamId)?.reason;
  return { placements, idsIn, reasonOf };
};

const UPPER = ended(1, 4, [band('champion', 1), band('relegation-qualifier', 3), band('relegation', 4)]);
const LOWER = ended(2, 4, [band('promotion', 1), band('promotion-qualifier', 2)]);
const LADDER = [UPPER, LOWER];

/** The ladder after a qualifier between the third of the upper division and the second of the lower one. */
const qualified = (winner: 13 | 22) =>
  LADDER.map((division) => ({
    ...division,
    teams: division.teams.map((team) => {
      if (team.teamId !== 13 && team.teamId !== 22) return team;
      return { ...team, qualifier: team.teamId === winner ? ('won' as const) : ('lost' as const) };
    }),
  }));

test('a qualifier that was played decides who has the place, and is the reason', () => {
  const lower = told(qualified(22), teamsIn(LADDER));
  expect(lower.idsIn(101)).toEqual([11, 12, 21, 22]);
  expect(lower.idsIn(102)).toEqual([13, 14, 23, 24]);
  expect([13, 22, 21, 14].map(lower.reasonOf)).toEqual(['qualifier-lost', 'qualifier-won', 'promotion', 'relegation']);
  const upper = told(qualified(13), teamsIn(LADDER));
  expect(upper.idsIn(101)).toEqual([11, 12, 13, 21]);
  expect([13, 22].map(upper.reasonOf)).toEqual(['qualifier-won', 'qualifier-lost']);
});

test('who has lost the qualifier from below is the first for a place that is free', () => {
  const { idsIn, reasonOf } = told(qualified(13), teamsIn(LADDER, { 12: { place: { state: 'lost', remaining: 1 } } }));
  expect(idsIn(101)).toEqual([11, 13, 21, 22]);
  expect(reasonOf(22)).toBe('vacancy-qualifier');
});

test('new teams that have played in a qualifier come before stronger ones that have not', () => {
  const newTeams = [
    newTeam(91, 2000),
    { ...newTeam(92, 900), qualifierPlace: 1 },
    { ...newTeam(93, 950), qualifierPlace: 2 },
  ];
  const free = { place: { state: 'declined', remaining: 0 } } as const;
  const { placements, idsIn, reasonOf } = told(LADDER, [...teamsIn(LADDER, { 24: free }), ...newTeams]);
  expect(idsIn(102)).toContain(92);
  expect([92, 93, 91].map(reasonOf)).toEqual(['qualified', 'not-qualified', 'no-vacancy']);
  const positions = [92, 93, 91].map((id) => placements.find(({ teamId }) => teamId === id)?.position);
  expect(positions).toEqual([1, 2, 1]);
});

test('bands decide who goes up and down; without a qualifier the upper team keeps its place', () => {
  const { idsIn, reasonOf } = told(LADDER, teamsIn(LADDER));
  expect(idsIn(101)).toEqual([11, 12, 13, 21]);
  expect(idsIn(102)).toEqual([14, 22, 23, 24]);
  expect([11, 13, 21, 14, 22].map(reasonOf)).toEqual([
    'stays',
    'relegation-qualifier',
    'promotion',
    'relegation',
    'stays',
  ]);
});

test.each([
  {
    why: 'a place is lost',
    change: { place: { state: 'lost', remaining: 1 }, isSignedUp: false },
    reason: 'place-lost',
    by: 22,
    way: 'vacancy-qualifier',
  },
  {
    why: 'a place is declined',
    change: { place: { state: 'declined', remaining: 3 }, isSignedUp: false },
    reason: 'place-declined',
    by: 22,
    way: 'vacancy-qualifier',
  },
  {
    why: 'a team has not signed up',
    change: { isSignedUp: false },
    reason: 'not-signed-up',
    by: 22,
    way: 'vacancy-qualifier',
  },
] as const)('when $why, the promotion qualifier below takes it', ({ change, reason, by, way }) => {
  const { idsIn, reasonOf } = told(LADDER, teamsIn(LADDER, { 12: change }));
  expect(idsIn(101)).toEqual([11, 13, 21, by]);
  expect([reasonOf(12), reasonOf(by)]).toEqual([reason, way]);
});

test('a second vacancy goes to the next one in the table below, and theirs to the strongest sign-ups', () => {
  const gone = { isSignedUp: false };
  const teams = [...teamsIn(LADDER, { 11: gone, 12: gone }), newTeam(91, 900), newTeam(92, 1200), newTeam(93, null)];
  const { idsIn, reasonOf, placements } = told(LADDER, teams);
  expect(idsIn(101)).toEqual([13, 21, 22, 23]);
  expect(reasonOf(23)).toBe('vacancy-next');
  expect(idsIn(102)).toEqual([14, 24, 92, 91]);
  expect(placements.find(({ teamId }) => teamId === 93)).toMatchObject({
    formerId: null,
    reason: 'no-vacancy',
    position: 3,
  });
});

test('a relegated team stays when nobody below can take its place, before any sign-up', () => {
  const only = [ended(1, 3, [band('relegation', 3)]), ended(2, 2, [])];
  const gone = { isSignedUp: false };
  const { idsIn, reasonOf } = told(only, [...teamsIn(only, { 21: gone, 22: gone }), newTeam(91, 2000)]);
  expect(idsIn(101)).toEqual([11, 12, 13]);
  expect(reasonOf(13)).toBe('vacancy-kept');
  expect(idsIn(102)).toEqual([91]);
});

test('divisions beside each other share a rank: none sends teams to the other, and the best of the same place comes first', () => {
  const north = ended(2, 3, [band('promotion', 1)], 2);
  const south = ended(3, 3, [band('promotion', 1)], 2);
  const best = {
    ...south,
    teams: south.teams.map((team) => ({ ...team, pointsPerSeries: team.pointsPerSeries + 0.05 })),
  };
  const top = ended(1, 4, [band('relegation', 3, 4)]);
  const rank = [top, north, best];
  const { idsIn, reasonOf } = told(rank, teamsIn(rank, { 12: { isSignedUp: false } }));
  expect(idsIn(101)).toEqual([11, 31, 21, 32]);
  expect(reasonOf(32)).toBe('vacancy-next');
  expect([idsIn(102), idsIn(103)]).toEqual([
    [14, 22, 23],
    [13, 33],
  ]);
});

test('bands that send more teams than there are places move the last ones', () => {
  const crowded = [ended(1, 3, [band('relegation', 3)]), ended(2, 3, [band('promotion', 1, 3)])];
  const { idsIn, reasonOf } = told(crowded, teamsIn(crowded));
  expect(idsIn(101)).toEqual([21, 22, 23]);
  expect([reasonOf(11), reasonOf(13)]).toEqual(['no-room', 'relegation']);
  expect(idsIn(102)).toEqual([11, 12, 13]);
});

test('promotion from the top and relegation from the lowest lead nowhere', () => {
  const one = [ended(1, 3, [band('promotion', 1), band('relegation-qualifier', 2), band('relegation', 3)])];
  const { idsIn, placements } = told(one, teamsIn(one));
  expect(idsIn(101)).toEqual([11, 12, 13]);
  expect(placements.every(({ reason }) => reason === 'stays')).toBe(true);
});

test('while no team has signed up, all who hold a place are in', () => {
  const none = teamsIn(LADDER).map((team) => ({ ...team, isSignedUp: false }));
  expect(told(LADDER, none).idsIn(null)).toEqual([]);
});

test('a team that has lost its place and signed up is one of the sign-ups, and says so', () => {
  const lost = { place: { state: 'lost', remaining: 1 } as const, strength: 700 };
  const { placements, idsIn } = told(LADDER, teamsIn(LADDER, { 24: lost }));
  expect(idsIn(102)).toEqual([14, 22, 23, 24]);
  expect(placements.find(({ teamId }) => teamId === 24)).toMatchObject({
    reason: 'sign-up',
    position: 1,
    remaining: 1,
  });
});

const anyMeaning = fc.constantFrom<BandMeaning | null>(...BAND_MEANINGS, null);
const anyDivision = fc.record({
  rank: fc.integer({ min: 1, max: 4 }),
  meanings: fc.array(anyMeaning, { minLength: 1, maxLength: 7 }),
});
const anyTeam = fc.record({
  isSignedUp: fc.boolean(),
  strength: fc.option(fc.integer({ min: 0, max: 3 })),
  state: fc.constantFrom('held' as const, 'held' as const, 'lost' as const, 'declined' as const),
});
const anyLeague = fc.record({
  divisions: fc.array(anyDivision, { minLength: 1, maxLength: 6 }),
  teams: fc.array(anyTeam, { minLength: 50, maxLength: 50 }),
  newTeams: fc.integer({ min: 0, max: 8 }),
});

test('every team is in the proposal exactly once, sizes are kept, and every reason is true', () => {
  fc.assert(
    fc.property(anyLeague, ({ divisions: drawn, teams: facts, newTeams }) => {
      const divisions = drawn.map(({ rank, meanings }, n) =>
        ended(
          n + 1,
          meanings.length,
          meanings.map((meaning, at) => band(meaning, at + 1)),
          rank,
        ),
      );
      const playing = divisions.flatMap(({ teams }) => teams);
      const factsOf = (at: number) => facts[at % facts.length] as (typeof facts)[number];
      const teams = [
        ...playing.map(({ teamId }, at): TurningTeam => {
          const { state, ...rest } = factsOf(at);
          return { teamId, ...rest, place: { state, remaining: 1 } };
        }),
        ...Array.from({ length: newTeams }, (_, at): TurningTeam => ({
          ...factsOf(at + 40),
          teamId: 1000 + at,
          place: null,
        })),
      ];
      const placements = rollOver(divisions, teams);
      expect(placements.map(({ teamId }) => teamId).toSorted()).toEqual(teams.map(({ teamId }) => teamId).toSorted());
      const isUsed = teams.some(({ isSignedUp }) => isSignedUp);
      for (const { id, size } of divisions) {
        expect(placements.filter(({ formerId }) => formerId === id).length).toBeLessThanOrEqual(size);
      }
      const free =
        divisions.reduce((sum, { size }) => sum + size, 0) -
        placements.filter(({ formerId }) => formerId !== null).length;
      const rankOf = (id: number | null) => divisions.find((division) => division.id === id)?.rank ?? null;
      const ranks = [...new Set(divisions.map(({ rank }) => rank))].toSorted();
      for (const placement of placements) {
        const { teamId, formerId, fromId, reason, position } = placement;
        const team = teams.find((one) => one.teamId === teamId) as TurningTeam;
        const former = divisions.find(({ id }) => id === fromId);
        const at = former?.teams.find((one) => one.teamId === teamId)?.position ?? 0;
        const meaning = former?.bands[at - 1]?.meaning ?? null;
        const isHolder = team.place?.state === 'held' && (team.isSignedUp || !isUsed);
        const step =
          formerId === null || !former ? null : ranks.indexOf(rankOf(formerId) ?? 0) - ranks.indexOf(former.rank);
        // a place that is held is never lost to a sign-up
        if (isHolder) expect(formerId).not.toBeNull();
        if (isHolder) expect(position).toBe(at);
        if (reason === 'no-vacancy') expect([free, team.isSignedUp, isHolder]).toEqual([0, true, false]);
        if (reason === 'sign-up') expect([team.isSignedUp, isHolder]).toEqual([true, false]);
        if (reason === 'not-signed-up') expect(team.isSignedUp).toBe(false);
        if (reason === 'place-lost') expect(team.place?.state).toBe('lost');
        if (reason === 'place-declined') expect(team.place?.state).toBe('declined');
        if (reason === 'promotion') expect([step, meaning]).toEqual([-1, 'promotion']);
        if (reason === 'relegation') expect([(step ?? 0) > 0, meaning]).toEqual([true, 'relegation']);
        if (reason === 'vacancy-qualifier') expect([step, meaning]).toEqual([-1, 'promotion-qualifier']);
        if (reason === 'vacancy-next') expect(step).toBe(-1);
        if (reason === 'no-room') expect(step).toBeGreaterThan(0);
        if (['stays', 'vacancy-kept', 'relegation-qualifier', 'no-room-above'].includes(reason))
          expect(formerId).toBe(fromId);
      }
    }),
    { numRuns: 150 },
  );
});

describe('bands for another number of teams', () => {
  const bands = [
    band('champion', 1),
    band('playoffs', 2, 4),
    band('relegation-qualifier', 8),
    band('relegation', 9, 10),
  ];

  test.each([
    {
      size: 10,
      is: [
        [1, 1],
        [2, 4],
        [8, 8],
        [9, 10],
      ],
    },
    {
      size: 7,
      is: [
        [1, 1],
        [2, 4],
        [5, 5],
        [6, 7],
      ],
    },
    {
      size: 12,
      is: [
        [1, 1],
        [2, 4],
        [10, 10],
        [11, 12],
      ],
    },
    {
      size: 5,
      is: [
        [1, 1],
        [2, 4],
        [5, 5],
      ],
    },
    {
      size: 3,
      is: [
        [1, 1],
        [2, 3],
      ],
    },
    { size: 0, is: [] },
  ])('ten become $size', ({ size, is }) => {
    expect(bandsOfSize(bands, 10, size).map(({ fromPosition, toPosition }) => [fromPosition, toPosition])).toEqual(is);
  });

  test('bands that the table never reached are cut', () => {
    expect(bandsOfSize([band('relegation', 9, 10)], 7, 7)).toEqual([]);
  });

  test('they stay inside the table and never overlap', () => {
    const anyBands = fc.array(fc.tuple(anyMeaning, fc.integer({ min: 1, max: 3 }), fc.integer({ min: 0, max: 3 })), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(
        anyBands,
        fc.integer({ min: 0, max: 16 }),
        fc.integer({ min: 0, max: 16 }),
        (drawn, formerSize, size) => {
          let at = 0;
          const before = drawn.map(([meaning, gap, length]) => {
            const from = at + gap;
            at = from + length;
            return band(meaning, from, at);
          });
          const rows = bandsOfSize(before, formerSize, size).flatMap(({ fromPosition, toPosition }) =>
            Array.from({ length: toPosition - fromPosition + 1 }, (_, n) => fromPosition + n),
          );
          expect(new Set(rows).size).toBe(rows.length);
          expect(rows.every((row) => row >= 1 && row <= size)).toBe(true);
        },
      ),
    );
  });
});
