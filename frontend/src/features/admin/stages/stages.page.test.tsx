import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { answerTo } from '../../../test/answer-to';
import { renderStaffPart } from '../../../test/render-staff';
import { viewerWith } from '../../report/testing/report-answers';
import { CreateStageDocument, DrawStageDocument } from './stage-actions.generated';
import { AdminStagesDocument } from './stages-page.generated';
import StagesPage from './stages.page';

const season = { id: 9, name: 'Säsong 9' };
const leftOut = (id: number, name: string) => ({ team: { id, name }, why: 'FULL', otherStage: null });
const stage = (out: object[]) => ({
  ...{
    divisionId: 4,
    name: 'Cupen',
    nameEng: null,
    discriminator: 'cup',
    kind: 'CUP',
    isDrawn: false,
    version: 2,
    mostRounds: 3,
  },
  ...{ isSignupOpen: false, isSignupAhead: false, leftOut: out, season, tables: [] },
  bracket: {
    format: 'SINGLE_ELIMINATION',
    takesSignups: true,
    weeks: [],
    roundFormats: [],
    series: [],
    entrants: [],
    holders: [],
  },
});
const REFUSED = {
  code: 'STAGE_NOT_READY',
  messageKey: 'api.stage.others-left-out',
  params: [{ name: 'teams', value: 'Isviken' }],
};

test('a team that signs up while the question is open is named in it, and the next press draws', async () => {
  const sent: { input: { seenLeftOut: number[] } }[] = [];
  const out = [leftOut(1, 'Tallmo')];
  await renderStaffPart(
    <Routes>
      <Route path="/admin/seasons/:id/stages" element={<StagesPage />} />
    </Routes>,
    {
      at: '/admin/seasons/9/stages',
      answers: [
        viewerWith('ADMIN'),
        answerTo(AdminStagesDocument, () => ({
          adminStages: [stage([...out])],
          seasons: [{ ...season, divisions: [] }],
        })),
        answerTo(
          DrawStageDocument,
          () => {
            if (sent.length > 1) return { drawStage: { ...stage([]), __typename: 'AdminStage' } };
            out.push(leftOut(2, 'Isviken'));
            return { drawStage: REFUSED };
          },
          { noted: sent },
        ),
      ],
      namespaces: ['admin', 'admin-stages', 'api'],
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Lotta' }));
  const dialog = within(await screen.findByRole('dialog'));
  const press = () => userEvent.click(dialog.getByRole('button', { name: /^Lotta/ }));
  await press();
  expect(await dialog.findByText(/^Isviken/)).toBeVisible();
  expect(await dialog.findByRole('alert')).toBeVisible();
  await press();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.map(({ input }) => input.seenLeftOut)).toEqual([[1], [1, 2]]);
});

test.each([
  { key: 'places-are-equal', params: ['division', 'teams'], links: ['Division 4'] },
  { key: 'others-left-out', params: ['teams'], links: [] },
])('a draw that is refused for $key leads to the equal teams: $links', async ({ key, params, links }) => {
  const shown = { ...stage([]), tables: [{ divisionId: 8, name: 'Division 4', open: 0 }] };
  await renderStaffPart(
    <Routes>
      <Route path="/admin/seasons/:id/stages" element={<StagesPage />} />
    </Routes>,
    {
      at: '/admin/seasons/9/stages',
      answers: [
        viewerWith('ADMIN'),
        answerTo(AdminStagesDocument, { adminStages: [shown], seasons: [{ ...season, divisions: [] }] }, { times: 2 }),
        answerTo(DrawStageDocument, {
          drawStage: {
            ...{ code: 'STAGE_NOT_READY', messageKey: `api.stage.${key}` },
            params: params.map((name) => ({ name, value: 'Tallmo' })),
          },
        }),
      ],
      namespaces: ['admin', 'admin-stages', 'api'],
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Lotta' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: /^Lotta/ }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  expect(dialog.queryAllByRole('link').map(({ textContent }) => textContent)).toEqual(links);
});

test('who has made a stage goes on in it: its tab has the focus', async () => {
  const made = { ...stage([]), divisionId: 5, name: 'Kvalet', kind: 'QUALIFIER' };
  const stages = [stage([])];
  await renderStaffPart(
    <Routes>
      <Route path="/admin/seasons/:id/stages" element={<StagesPage />} />
    </Routes>,
    {
      at: '/admin/seasons/9/stages',
      answers: [
        viewerWith('ADMIN'),
        answerTo(AdminStagesDocument, () => ({ adminStages: [...stages], seasons: [{ ...season, divisions: [] }] })),
        answerTo(CreateStageDocument, () => {
          stages.push(made);
          return { createStage: { ...made, __typename: 'AdminStage' } };
        }),
      ],
      namespaces: ['admin', 'admin-stages', 'api'],
    },
  );
  const form = within((await screen.findByRole('heading', { name: /^Nytt slutspel/ })).closest('section')!);
  const name = form.getByLabelText('Namn på svenska');
  await userEvent.clear(name);
  await userEvent.type(name, 'Kvalet');
  await userEvent.type(form.getByLabelText('Namn på engelska'), 'The qualifier');
  await userEvent.click(form.getByRole('button', { name: 'Skapa' }));
  await waitFor(() => expect(screen.getByRole('tab', { name: 'Kvalet' })).toHaveFocus());
  expect(screen.getByRole('tab', { name: 'Kvalet', selected: true })).toBeVisible();
});

test('who types the Swedish name of a new stage types the English one too: the proposed one is another name', async () => {
  await renderStaffPart(
    <Routes>
      <Route path="/admin/seasons/:id/stages" element={<StagesPage />} />
    </Routes>,
    {
      at: '/admin/seasons/9/stages',
      answers: [
        viewerWith('ADMIN'),
        answerTo(AdminStagesDocument, { adminStages: [], seasons: [{ ...season, divisions: [] }] }),
      ],
      namespaces: ['admin', 'admin-stages', 'api'],
    },
  );
  const name = await screen.findByLabelText('Namn på svenska');
  const nameEng = screen.getByLabelText('Namn på engelska');
  const make = screen.getByRole('button', { name: 'Skapa' });
  await userEvent.selectOptions(screen.getByLabelText('Typ'), 'CUP');
  expect(nameEng).toHaveValue('Cup');
  await userEvent.clear(name);
  await userEvent.type(name, 'Höstcupen');
  expect(nameEng).toHaveValue('');
  expect(make).toBeDisabled();
  await userEvent.type(nameEng, 'Autumn cup');
  expect(make).toBeEnabled();
});

test('a new stage gets the names of its kind in both languages, and the ones that are typed', async () => {
  const sent: { input: object }[] = [];
  await renderStaffPart(
    <Routes>
      <Route path="/admin/seasons/:id/stages" element={<StagesPage />} />
    </Routes>,
    {
      at: '/admin/seasons/9/stages',
      answers: [
        viewerWith('ADMIN'),
        answerTo(AdminStagesDocument, { adminStages: [], seasons: [{ ...season, divisions: [] }] }, { times: 9 }),
        answerTo(
          CreateStageDocument,
          { createStage: { ...stage([]), __typename: 'AdminStage' } },
          { noted: sent, times: 9 },
        ),
      ],
      namespaces: ['admin', 'admin-stages', 'api'],
    },
  );
  const make = () => userEvent.click(screen.getByRole('button', { name: 'Skapa' }));
  expect(await screen.findByLabelText('Namn på engelska')).toHaveValue('Play-offs');
  await make();
  await waitFor(() => expect(sent).toHaveLength(1));
  await userEvent.selectOptions(screen.getByLabelText('Typ'), 'QUALIFIER');
  expect(screen.getByLabelText('Namn på svenska')).toHaveValue('Kval');
  await userEvent.type(screen.getByLabelText('Namn på engelska'), ' to the top');
  await make();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ input }) => input)).toEqual([
    { seasonId: 9, name: 'Slutspel', nameEng: 'Play-offs', kind: 'PLAYOFFS' },
    { seasonId: 9, name: 'Kval', nameEng: 'Qualifier to the top', kind: 'QUALIFIER' },
  ]);
});
