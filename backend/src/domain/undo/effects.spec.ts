import { fatesOf } from './effects.ts';
import type { TakenRow } from './effects.ts';

let next = 0;
const change = (kind: TakenRow['kind'], table: string, former: TakenRow['former'] = null, key = '1'): TakenRow => ({
  changeId: ++next,
  kind,
  table,
  key,
  former,
});
const told = (...changes: TakenRow[]) => fatesOf(changes).map(({ thing, fate }) => `${thing} ${fate}`);

test.each([
  {
    why: 'a sign-up that was removed',
    changes: () => [change('delete', 'signup', { team_id: 1 })],
    is: ['sign-up back'],
  },
  { why: 'a message that was sent', changes: () => [change('insert', 'captain_message')], is: ['message gone'] },
  {
    why: 'a dispute that was decided',
    changes: () => [change('update', 'dispute', { decided_at: null })],
    is: ['dispute opened'],
  },
  {
    why: 'the undo of that',
    changes: () => [change('update', 'dispute', { decided_at: '2026-01-01', outcome: 'upheld' })],
    is: ['dispute closed'],
  },
  {
    why: 'a row of a game in a merge',
    changes: () => [change('update', 'player_game_stats', { player_id: 7 })],
    is: ['row moved'],
  },
  {
    why: 'the numbers of a row go with their game',
    changes: () => [change('update', 'player_game_stats', { goals: 1 })],
    is: [],
  },
  {
    why: 'what was made and removed again',
    changes: () => [change('insert', 'team'), change('delete', 'team', {})],
    is: [],
  },
  {
    why: 'what was removed and made again',
    changes: () => [change('delete', 'team', {}), change('insert', 'team')],
    is: ['team changed'],
  },
  {
    why: 'what was changed and removed',
    changes: () => [change('update', 'team', { name: 'A' }), change('delete', 'team', { name: 'B' })],
    is: ['team back'],
  },
])('$why: $is', ({ changes, is }) => {
  expect(told(...changes())).toEqual(is);
});

test('each row is told once, with the earliest of its values', () => {
  const fates = fatesOf([
    change('update', 'series', { scheduled_at: 'first' }),
    change('update', 'series', { scheduled_at: 'second', version: 1 }),
  ]);
  expect(fates).toMatchObject([{ fate: 'changed', former: { scheduled_at: 'first', version: 1 } }]);
});
