import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { answerTo } from '../../../test/answer-to';
import { renderStaffPart } from '../../../test/render-staff';
import { viewerWith } from '../../report/testing/report-answers';
import AdminEntry from '../shell/admin.page';
import { AdminTransfersDocument } from './transfers-page.generated';
import TransfersPage from './transfers.page';

const transfer = (id: number, nickname: string) => ({
  id,
  validFrom: '2026-01-10T12:00:00.000Z',
  validTo: null,
  sortOrder: 1,
  player: { id, nickname },
  team: { id: 1, name: 'Tallmo' },
  previousTeam: null,
});

async function draw(at = '/admin/transfers') {
  const asked: unknown[] = [];
  const list = answerTo(AdminTransfersDocument, ({ filter }) => {
    asked.push(filter);
    const items = (filter?.offset ?? 0) > 0 ? [transfer(3, 'Tredje')] : [transfer(5, 'Femte')];
    return { adminTransfers: { items, total: 7 } };
  });
  await renderStaffPart(<TransfersPage />, {
    at,
    answers: [viewerWith('GRAPHICS'), list],
    namespaces: ['admin', 'admin-transfers'],
  });
  return asked;
}

test('the newest come first, and the next page follows', async () => {
  const asked = await draw();
  expect(await screen.findByRole('link', { name: 'Femte' })).toHaveAttribute('href', '/player/5');
  expect(asked[0]).toEqual({ text: '', sort: 'FROM', isDescending: true, first: 6, offset: 0 });
  await userEvent.click(screen.getByRole('button', { name: 'Nästa' }));
  expect(await screen.findByRole('link', { name: 'Tredje' })).toBeInTheDocument();
  expect(asked.at(-1)).toMatchObject({ offset: 6 });
});

test('what is typed is searched for, and stands in the address', async () => {
  const asked = await draw();
  await userEvent.type(await screen.findByLabelText('Sök på spelare, nytt lag eller tidigare lag'), 'tall');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ text: 'tall' }));
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/admin/transfers?q=tall'));
});

test('the bare address leads to the list of all, with what was chosen', async () => {
  await renderStaffPart(
    <Routes>
      <Route path="/admin/*" element={<AdminEntry />} />
      <Route path="/admin/transfers/all" element={null} />
    </Routes>,
    { at: '/admin/transfers?q=tall' },
  );
  expect(screen.getByTestId('address').textContent).toBe('/admin/transfers/all?q=tall');
});
