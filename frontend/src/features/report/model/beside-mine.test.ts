import { reportOf } from '../testing/report-answers';
import { gamesBeside } from './beside-mine';
import { reportForm } from './report-form';
import { emptyForm } from './report-model';

const goals = (home: string, away: string) => {
  const typed = reportForm(emptyForm(), { type: 'goals', game: 0, side: 'home', text: home });
  return reportForm(typed, { type: 'goals', game: 0, side: 'away', text: away });
};

test('a game that only one of the two has is beside nothing', () => {
  const stored = reportOf();
  const games = gamesBeside({ ...stored, series: { ...stored.series, games: [] } }, goals('3', '1'));
  expect(games).toEqual([{ number: 1, theirs: null, mine: { home: 3, away: 1 } }]);
});

test('what is the same is not listed', () => {
  const stored = reportOf();
  expect(gamesBeside({ ...stored, series: { ...stored.series, games: [] } }, emptyForm())).toEqual([]);
});
