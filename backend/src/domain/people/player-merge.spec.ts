import {
  fieldDifferences,
  joinedPeriods,
  MERGED_FIELDS,
  mergedProfile,
  mergeObstacle,
  stayingFirst,
} from './player-merge.ts';
import type { MergedProfile, MergeEvidence, RosterPeriod } from './player-merge.ts';

const period = (id: number, teamId: number, from: string, to: string | null, sortOrder = 2): RosterPeriod => ({
  id,
  playerId: 1,
  teamId,
  team: `Lag ${teamId}`,
  sortOrder,
  from,
  to,
});

const NONE: MergeEvidence = { isSameGame: false, isSameSixMans: false };
const person = (id: number, userId: number | null = null, rosters: RosterPeriod[] = []) => ({ id, userId, rosters });

describe('who can become one', () => {
  test.each<{
    why: string;
    one: ReturnType<typeof person>;
    other: ReturnType<typeof person>;
    facts?: Partial<MergeEvidence>;
    reason: string | null;
  }>([
    { why: 'two players without accounts', one: person(1), other: person(2), reason: null },
    { why: 'one of them has an account', one: person(1), other: person(2, 9), reason: null },
    { why: 'both have an account', one: person(1, 8), other: person(2, 9), reason: 'two-accounts' },
    { why: 'a player and themself', one: person(1), other: person(1), reason: 'same-player' },
    {
      why: 'both played in a game',
      one: person(1),
      other: person(2),
      facts: { isSameGame: true },
      reason: 'same-game',
    },
    {
      why: 'both played in a 6mans',
      one: person(1),
      other: person(2),
      facts: { isSameSixMans: true },
      reason: 'same-six-mans',
    },
    {
      why: 'one team after the other',
      one: person(1, null, [period(1, 7, '2026-01', '2026-03')]),
      other: person(2, null, [period(2, 8, '2026-03', null)]),
      reason: null,
    },
    {
      why: 'two teams at once',
      one: person(1, null, [period(1, 7, '2026-01', '2026-04')]),
      other: person(2, null, [period(2, 8, '2026-03', null)]),
      reason: 'two-teams',
    },
    {
      why: 'the same team at once',
      one: person(1, null, [period(1, 7, '2026-01', null)]),
      other: person(2, null, [period(2, 7, '2026-03', null)]),
      reason: null,
    },
  ])('$why', ({ one, other, facts, reason }) => {
    const obstacles = [
      mergeObstacle(one, other, { ...NONE, ...facts }),
      mergeObstacle(other, one, { ...NONE, ...facts }),
    ];
    const expected = reason && `api.merge.${reason}`;
    expect(obstacles.map((obstacle) => obstacle?.messageKey ?? null)).toEqual([expected, expected]);
    expect(obstacles.map((obstacle) => obstacle?.code ?? null)).toEqual(
      reason ? ['NOT_MERGEABLE', 'NOT_MERGEABLE'] : [null, null],
    );
  });

  test('the two teams are named', () => {
    const obstacle = mergeObstacle(
      person(1, null, [period(1, 7, '2026-01', null)]),
      person(2, null, [period(2, 8, '2026-03', null)]),
      NONE,
    );
    expect(obstacle?.details.params).toEqual({ team: 'Lag 7', otherTeam: 'Lag 8' });
  });
});

describe('periods in the same team', () => {
  test('that do not overlap stay as they are', () => {
    expect(joinedPeriods([period(1, 7, '2026-01', '2026-03')], [period(2, 7, '2026-03', null)])).toEqual([]);
  });

  test('that overlap become the first, with the last end and the place of the end', () => {
    const joined = joinedPeriods(
      [period(1, 7, '2026-01', '2026-03', 1), period(2, 8, '2025-01', '2025-06')],
      [period(3, 7, '2026-02', '2026-05', 3)],
    );
    expect(joined).toEqual([{ id: 1, sortOrder: 3, to: '2026-05', absorbedIds: [3] }]);
  });

  test('a chain of them becomes one, and who is captain now stays captain', () => {
    const joined = joinedPeriods(
      [period(1, 7, '2026-01', '2026-03', 4), period(2, 7, '2026-04', null, 1)],
      [period(3, 7, '2026-02', null, 2)],
    );
    expect(joined).toEqual([{ id: 1, sortOrder: 1, to: null, absorbedIds: [3, 2] }]);
  });
});

const profile = (values: Partial<MergedProfile>): MergedProfile => ({
  ...(Object.fromEntries(MERGED_FIELDS.map((field) => [field, null])) as MergedProfile),
  ...values,
});

describe('what the player says about themself', () => {
  test('own values stay, and empty ones are filled in', () => {
    const merged = mergedProfile(
      profile({ nationality: 'SE', mmr: 0 }),
      profile({ nationality: 'NO', mmr: 900, twitch: 'nova' }),
    );
    expect(merged).toEqual(profile({ nationality: 'SE', mmr: 0, twitch: 'nova' }));
  });

  test('a platform is filled in together with its account, never one of them', () => {
    expect(
      mergedProfile(profile({ platform: 'steam' }), profile({ platform: 'epic', platformId: 'nova' })),
    ).toMatchObject({ platform: 'steam', platformId: null });
    expect(mergedProfile(profile({}), profile({ platform: 'epic', platformId: 'nova' }))).toMatchObject({
      platform: 'epic',
      platformId: 'nova',
    });
  });

  test('the differences are what is taken over and what is lost', () => {
    expect(
      fieldDifferences(
        { ...profile({ nationality: 'SE', mmr: 900, steam: 'a' }), nickname: 'Nova' },
        { ...profile({ nationality: 'NO', mmr: 900, twitch: 'nova' }), nickname: 'Nova2' },
      ),
    ).toEqual([
      { field: 'nickname', staying: 'Nova', leaving: 'Nova2', kept: 'Nova' },
      { field: 'nationality', staying: 'SE', leaving: 'NO', kept: 'SE' },
      { field: 'twitch', staying: null, leaving: 'nova', kept: 'nova' },
    ]);
  });
});

test.each([
  { why: 'the one with an account', one: [1, null, 90], other: [2, 7, 0], stays: 2 },
  { why: 'without accounts, the one with more games', one: [1, null, 3], other: [2, null, 4], stays: 2 },
  { why: 'then the older one', one: [2, null, 3], other: [1, null, 3], stays: 1 },
] as const)('by default $why stays', ({ one, other, stays }) => {
  const of = ([id, userId, games]: readonly [number, number | null, number]) => ({ id, userId, games });
  expect(stayingFirst(of(one), of(other))[0].id).toBe(stays);
  expect(stayingFirst(of(other), of(one))[0].id).toBe(stays);
});
