import type { SeriesRowFragment } from '../../../league/series/series-row.generated';
import { nextOpponents } from './next-opponent';

const team = (id: number) => ({ id, name: `Lag ${id}`, logo: null }) as SeriesRowFragment['home'];
const series = (id: number, home: number, away: number, fields: Partial<SeriesRowFragment> = {}) =>
  ({
    id,
    week: id,
    state: 'TIME_SET',
    scheduledAt: null,
    home: team(home),
    away: team(away),
    ...fields,
  }) as SeriesRowFragment;

test('the next series of a team is its earliest without a result, whatever the order of the list', () => {
  const next = nextOpponents([
    series(4, 1, 3, { scheduledAt: '2031-03-18T18:00:00Z' }),
    series(2, 2, 1, { scheduledAt: '2031-03-11T18:00:00Z' }),
    series(1, 1, 2, { state: 'REPORTED', scheduledAt: '2031-03-04T18:00:00Z' }),
  ]);
  expect(next.get(1)).toMatchObject({ seriesId: 2, isHome: false, opponent: { id: 2 } });
  expect(next.get(3)).toMatchObject({ seriesId: 4, isHome: false, opponent: { id: 1 } });
});

test('a series without a time comes after those with one, in the order of the weeks', () => {
  const next = nextOpponents([
    series(9, 1, 4),
    series(5, 1, 2),
    series(7, 3, 1, { scheduledAt: '2031-03-04T18:00:00Z' }),
  ]);
  expect(next.get(1)?.opponent.id).toBe(3);
  expect(nextOpponents([series(9, 1, 4), series(5, 1, 2)]).get(1)?.opponent.id).toBe(2);
});

test('a team that has played all has none', () => {
  expect(nextOpponents([series(1, 1, 2, { state: 'REPORTED' })]).size).toBe(0);
});
