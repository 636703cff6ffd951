import { screen } from '@testing-library/react';
import { renderStaffPart } from '../../../test/render-staff';
import { ChangeList } from './change-list';

const draw = (changes: { path: string; before: string | null; after: string | null }[]) =>
  renderStaffPart(<ChangeList changes={changes} changeCount={changes.length} />, { namespaces: ['admin-audit'] });

test('what had no value and gets none is not listed', async () => {
  await draw([
    { path: 'games.0.homeGoals', before: '3', after: null },
    { path: 'games.0.home', before: '[]', after: null },
    { path: 'games', before: null, after: '[]' },
  ]);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Match 1 · Hemmamål']);
});

test('a list of empty values alone says that no value was changed', async () => {
  await draw([{ path: 'games.0.home', before: '[]', after: null }]);
  expect(screen.getByText('Inga värden ändrades.')).toBeInTheDocument();
});
