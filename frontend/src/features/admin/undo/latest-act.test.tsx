import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../../test/answer-to';
import { renderStaffPart } from '../../../test/render-staff';
import { LatestAct } from './latest-act';
import { LatestActDocument, UndoActDocument, UndoPlanDocument, type UndoPlanQuery } from './undo.generated';

const latest = (changes: object = {}) => ({
  id: 7,
  at: '2026-03-10T18:05:00.000Z',
  actKey: 'api.act.series.report',
  undoesKey: null,
  redoesKey: null,
  pressCount: 1,
  objectName: 'Tallmo – Isviken',
  isUndoable: true,
  ...changes,
});

const act = (id: number, actKey: string) => ({
  id,
  at: '2026-03-10T18:05:00.000Z',
  actKey,
  undoesKey: null,
  redoesKey: null,
  objectKind: 'series',
  objectId: 12,
  objectName: 'Tallmo – Isviken',
  actorName: 'Domaren',
  changeCount: 1,
  results: null,
  changes: [{ path: 'homeGames', before: '3', after: null }],
});

const REPORT = act(7, 'api.act.series.report');

interface Server {
  first?: object | null;
  /** The plans, one for each time it is asked for. */
  plans?: Partial<UndoPlanQuery['undoPlan']>[];
  undone?: object;
}

async function draw({ first = latest(), plans = [{ acts: [REPORT] }], undone }: Server = {}) {
  const sent: unknown[] = [];
  const answers = [
    answerTo(LatestActDocument, { latestAct: first }, { times: 1 }),
    answerTo(LatestActDocument, {
      latestAct: latest({ id: 8, actKey: 'api.act.act.undo', undoesKey: 'api.act.series.report' }),
    }),
    ...plans.map((plan) =>
      answerTo(
        UndoPlanDocument,
        { undoPlan: { acts: [], effects: [], obstacle: null, ...plan } },
        { variables: { entryId: 7 }, times: 1 },
      ),
    ),
    answerTo(
      UndoActDocument,
      (variables: object) => {
        sent.push(variables);
        return { undoAct: undone ?? { acts: [{ id: 7 }] } };
      },
      { times: 1 },
    ),
  ];
  await renderStaffPart(<LatestAct />, { answers, namespaces: ['admin-undo', 'admin-audit', 'api'] });
  return sent;
}

const ask = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Ångra' }));
  return within(await screen.findByRole('dialog'));
};

test('the latest act is named with its time, and what its undo changes is shown before it is done', async () => {
  const sent = await draw();
  expect(await screen.findByText(/Senast: .*Tallmo – Isviken/)).toBeInTheDocument();
  const dialog = await ask();
  expect(await dialog.findByText('3')).toBeInTheDocument();
  expect(sent).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Ångra' }));
  await waitFor(() => expect(sent).toEqual([{ input: { entryId: 7, entryIds: [7] } }]));
  expect(await screen.findByRole('button', { name: 'Gör om' })).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('later acts that stand on it are named, and go together', async () => {
  const sent = await draw({ plans: [{ acts: [act(9, 'api.act.series.reset'), REPORT] }] });
  const dialog = await ask();
  expect(await dialog.findAllByRole('listitem')).toHaveLength(2);
  await userEvent.click(dialog.getByRole('button', { name: 'Ångra alla 2' }));
  await waitFor(() => expect(sent).toEqual([{ input: { entryId: 7, entryIds: [9, 7] } }]));
});

test('an obstacle is told, and there is nothing to press but to close', async () => {
  const obstacle = { messageKey: 'api.undo.changed-since.team', params: [] };
  await draw({ plans: [{ acts: [REPORT], obstacle }] });
  const dialog = await ask();
  expect(await dialog.findByText('Medlemmar har ändrat laget eller dess trupp efteråt.')).toBeInTheDocument();
  expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Stäng']);
});

test('when more was changed meanwhile, the dialog says so and shows the new plan', async () => {
  const undone = {
    code: 'CHANGED_MEANWHILE',
    messageKey: 'api.undo.meanwhile',
    field: null,
    params: [],
  };
  await draw({ plans: [{ acts: [REPORT] }, { acts: [act(9, 'api.act.series.reset'), REPORT] }], undone });
  const dialog = await ask();
  await userEvent.click(await dialog.findByRole('button', { name: 'Ångra' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Någon har ändrat mer sedan dess.');
  expect(await dialog.findByRole('button', { name: 'Ångra alla 2' })).toBeInTheDocument();
});

test.each([
  { why: 'nothing was done', first: null },
  { why: 'an act that stays', first: latest({ isUndoable: false }) },
])('$why: no undo is offered', async ({ first }) => {
  await draw({ first });
  if (first) await screen.findByText(/Senast/);
  expect(screen.queryByRole('button')).toBeNull();
});
