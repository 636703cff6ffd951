import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo, noAnswerTo } from '../../../test/answer-to';
import { renderStaffPart } from '../../../test/render-staff';
import { viewerWith } from '../../report/testing/report-answers';
import { RemindDialog } from './remind-dialog';
import { LateSeriesDocument, RemindCaptainsDocument } from './reminders.generated';

const late = (seriesId: number, home: string, changes: object = {}) => ({
  seriesId,
  home,
  away: 'Isviken',
  division: 'Division 4',
  week: 3,
  scheduledAt: '2026-03-01T18:00:00.000Z',
  captains: 2,
  isRemindedToday: false,
  ...changes,
});
const DONE = { series: 1, captains: 2 };

const asked: object[] = [];
const sent: object[] = [];
const closed = jest.fn();
beforeEach(() => {
  asked.splice(0);
  sent.splice(0);
  closed.mockReset();
});

const draw = (items: object[] | null, said: object = DONE) =>
  renderStaffPart(<RemindDialog choice={{ divisionId: 4, isMine: true }} onClose={closed} />, {
    answers: [
      viewerWith('DIVISION_ADMIN'),
      items
        ? answerTo(LateSeriesDocument, { lateSeries: items }, { noted: asked })
        : noAnswerTo(LateSeriesDocument, { variables: (variables) => asked.push(variables) > 0 }),
      answerTo(RemindCaptainsDocument, { remindCaptains: said }, { noted: sent }),
    ],
    namespaces: ['admin', 'admin-reminders', 'api'],
  });

test('it asks for the late series of the filter, and chooses all whose captains can be reminded', async () => {
  await draw([
    late(1, 'Tallmo'),
    late(2, 'Granby', { captains: 1 }),
    late(3, 'Ekvik', { isRemindedToday: true }),
    late(4, 'Björkö', { captains: 0 }),
  ]);
  expect(await screen.findByRole('checkbox', { name: /Tallmo – Isviken/ })).toBeChecked();
  expect(asked).toEqual([{ divisionId: 4, isMine: true }]);
  expect(screen.getByRole('checkbox', { name: /Granby.*Bara den ena kaptenen/ })).toBeChecked();
  for (const name of [/Ekvik.*Redan påminda i dag/, /Björkö.*Ingen av kaptenerna/]) {
    expect(screen.getByRole('checkbox', { name })).toBeDisabled();
    expect(screen.getByRole('checkbox', { name })).not.toBeChecked();
  }
  expect(screen.getByText('3 påminnelser skickas.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Påminn om 2 serier' })).toBeEnabled();
});

test('one press reminds of the chosen ones, and the dialog closes', async () => {
  await draw([late(1, 'Tallmo'), late(2, 'Granby')]);
  await userEvent.click(await screen.findByRole('checkbox', { name: /Tallmo/ }));
  expect(screen.getByText('2 påminnelser skickas.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Påminn om 1 serie' }));
  await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
  expect(sent).toEqual([{ seriesIds: [2] }]);
});

test('a refusal stands in the dialog, which shows the present series', async () => {
  await draw([late(1, 'Tallmo')], {
    code: 'NOTHING_CHANGED',
    messageKey: 'api.reminder.none',
    field: null,
    params: [],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Påminn om 1 serie' }));
  expect(await screen.findByText(/Det finns inget att påminna om/)).toBeVisible();
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(closed).not.toHaveBeenCalled();
});

test('without late series there is nothing to press', async () => {
  await draw([]);
  expect(await screen.findByText('Det finns ingen sen serie att påminna om.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Påminn om 0 serier' })).toBeDisabled();
});

test('when the series cannot be read, it says so and tries again', async () => {
  await draw(null);
  await userEvent.click(await screen.findByRole('button', { name: 'Försök igen' }));
  await waitFor(() => expect(asked).toHaveLength(2));
});
