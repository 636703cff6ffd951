import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language } from '../../../lib/i18n/language';
import { answerTo } from '../../../test/answer-to';
import { renderStaffPart } from '../../../test/render-staff';
import { viewerWith } from '../../report/testing/report-answers';
import {
  ChangeSeasonDocument,
  CloseSeasonDocument,
  CreateSeasonDocument,
  DeleteSeasonDocument,
  MakeSeasonCurrentDocument,
} from './season-actions.generated';
import { AdminSeasonsDocument } from './seasons-page.generated';
import SeasonsPage from './seasons.page';
import { MatchWeekRulesDocument, SaveMatchWeekRulesDocument } from './week-rules/week-rules.generated';

const season = (id: number, name: string, isCurrent: boolean) => ({
  id,
  version: `v${id}`,
  name,
  startsOn: '2026-01-10',
  endsOn: '2026-05-31',
  format: 'FIRST_TO_3',
  isCurrent,
  isSignupSeason: id === 9,
  signupClosesAt: id === 9 ? '2027-02-27T22:59:00.000Z' : null,
  divisions: [{ id: 1 }],
});

const sent: unknown[] = [];
beforeEach(() => {
  sent.splice(0);
});

const draw = (more: ReturnType<typeof season>[] = [], language: Language = 'se') =>
  renderStaffPart(<SeasonsPage />, {
    language,
    answers: [
      viewerWith('ADMIN'),
      answerTo(
        AdminSeasonsDocument,
        {
          unsettledSeries: { unplayed: 3, disputed: 1, claimed: 2 },
          seasons: [season(9, 'Säsong 9', false), season(8, 'Säsong 8', true), season(7, 'Säsong 7', false), ...more],
        },
        { times: 5 },
      ),
      answerTo(
        CreateSeasonDocument,
        {
          createSeason: {
            code: 'NAME_TAKEN',
            messageKey: 'api.season.name-taken',
            field: 'name',
          },
        },
        { noted: sent },
      ),
      answerTo(CloseSeasonDocument, { closeSeason: season(8, 'Säsong 8', false) }, { noted: sent }),
      answerTo(DeleteSeasonDocument, { deleteSeason: { messageKey: 'api.season.deleted' } }, { noted: sent }),
      answerTo(ChangeSeasonDocument, { changeSeason: season(9, 'Säsong 9', false) }, { noted: sent }),
      answerTo(MakeSeasonCurrentDocument, { makeSeasonCurrent: season(9, 'Säsong 9', true) }, { noted: sent }),
    ],
    namespaces: ['admin', 'admin-seasons', 'api'],
  });

test('the table says which season is the current one, and only that one can be closed', async () => {
  await draw();
  expect(await screen.findByRole('rowheader', { name: 'Säsong 8 (aktuell)' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Avsluta Säsong 8' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Avsluta Säsong 7' })).toBeNull();
});

test('who reads English reads the names of the seasons in English, and changes them as they are stored', async () => {
  await draw([], 'en');
  expect(await screen.findByRole('rowheader', { name: 'Season 8 (current)' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Make current: Season 9' }));
  expect(await screen.findByRole('dialog', { name: 'Make Season 9 the current season?' })).toHaveTextContent(
    'Season 8',
  );
  await userEvent.click(screen.getByRole('button', { name: 'No' }));
  await userEvent.click(screen.getByRole('button', { name: 'Edit Season 9' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit Season 9' });
  expect(within(dialog).getByLabelText('Name')).toHaveValue('Säsong 9');
});

test('which season teams sign up for, and until when, stands beside the one that is played', async () => {
  await draw();
  const row = (await screen.findByRole('rowheader', { name: 'Säsong 9 (anmälan)' })).closest('tr')!;
  expect(within(row).getByRole('cell', { name: 'lördag 27 februari 2027 23:59' })).toBeInTheDocument();
});

test('a season begins and ends on days as the rest of the site writes them', async () => {
  await draw();
  const row = (await screen.findByRole('rowheader', { name: 'Säsong 8 (aktuell)' })).closest('tr')!;
  expect(within(row).getByRole('cell', { name: '10 jan. 2026' })).toBeInTheDocument();
  expect(within(row).getByRole('cell', { name: '31 maj 2026' })).toBeInTheDocument();
});

test('an admin who makes another season current is asked how much of the old one is unplayed', async () => {
  await draw();
  await userEvent.click(await screen.findByRole('button', { name: 'Gör aktuell: Säsong 9' }));
  const dialog = await screen.findByRole('dialog', { name: 'Göra Säsong 9 till aktuell säsong?' });
  expect(dialog).toHaveTextContent('3 serier i Säsong 8 är inte spelade än.');
  expect(sent).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Gör aktuell' }));
  await waitFor(() => expect(sent).toEqual([{ id: 9, unplayedSeries: 3 }]));
});

test('the facts of a season are sent as they were typed', async () => {
  await draw();
  await userEvent.click(await screen.findByRole('button', { name: 'Redigera Säsong 9' }));
  const dialog = await screen.findByRole('dialog', { name: 'Redigera Säsong 9' });
  expect(within(dialog).getByLabelText(/Anmälan stänger/)).toHaveValue('2027-02-27T23:59');
  const opens = within(dialog).getByLabelText(/Anmälan öppnar/);
  await userEvent.type(opens, '2027-02-27T23:59');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Spara' }));
  expect(await within(dialog).findByText('Anmälan måste öppna innan den stänger.')).toBeInTheDocument();
  await userEvent.clear(opens);
  await userEvent.type(opens, '2027-01-10T12:00');
  await userEvent.type(within(dialog).getByLabelText(/Antal spelveckor/), '11');
  await userEvent.type(within(dialog).getByLabelText(/Övergångsfönster, första dagen/), '2027-04-12');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Lägg till kval' }));
  const qualifier = within(dialog).getByRole('group', { name: 'Kval 1' });
  await userEvent.type(within(qualifier).getByLabelText('Namn på svenska'), 'Extrakval');
  await userEvent.type(within(qualifier).getByLabelText('Namn på engelska'), 'Extra qualifier');
  await userEvent.type(within(qualifier).getByLabelText('Första dagen'), '2027-02-18');
  await userEvent.type(within(qualifier).getByLabelText('Sista dagen'), '2027-02-19');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Spara' }));
  expect(await within(dialog).findByText('Ange både första och sista dagen.')).toBeInTheDocument();
  expect(sent).toEqual([]);
  await userEvent.type(within(dialog).getByLabelText(/Övergångsfönster, sista dagen/), '2027-04-18');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Spara' }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        id: 9,
        version: 'v9',
        input: {
          name: 'Säsong 9',
          startsOn: '2026-01-10',
          endsOn: '2026-05-31',
          format: 'FIRST_TO_3',
          signupOpensAt: '2027-01-10 12:00',
          signupClosesAt: '2027-02-27 23:59',
          weeks: 11,
          transferFrom: '2027-04-12',
          transferTo: '2027-04-18',
          qualifiers: [{ name: 'Extrakval', nameEng: 'Extra qualifier', from: '2027-02-18', to: '2027-02-19' }],
        },
      },
    ]),
  );
});

test('a season is closed after its loss has been named and said yes to', async () => {
  await draw();
  await userEvent.click(await screen.findByRole('button', { name: 'Avsluta Säsong 8' }));
  const dialog = await screen.findByRole('dialog', { name: 'Avsluta Säsong 8?' });
  expect(dialog).toHaveTextContent('3 serier i Säsong 8 är inte spelade än.');
  expect(dialog).toHaveTextContent('1 resultat i Säsong 8 är bestritt.');
  expect(dialog).toHaveTextContent('Walkover är begärd i 2 serier i Säsong 8.');
  expect(dialog).toHaveTextContent('Säsongen slutar i dag');
  expect(sent).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Avsluta' }));
  await waitFor(() => expect(sent).toEqual([{ id: 8 }]));
});

test('only a season without divisions that no one uses can be deleted, after a question', async () => {
  await draw([{ ...season(6, 'Säsong 6', false), divisions: [] }]);
  const remove = await screen.findByRole('button', { name: 'Ta bort Säsong 6' });
  expect(screen.queryAllByRole('button', { name: /^Ta bort Säsong/ })).toHaveLength(1);
  await userEvent.click(remove);
  const dialog = await screen.findByRole('dialog', { name: 'Ta bort Säsong 6?' });
  expect(sent).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Ta bort' }));
  await waitFor(() => expect(sent).toEqual([{ id: 6 }]));
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

test('six seasons stand on a page, and all can be shown', async () => {
  await draw([6, 5, 4, 3, 2].map((id) => season(id, `Säsong ${id}`, false)));
  expect(await screen.findAllByRole('rowheader')).toHaveLength(6);
  expect(screen.getByText('1–6 av 8')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Nästa' }));
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Säsong 3', 'Säsong 2']);
  await userEvent.selectOptions(screen.getByLabelText('Per sida'), 'Alla');
  expect(screen.getAllByRole('rowheader')).toHaveLength(8);
});

test('what captains do in a season is switched on in its form, and a refusal stands at its field', async () => {
  const rules = {
    ...{ seasonId: 8, captainsSetTimes: false, captainsReport: false, firstWeek: null, pausedWeeks: ['2026-02-20'] },
    ...{ deadlineWeekday: 3, deadlineTime: '20:00' },
  };
  const problem = {
    ...{ code: 'INVALID_INPUT', messageKey: 'form.not-a-time', field: 'deadlineTime' },
    params: [{ name: 'text', value: 'x' }],
  };
  const saved: unknown[] = [];
  await renderStaffPart(<SeasonsPage />, {
    answers: [
      viewerWith('ADMIN'),
      answerTo(
        AdminSeasonsDocument,
        {
          unsettledSeries: { unplayed: 0, disputed: 0, claimed: 0 },
          seasons: [season(8, 'Säsong 8', true)],
        },
        { times: 5 },
      ),
      answerTo(MatchWeekRulesDocument, { matchWeekRules: rules }, { variables: { seasonId: 8 }, times: 1 }),
      answerTo(
        SaveMatchWeekRulesDocument,
        (variables: object) => {
          saved.push(variables);
          return { saveMatchWeekRules: saved.length === 1 ? problem : rules };
        },
        { times: 2 },
      ),
    ],
    namespaces: ['admin', 'admin-seasons', 'api'],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Spelveckans regler i Säsong 8' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByLabelText('Kaptenerna rapporterar resultaten'));
  await userEvent.click(dialog.getByRole('button', { name: 'Ta bort spelfri vecka 1' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Spara' }));
  await waitFor(() => expect(dialog.getByLabelText('Klockan')).toBeInvalid());
  await userEvent.click(dialog.getByRole('button', { name: 'Spara' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(saved[1]).toEqual({
    input: {
      ...{ seasonId: 8, captainsSetTimes: false, captainsReport: true, firstWeek: null, pausedWeeks: [] },
      ...{ deadlineWeekday: 3, deadlineTime: '20:00', version: 'version' },
    },
  });
});
