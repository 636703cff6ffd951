import type { DocumentNode } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../../test/answer-to';
import { renderStaffPart } from '../../../test/render-staff';
import { DeclareWalkoverDocument, ResetSeriesDocument } from '../../report/report-actions.generated';
import { reportOf, tables } from '../../report/testing/report-answers';
import { TeamUnplayedSeriesDocument } from '../divisions/division-parts.generated';
import { SeriesDialog, type SeriesAct } from '../series/acts/series-dialog';
import { GiveAwayRestDocument } from '../series/bulk-series.generated';
import type { AdminSeriesRowFragment } from '../series/series-page.generated';

const { series } = reportOf();
const rowOf = (isContested: boolean): AdminSeriesRowFragment => ({
  ...{ version: 7, mayRun: true, mayChange: true, isOwnTeam: false, isContested, room: null, captains: [] },
  series: { ...series, id: 5, season: { id: 10, name: 'Säsong 10' } },
});

const REFUSED = { code: 'INVALID_INPUT', messageKey: 'api.error.internal' };

/** Every dialog in which an act of staff can end what captains contest, with what must be chosen in it first. */
const DOORS = [
  { act: 'walkover', query: DeclareWalkoverDocument, root: 'declareWalkover', confirm: 'Spara walkover', choose: true },
  { act: 'reset', query: ResetSeriesDocument, root: 'resetSeries', confirm: 'Nollställ serien', choose: false },
  { act: 'rest', query: GiveAwayRestDocument, root: 'giveAwayRest', confirm: 'Ge walkover i 2 serier', choose: false },
] as const satisfies readonly { act: SeriesAct; [more: string]: unknown }[];

async function open({ act, query, root, choose }: (typeof DOORS)[number], isContested: boolean) {
  const sent: unknown[] = [];
  const unplayed = [5, 6].map((id) => ({
    version: 0,
    isContested: isContested && id === 6,
    series: {
      id,
      week: id,
      home: { id: series.home.id, name: series.home.name },
      away: { id: series.away.id, name: series.away.name },
    },
  }));
  await renderStaffPart(<SeriesDialog act={act} row={rowOf(isContested)} onClose={jest.fn()} onDone={jest.fn()} />, {
    answers: [
      answerTo(TeamUnplayedSeriesDocument, { teamUnplayedSeries: unplayed }, { times: 5 }),
      answerTo(query as DocumentNode, ({ input }) => {
        sent.push(input);
        return { [root]: REFUSED };
      }),
      ...tables,
    ],
    namespaces: ['admin', 'admin-series', 'report', 'admin-contest', 'api'],
  });
  const dialog = within(await screen.findByRole('dialog'));
  if (choose) await userEvent.click(await dialog.findByLabelText(series.away.name));
  return { dialog, sent };
}

beforeEach(() => sessionStorage.clear());

test.each(DOORS)('$act: what captains contest ends only with a reason, which is sent', async (door) => {
  const { dialog, sent } = await open(door, true);
  const confirm = await dialog.findByRole('button', { name: door.confirm });
  await userEvent.click(confirm);
  const field = dialog.getByLabelText('Skäl');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Skriv ett skäl. Båda lagen läser det.');
  await userEvent.type(field, '   ');
  await userEvent.click(confirm);
  expect(sent).toEqual([]);
  await userEvent.type(field, 'Bilden visar det');
  expect(field).toBeValid();
  await userEvent.click(confirm);
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ reason: '   Bilden visar det' })]));
});

test.each(DOORS)('$act: a series that no one contests asks for no reason', async (door) => {
  const { dialog, sent } = await open(door, false);
  await userEvent.click(await dialog.findByRole('button', { name: door.confirm }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(dialog.queryByLabelText('Skäl')).toBeNull();
  expect(sent[0]).not.toHaveProperty('reason');
});
