import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../../test/answer-to';
import { renderStaffPart } from '../../../test/render-staff';
import { viewerWith } from '../../report/testing/report-answers';
import { UnprocessedRequestsDocument } from '../shell/request-badge.generated';
import { AuditDetailsDocument } from './audit-changes.generated';
import { AuditEntriesDocument, StaffActsDocument } from './audit-page.generated';
import AuditPage from './audit.page';

const entry = (changes: object) => ({
  id: 1,
  at: '2026-03-10T18:05:00.000Z',
  act: 'series.report',
  actKey: 'api.act.series.report',
  objectKind: 'series',
  objectId: 12,
  objectName: 'Tallmo – Isviken',
  actorUserId: 3,
  actorPlayerId: 7,
  actorName: 'Domaren',
  isOwnTeam: false,
  isUndone: false,
  undoesKey: null,
  ...changes,
});

async function draw({ at = '/admin/audit', items = [entry({})], total = 1 } = {}) {
  const asked: unknown[] = [];
  await renderStaffPart(<AuditPage />, {
    at,
    answers: [
      viewerWith('ADMIN'),
      answerTo(UnprocessedRequestsDocument, { unprocessedRequests: 0 }),
      answerTo(StaffActsDocument, {
        staffActs: [
          { act: 'series.reset', actKey: 'api.act.series.reset' },
          { act: 'series.report', actKey: 'api.act.series.report' },
        ],
      }),
      answerTo(AuditEntriesDocument, (variables: object) => {
        asked.push(variables);
        return { auditEntries: { total, items } };
      }),
      answerTo(AuditDetailsDocument, {
        auditDetails: {
          changeCount: 203,
          requestId: 'r-1',
          changes: [
            { path: 'games.0.homeGoals', before: '1', after: '2' },
            { path: 'walkover', before: null, after: '"home"' },
          ],
        },
      }),
    ],
    namespaces: ['admin', 'admin-audit', 'admin-undo', 'api'],
  });
  return asked;
}

test('an act is said in words, with who, what and when, and a way to each', async () => {
  await draw({ items: [entry({ isOwnTeam: true })] });
  const row = await screen.findByRole('row', { name: /Rapporterade ett resultat/ });
  expect(within(row).getByText('Egen sak')).toBeInTheDocument();
  expect(within(row).getByRole('link', { name: 'Serie: Tallmo – Isviken' })).toHaveAttribute('href', '/series/12');
  expect(within(row).getByRole('link', { name: 'Domaren' })).toHaveAttribute('href', '/player/7');
  expect(within(row).getByText('10 mars 2026 19:05')).toBeInTheDocument();
});

test('what no one knows any more is still told', async () => {
  await draw({
    items: [
      entry({ id: 2, actorUserId: 99, actorPlayerId: null, actorName: null, act: 'old.act', actKey: 'old.act' }),
      entry({ id: 3, actorUserId: 0, actorPlayerId: null, actorName: null, objectKind: 'news', objectName: null }),
    ],
    total: 2,
  });
  const [old, server] = [
    await screen.findByRole('row', { name: /old\.act/ }),
    await screen.findByRole('row', { name: /Nyhet: #12/ }),
  ];
  expect(within(old).getByText('Borttaget konto 99')).toBeInTheDocument();
  expect(within(server).getByText('Den som sköter servern')).toBeInTheDocument();
});

test('an opened entry says what changed into what, how much more there is, and where its history is', async () => {
  await draw();
  const row = await screen.findByRole('row', { name: /Rapporterade ett resultat/ });
  await userEvent.click(within(row).getByRole('button'));
  expect(await screen.findByText('Match 1 · Hemmamål')).toBeInTheDocument();
  const terms = screen.getAllByRole('definition').map((definition) => definition.textContent);
  expect(terms).toEqual(['före: 1 → efter: 2', 'efter: hemmalaget']);
  expect(screen.getByText('201 ändringar till')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Visa hela historiken' })).toHaveAttribute(
    'href',
    '/admin/audit?object=series-12',
  );
});

test('the address says what is asked for, and nonsense in it is left out', async () => {
  const asked = await draw({
    at: '/admin/audit?q=tall&act=series.reset&from=2026-03-01&to=soon&object=series-12&size=10&page=3',
    total: 30,
  });
  await screen.findByRole('row', { name: /Rapporterade ett resultat/ });
  expect(asked[0]).toEqual({
    filter: {
      text: 'tall',
      act: 'series.reset',
      fromDay: '2026-03-01',
      toDay: null,
      objectKind: 'series',
      objectId: 12,
      first: 10,
      offset: 20,
    },
  });
  expect(await screen.findByRole('option', { name: 'Nollställde serien', selected: true })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Visa hela loggen' }));
  expect(screen.getByTestId('address')).not.toHaveTextContent('object=');
});

test('all entries are as many as the server gives at once, and it says that there are more', async () => {
  await draw({ at: '/admin/audit?size=all', total: 900 });
  expect(await screen.findByText('De 1 senaste visas. Sök eller välj datum för att se äldre.')).toBeInTheDocument();
});
