import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminSeasonsDocument, CloseSeasonDocument, CreateSeasonDocument } from '../../../gql/admin/graphql';
import { renderPart } from '../../../test/render';
import { viewerWith } from '../report/testing/report-answers';
import SeasonsPage from './seasons.page';

const season = (id: number, name: string, isCurrent: boolean) => ({
  __typename: 'Season',
  id,
  name,
  startsOn: '2026-01-10',
  endsOn: '2026-05-31',
  format: 'FIRST_TO_3',
  isCurrent,
  divisions: [{ __typename: 'DivisionRef', id: 1 }],
});

const sent: unknown[] = [];
beforeEach(() => {
  sent.splice(0);
});

const any = () => true;
const keep = (data: object) => (variables: object) => {
  sent.push(variables);
  return { data };
};

const draw = () =>
  renderPart(<SeasonsPage />, {
    answers: [
      viewerWith('ADMIN'),
      {
        request: { query: AdminSeasonsDocument, variables: any },
        result: { data: { seasons: [season(8, 'Säsong 8', true), season(7, 'Säsong 7', false)] } },
        maxUsageCount: 5,
      },
      {
        request: { query: CreateSeasonDocument, variables: any },
        result: keep({
          createSeason: {
            __typename: 'Problem',
            code: 'NAME_TAKEN',
            messageKey: 'api.season.name-taken',
            field: 'name',
            params: [],
          },
        }),
      },
      {
        request: { query: CloseSeasonDocument, variables: any },
        result: keep({ closeSeason: season(8, 'Säsong 8', false) }),
      },
    ],
    namespaces: ['admin', 'admin-seasons', 'api'],
  });

test('the table says which season is the current one, and only that one can be closed', async () => {
  await draw();
  expect(await screen.findByRole('rowheader', { name: 'Säsong 8 (aktuell)' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Avsluta Säsong 8' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Avsluta Säsong 7' })).toBeNull();
});

test('a season is closed after its loss has been named and said yes to', async () => {
  await draw();
  await userEvent.click(await screen.findByRole('button', { name: 'Avsluta Säsong 8' }));
  const dialog = await screen.findByRole('dialog', { name: 'Avsluta Säsong 8?' });
  expect(dialog).toHaveTextContent('Säsongen slutar i dag');
  expect(sent).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Avsluta' }));
  await waitFor(() => expect(sent).toEqual([{ id: 8 }]));
});

test('a new season that ends before it starts is not sent, and a refusal stands at its field', async () => {
  await draw();
  await userEvent.click(await screen.findByRole('button', { name: 'Ny säsong' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ny säsong' });
  await userEvent.type(within(dialog).getByLabelText('Namn'), 'Säsong 8');
  await userEvent.type(within(dialog).getByLabelText('Startdatum'), '2027-02-01');
  await userEvent.type(within(dialog).getByLabelText('Slutdatum'), '2027-01-01');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Spara' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Säsongen slutar före den börjar.');
  expect(sent).toEqual([]);
  await userEvent.clear(within(dialog).getByLabelText('Slutdatum'));
  await userEvent.type(within(dialog).getByLabelText('Slutdatum'), '2027-05-01');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Spara' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('En annan säsong har redan det namnet.');
});
