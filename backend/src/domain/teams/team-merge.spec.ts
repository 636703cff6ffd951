import { teamMergeObstacle, type MergingEntry, type MergingTeam } from './team-merge.ts';

const entry = (changes: Partial<MergingEntry> = {}): MergingEntry => ({
  ...{ divisionId: 1, division: 'Division 1', seasonId: 1, season: 'Höst', isStage: false },
  ...changes,
});
const team = (id: number, entries: MergingEntry[] = [], players = 0): MergingTeam => ({
  ...{ id, entries, players, seeds: [] },
});
const seeded = (id: number, divisionId = 9): MergingTeam => ({
  ...team(id),
  seeds: [entry({ divisionId, isStage: true })],
});

test.each<{ why: string; staying: MergingTeam; leaving: MergingTeam; key: string | null }>([
  {
    why: 'other seasons',
    staying: team(1, [entry()], 3),
    leaving: team(2, [entry({ seasonId: 2, divisionId: 2 })]),
    key: null,
  },
  { why: 'no season', staying: team(1), leaving: team(2, [], 5), key: null },
  {
    why: 'a cup beside a table',
    staying: team(1, [entry()]),
    leaving: team(2, [entry({ divisionId: 9, isStage: true })]),
    key: null,
  },
  { why: 'itself', staying: team(1), leaving: team(1), key: 'same-team' },
  { why: 'one table', staying: team(1, [entry()]), leaving: team(2, [entry()]), key: 'same-season' },
  {
    why: 'two tables of a season',
    staying: team(1, [entry()]),
    leaving: team(2, [entry({ divisionId: 2 })]),
    key: 'same-season',
  },
  {
    why: 'one stage',
    staying: team(1, [entry({ divisionId: 9, isStage: true })]),
    leaving: team(2, [entry({ divisionId: 9, isStage: true })]),
    key: 'same-season',
  },
  { why: 'one stage that is not drawn', staying: seeded(1), leaving: seeded(2), key: 'same-season' },
  { why: 'stages that are two', staying: seeded(1), leaving: seeded(2, 10), key: null },
  {
    why: 'a table beside the seed of a cup',
    staying: team(1, [entry()]),
    leaving: seeded(2),
    key: null,
  },
  { why: 'players in both', staying: team(1, [], 3), leaving: team(2, [], 1), key: 'both-have-players' },
])('a team with $why: $key', ({ staying, leaving, key }) => {
  expect(teamMergeObstacle(staying, leaving)?.messageKey ?? null).toBe(key && `api.team-merge.${key}`);
});
