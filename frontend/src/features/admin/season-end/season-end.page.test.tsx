import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { answerTo } from '../../../test/answer-to';
import { renderStaffPart } from '../../../test/render-staff';
import { viewerWith } from '../../report/testing/report-answers';
import { AdminSeasonEndDocument, ReopenSeasonDocument, SettleSeasonDocument } from './season-end.generated';
import SeasonEndPage from './season-end.page';

const division = { id: 4, name: 'Elit', nameEng: null, discriminator: 'elit', seasonId: 9 };
const team = { id: 1, name: 'Tallmo', logo: null };
const end = (settledAt: string | null, open: [kind: string, count: number][] = []) => ({
  season: { id: 9, name: 'Säsong 9', settledAt },
  open: open.map(([kind, count]) => ({ kind, count, division })),
  tables: [
    {
      division,
      places: [{ place: 1, tablePlace: 3, isByPlayoffs: true, team }],
    },
  ],
  titles: [{ title: 'CHAMPION', division, team }],
});

const sent: unknown[] = [];
beforeEach(() => {
  sent.splice(0);
});
const REFUSED = {
  code: 'SEASON_OPEN',
  messageKey: 'api.season.open.stage',
  params: [{ name: 'count', value: '1' }],
};

const draw = (seasonEnd: object | null, answer: object = end('2026-11-29T12:00:00.000Z')) =>
  renderStaffPart(
    <Routes>
      <Route path="/admin/seasons/:id/end" element={<SeasonEndPage />} />
    </Routes>,
    {
      at: '/admin/seasons/9/end',
      answers: [
        viewerWith('ADMIN'),
        answerTo(
          AdminSeasonEndDocument,
          { seasonEnd, givenHonours: { goal: null, own: [] } },
          { variables: { seasonId: 9 }, times: 3 },
        ),
        answerTo(SettleSeasonDocument, { settleSeason: answer }, { noted: sent }),
        answerTo(ReopenSeasonDocument, { reopenSeason: end(null) }, { noted: sent }),
      ],
      namespaces: ['admin', 'admin-season-end', 'admin-sanctions', 'api'],
    },
  );
const press = async (name: string, within_ = screen as Pick<typeof screen, 'findByRole'>) =>
  userEvent.click(await within_.findByRole('button', { name }));

test('what is left leads to the page that ends it, and the final places say what decided them', async () => {
  await draw(
    end(null, [
      ['STAGE', 1],
      ['SHARED_PLACE', 1],
      ['UNPLAYED', 2],
      ['DISPUTED', 1],
    ]),
  );
  const links = await screen.findAllByRole('link', { name: 'Elit' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/admin/seasons/9/stages?stage=4',
    '/admin/divisions/4?part=teams',
    '/admin/series/all?season=9&division=4&state=UNREPORTED',
    '/admin/match-night?division=4',
  ]);
  expect(screen.getByText('2 serier utan resultat')).toBeVisible();
  expect(screen.getByText('3 (slutspel)')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Mästare och vinnare, som det står nu' })).toBeVisible();
});

test('a season is settled, and its unplayed series are said first', async () => {
  await draw(end(null, [['UNPLAYED', 2]]));
  await press('Fastställ säsongen');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('2 serier förblir ospelade.')).toBeVisible();
  await press('Fastställ säsongen', dialog);
  await waitFor(() => expect(sent).toEqual([{ input: { seasonId: 9, acceptsUnplayed: true } }]));
});

test('a refusal stands in the question', async () => {
  await draw(end(null), REFUSED);
  await press('Fastställ säsongen');
  const dialog = within(await screen.findByRole('dialog'));
  await press('Fastställ säsongen', dialog);
  expect(await dialog.findByText('1 slutspel, kval eller cuper är inte färdigspelade.')).toBeVisible();
  expect(sent).toEqual([{ input: { seasonId: 9, acceptsUnplayed: false } }]);
});

test('a settled season is opened again after a question', async () => {
  await draw(end('2026-11-29T12:00:00.000Z'));
  expect(await screen.findByText(/^Säsongen är fastställd/)).toBeVisible();
  await press('Öppna säsongen igen');
  const dialog = within(await screen.findByRole('dialog'));
  await press('Öppna säsongen igen', dialog);
  await waitFor(() => expect(sent).toEqual([{ seasonId: 9 }]));
});
