import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminTransfersDocument } from '../../../gql/admin/graphql';
import { renderPart } from '../../../test/render';
import { viewerWith } from '../report/testing/report-answers';
import TransfersPage from './transfers.page';

const transfer = (id: number, nickname: string) => ({
  __typename: 'Transfer',
  id,
  validFrom: '2026-01-10T12:00:00.000Z',
  validTo: null,
  sortOrder: 1,
  player: { __typename: 'PlayerRef', id, nickname },
  team: { __typename: 'TeamRef', id: 1, name: 'Tallmo' },
  previousTeam: null,
});

async function draw(at = '/admin/transfers') {
  const asked: unknown[] = [];
  const list = {
    request: { query: AdminTransfersDocument, variables: () => true },
    result: (variables: { after?: number }) => {
      asked.push(variables);
      const items = variables.after ? [transfer(3, 'Tredje')] : [transfer(5, 'Femte')];
      return { data: { adminTransfers: { __typename: 'TransferPage', items, nextAfter: variables.after ? null : 5 } } };
    },
    maxUsageCount: Number.POSITIVE_INFINITY,
  };
  await renderPart(<TransfersPage />, {
    at,
    answers: [viewerWith('GRAPHICS'), list],
    namespaces: ['admin', 'admin-transfers'],
  });
  return asked;
}

test('the next page comes under the first, and then there is no more', async () => {
  const asked = await draw();
  expect(await screen.findByRole('link', { name: 'Femte' })).toHaveAttribute('href', '/player/5');
  await userEvent.click(screen.getByRole('button', { name: 'Visa fler' }));
  expect(await screen.findByRole('link', { name: 'Tredje' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Femte' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Visa fler' })).toBeNull();
  expect(asked.at(-1)).toMatchObject({ text: '', after: 5 });
});

test('what is typed is searched for, and stands in the address', async () => {
  const asked = await draw();
  await userEvent.type(await screen.findByLabelText('Sök på spelare, nytt lag eller tidigare lag'), 'tall');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ text: 'tall' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/admin/transfers?q=tall');
});
