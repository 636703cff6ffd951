import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noticesOfEachTest } from '../../../test/notices';
import { answerTo } from '../../../test/answer-to';
import { renderStaffPart } from '../../../test/render-staff';
import { viewerWith } from '../../report/testing/report-answers';
import { LastChangeDocument } from '../conflict/last-change.generated';
import { undoOf } from '../undo/testing/undo-answers';
import {
  SaveLeagueSwitchesDocument,
  SaveOwnMatterRuleDocument,
  SaveStartPageDocument,
} from './settings-actions.generated';
import { SettingsPageDocument } from './settings-page.generated';
import SettingsPage from './settings.page';
import { StartSettingsPageDocument } from './start-page.generated';
import StartPage from './start.page';

const sent: object[] = [];
const said = noticesOfEachTest();
beforeEach(() => void sent.splice(0));

const switches = {
  registrationOpen: false,
  isSignupSwitchedOn: false,
  transferOpen: true,
  transferFollowsSeason: false,
  signupSeasonId: 8,
  switchesVersion: 'first',
  ownMatterRule: 'MARKED',
  replayMonths: 24,
};
const season = (id: number, isCurrent: boolean, signupClosesAt: string | null) => ({
  id,
  name: `Säsong ${id}`,
  isCurrent,
  endsOn: '2027-05-31',
  signupOpensAt: null,
  signupClosesAt,
  transferFrom: isCurrent ? '2027-04-12' : null,
  transferTo: isCurrent ? '2027-04-18' : null,
});
const past = { ...season(7, false, null), endsOn: '2020-05-31' };
const seasons = [season(9, false, '2027-02-27T22:59:00.000Z'), season(8, true, null), past];
const signedUp = (signedUpTeams: number) => ({
  season: { id: 8, name: 'Säsong 8' },
  signedUpTeams,
});
const start = {
  startType: 'matches',
  startContent: '',
  startContentEng: '',
  startVersion: 'first',
};
const namespaces = ['admin', 'admin-settings', 'api'];

const isOver = {
  code: 'SIGNUP_IS_OVER',
  messageKey: 'api.settings.signup-is-over',
  field: 'registrationOpen',
};

/** An answer to a save, whose input is noted. */
const heard =
  <Data,>(data: Data) =>
  ({ input }: { input: object }) => {
    sent.push(input);
    return data;
  };

const drawSettings = (
  answer: object = { ...switches, registrationOpen: true, isSignupSwitchedOn: true },
  signedUpTeams = 0,
) =>
  renderStaffPart(<SettingsPage />, {
    answers: [
      viewerWith('ADMIN'),
      answerTo(SettingsPageDocument, { settings: switches, seasons, dashboard: signedUp(signedUpTeams) }, { times: 5 }),
      answerTo(SaveLeagueSwitchesDocument, heard({ saveLeagueSwitches: answer })),
    ],
    namespaces,
  });

test('a switch that is turned is saved together with the other, and only when saved', async () => {
  await drawSettings();
  const save = await screen.findByRole('button', { name: 'Spara' });
  expect(save).toBeDisabled();
  await userEvent.click(screen.getByRole('switch', { name: 'Anmälan är öppen' }));
  expect(sent).toEqual([]);
  await userEvent.click(save);
  await waitFor(() =>
    expect(sent).toEqual([
      { version: 'first', registrationOpen: true, transferOpen: true, transferFollowsSeason: false, signupSeasonId: 8 },
    ]),
  );
  await waitFor(() => expect(said).toEqual([{ kind: 'success', text: 'Inställningar uppdaterade' }]));
});

test('sign-up is opened for a later season than is played, and its closing time stands at the choice', async () => {
  await drawSettings(isOver);
  const choice = await screen.findByLabelText(/Säsong som lagen anmäler sig till/);
  expect(choice).toHaveDisplayValue('Säsong 8 (aktuell)');
  await userEvent.selectOptions(choice, 'Säsong 9');
  expect(screen.getByText(/Anmälan till den stänger lördag 27 februari 2027 23:59/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('switch', { name: 'Anmälan är öppen' }));
  await userEvent.click(screen.getByRole('button', { name: 'Spara' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { version: 'first', registrationOpen: true, transferOpen: true, transferFollowsSeason: false, signupSeasonId: 9 },
    ]),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Den säsongens anmälan har stängt.');
});

test('sign-up leaves teams behind only after the question how many have signed up', async () => {
  await drawSettings({ ...switches, signupSeasonId: 9 }, 34);
  const choice = await screen.findByLabelText(/Säsong som lagen anmäler sig till/);
  await userEvent.selectOptions(choice, 'Säsong 9');
  await userEvent.click(screen.getByRole('button', { name: 'Spara' }));
  const question = await screen.findByRole('dialog', { name: 'Flytta anmälan från Säsong 8 till Säsong 9?' });
  expect(question).toHaveTextContent('34 lag har anmält sig till Säsong 8.');
  expect(sent).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'Flytta anmälan' }));
  await waitFor(() => expect(sent).toMatchObject([{ signupSeasonId: 9 }]));
});

test('the transfer window can follow the days of the current season, which stand at the choice', async () => {
  await drawSettings({ ...switches, transferFollowsSeason: true });
  const choice = await screen.findByLabelText('Övergångsfönstret');
  expect(choice).toHaveDisplayValue('Öppet');
  await userEvent.selectOptions(choice, 'Följer säsongens dagar');
  expect(choice).toHaveAccessibleDescription(
    'Öppet 12 april 2027 till och med 18 april 2027, enligt Säsong 8. Dagarna ändras under Säsonger.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Spara' }));
  await waitFor(() => expect(sent).toMatchObject([{ transferOpen: false, transferFollowsSeason: true }]));
});

test('a season that is over is not offered for sign-up', async () => {
  await drawSettings();
  const choice = await screen.findByLabelText(/Säsong som lagen anmäler sig till/);
  expect(within(choice).queryByRole('option', { name: 'Säsong 7' })).toBeNull();
  expect(within(choice).getByRole('option', { name: 'Säsong 9' })).toBeInTheDocument();
});

test('after the own undo the form shows what is stored again, and its next save is not outdated', async () => {
  const opened = { ...switches, registrationOpen: true, isSignupSwitchedOn: true, switchesVersion: 'second' };
  const undone = { ...switches, switchesVersion: 'third' };
  let reads = 0;
  await renderStaffPart(<SettingsPage />, {
    answers: [
      ...undoOf('settings', 1),
      viewerWith('ADMIN'),
      answerTo(
        SettingsPageDocument,
        () => ({ settings: reads++ === 0 ? switches : undone, seasons, dashboard: signedUp(0) }),
        { times: 5 },
      ),
      answerTo(SaveLeagueSwitchesDocument, heard({ saveLeagueSwitches: opened })),
    ],
    namespaces: [...namespaces, 'admin-undo', 'admin-audit'],
  });
  const turned = () => screen.getByRole('switch', { name: 'Anmälan är öppen' });
  await userEvent.click(await screen.findByRole('switch', { name: 'Anmälan är öppen' }));
  await userEvent.click(screen.getByRole('button', { name: 'Spara' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  await userEvent.click(await screen.findByRole('button', { name: 'Ångra' }));
  await userEvent.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Ångra' }));
  await waitFor(() => expect(turned()).not.toBeChecked());
  await userEvent.click(turned());
  await userEvent.click(screen.getByRole('button', { name: 'Spara' }));
  await waitFor(() => expect(sent[1]).toMatchObject({ version: 'third', registrationOpen: true }));
});

test('the rule for own matters is saved by its own button', async () => {
  const rules: unknown[] = [];
  await renderStaffPart(<SettingsPage />, {
    answers: [
      viewerWith('ADMIN'),
      answerTo(SettingsPageDocument, { settings: switches, seasons, dashboard: signedUp(0) }, { times: 1 }),
      answerTo(SaveOwnMatterRuleDocument, ({ rule }: { rule?: unknown }) => {
        rules.push(rule);
        return { saveOwnMatterRule: { ...switches, ownMatterRule: 'ANOTHER_ADMIN' } };
      }),
    ],
    namespaces,
  });
  await userEvent.click(await screen.findByRole('switch', { name: 'En annan administratör måste besluta' }));
  await userEvent.click(screen.getByRole('button', { name: 'Spara regeln' }));
  await waitFor(() => expect(rules).toEqual(['ANOTHER_ADMIN']));
  expect(screen.getByRole('button', { name: 'Spara regeln' })).toBeDisabled();
  expect(sent).toEqual([]);
});

test('a switch that is turned and not saved is asked about before the page is left', async () => {
  await drawSettings();
  await userEvent.click(await screen.findByRole('switch', { name: 'Anmälan är öppen' }));
  await userEvent.click(screen.getByRole('link', { name: 'Säsonger' }));
  expect(await screen.findByRole('dialog', { name: 'Lämna utan att spara?' })).toBeInTheDocument();
});

test('what the server has against a text stands at its field', async () => {
  const problem = {
    code: 'INVALID_INPUT',
    messageKey: 'api.error.too-long',
    field: 'startContentEng',
    params: [{ name: 'max', value: '20000' }],
  };
  await renderStaffPart(<StartPage />, {
    answers: [
      viewerWith('ADMIN'),
      answerTo(StartSettingsPageDocument, { settings: start }, { times: 1 }),
      answerTo(SaveStartPageDocument, heard({ saveStartPage: problem })),
    ],
    namespaces,
  });
  await userEvent.selectOptions(await screen.findByLabelText('Det här visas överst'), 'custom');
  await userEvent.type(screen.getByLabelText(/Text på engelska/), '# Hello');
  await userEvent.click(screen.getByRole('button', { name: 'Spara' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Texten får ha högst 20000 tecken.');
  expect(sent).toEqual([{ version: 'first', startType: 'custom', startContent: '', startContentEng: '# Hello' }]);
});

const changed = {
  code: 'CHANGED_MEANWHILE',
  messageKey: 'api.settings.changed-meanwhile',
};

const byBo = answerTo(
  LastChangeDocument,
  { lastChange: { at: '2026-02-10T18:42:00.000Z', by: 'Bo Ek' } },
  { times: 1 },
);

test('who saved first is said, what was typed stays, what was not touched follows, and the next save counts', async () => {
  let stored = switches;
  let answer: object = changed;
  await renderStaffPart(<SettingsPage />, {
    answers: [
      viewerWith('ADMIN'),
      byBo,
      answerTo(SettingsPageDocument, () => ({ settings: stored, seasons, dashboard: signedUp(0) }), { times: 5 }),
      answerTo(SaveLeagueSwitchesDocument, (variables) => heard({ saveLeagueSwitches: answer })(variables)),
    ],
    namespaces,
  });
  const registration = await screen.findByRole('switch', { name: 'Anmälan är öppen' });
  const transfers = screen.getByLabelText('Övergångsfönstret');
  await userEvent.click(registration);
  stored = { ...switches, transferOpen: false, switchesVersion: 'second' };
  await userEvent.click(screen.getByRole('button', { name: 'Spara' }));

  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('Bo Ek sparade 10 februari 2026 19:42, medan du skrev');
  expect(notice).toHaveTextContent('ÖvergångsfönstretSparat nuStängtDittDu hade inte ändrat det');
  expect(notice).not.toHaveTextContent('Anmälan är öppen');
  expect(said).toEqual([]);
  expect(registration).toBeChecked();
  expect(transfers).toHaveDisplayValue('Stängt');

  answer = { ...stored, registrationOpen: true, isSignupSwitchedOn: true, switchesVersion: 'third' };
  await userEvent.click(screen.getByRole('button', { name: 'Spara' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ version: 'second', registrationOpen: true, transferOpen: false });
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('a text that both have written is shown beside the own one, and either can be taken', async () => {
  let stored = start;
  await renderStaffPart(<StartPage />, {
    answers: [
      viewerWith('ADMIN'),
      answerTo(StartSettingsPageDocument, () => ({ settings: stored }), { times: 2 }),
      answerTo(LastChangeDocument, { lastChange: null }, { times: 1 }),
      answerTo(SaveStartPageDocument, heard({ saveStartPage: changed })),
    ],
    namespaces,
  });
  await userEvent.type(await screen.findByLabelText(/Text på engelska/), '# Hello');
  stored = { ...start, startContentEng: '# Welcome', startVersion: 'second' };
  await userEvent.click(screen.getByRole('button', { name: 'Spara' }));
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('Någon annan sparade medan du skrev');
  expect(notice).toHaveTextContent('Sparat nu# WelcomeDitt# Hello');
  expect(screen.getByRole('textbox', { name: /Text på engelska/ })).toHaveValue('# Hello');
  await userEvent.click(within(notice).getByRole('button', { name: /^Ta det som är sparat: Text på engelska/ }));
  expect(screen.getByRole('textbox', { name: /Text på engelska/ })).toHaveValue('# Welcome');
});
