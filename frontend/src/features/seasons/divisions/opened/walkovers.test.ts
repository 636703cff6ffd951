import type { SeriesRowFragment } from '../../../../league/series/series-row.generated';
import type { Walkover } from '../../../../lib/schema.generated';
import { walkoversOf } from './walkovers';

const [OWN, OTHER, THIRD] = [1, 2, 3];

const series = (id: number, week: number, home: number, away: number, walkover: Walkover | null) =>
  ({
    id,
    week,
    walkover,
    home: { id: home, name: `Lag ${home}` },
    away: { id: away, name: `Lag ${away}` },
  }) as SeriesRowFragment;

test.each([
  { home: OWN, away: OTHER, walkover: 'HOME', isWon: true, why: 'given to us at home' },
  { home: OWN, away: OTHER, walkover: 'AWAY', isWon: false, why: 'given to the visitors' },
  { home: OTHER, away: OWN, walkover: 'AWAY', isWon: true, why: 'given to us away' },
  { home: OTHER, away: OWN, walkover: 'HOME', isWon: false, why: 'given to the home side' },
  { home: OTHER, away: OWN, walkover: 'BOTH', isWon: false, why: 'neither came, so both lose' },
] as const)('$walkover is won=$isWon: $why', ({ home, away, walkover, isWon }) => {
  const expected = [{ seriesId: 7, week: 3, opponent: 'Lag 2', isWon }];
  expect(walkoversOf(OWN, [series(7, 3, home, away, walkover)])).toEqual(expected);
});

test('only the team’s own, in the order of the weeks', () => {
  const all = [
    series(1, 5, OWN, OTHER, 'HOME'),
    series(2, 2, THIRD, OWN, 'HOME'),
    series(3, 1, OTHER, THIRD, 'HOME'),
    series(4, 3, OWN, THIRD, null),
  ];
  expect(walkoversOf(OWN, all).map(({ seriesId }) => seriesId)).toEqual([2, 1]);
});
