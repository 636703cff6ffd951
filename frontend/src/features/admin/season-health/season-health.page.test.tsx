import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { answerTo } from '../../../test/answer-to';
import { renderStaffPart } from '../../../test/render-staff';
import { viewerWith } from '../../report/testing/report-answers';
import { AdminSeasonHealthDocument } from './season-health.generated';
import SeasonHealthPage from './season-health.page';

const division = { id: 4, name: 'Elit', nameEng: null, discriminator: 'elit', seasonId: 9 };
const team = (id: number, name: string, fields: object) => ({
  ...{ division, players: 4, swedes: 3, captainSeenAt: null, walkovers: 0 },
  team: { id, name, logo: null },
  ...fields,
});
const WELL = {
  ...{ season: { id: 9, name: 'Säsong 9' } },
  ...{ endsOn: '2026-12-13', weeksLeft: 2, teams: [], weeks: [], sanctions: [], staff: [] },
  ...{ openRequests: 0, oldestRequestAt: null, signupSeason: null, signedUp: 0, places: 10 },
  divisions: [
    {
      ...{ division, isStage: false, played: 40, unplayed: 5, late: 2, timeless: 0 },
      ...{ waiting: 0, disputed: 1, claimed: 0 },
    },
  ],
};
const draw = (seasonHealth: object | null) =>
  renderStaffPart(
    <Routes>
      <Route path="/admin/seasons/:id/health" element={<SeasonHealthPage />} />
    </Routes>,
    {
      at: '/admin/seasons/9/health',
      answers: [
        viewerWith('ADMIN'),
        answerTo(AdminSeasonHealthDocument, { seasonHealth }, { variables: { seasonId: 9 } }),
      ],
      namespaces: ['admin', 'admin-season-health', 'api'],
    },
  );

test('a number leads to the list that it counts, and nothing is said of what is not there', async () => {
  await draw(WELL);
  const row = within(await screen.findByRole('row', { name: /Elit/ }));
  expect(row.getByRole('link', { name: /^Elit: 2\. Utan resultat/ })).toHaveAttribute(
    'href',
    '/admin/series/all?season=9&division=4&state=LATE',
  );
  expect(row.getByRole('link', { name: /^Elit: 1\. Resultat som ett lag/ })).toHaveAttribute(
    'href',
    '/admin/match-night?division=4',
  );
  expect(row.getAllByText('–')).toHaveLength(3);
  expect(screen.getByText('Alla lag har spelare nog och en kapten som hörs av.')).toBeVisible();
  expect(screen.getByText('Säsongen har inga serier än.')).toBeVisible();
});

test('a team is named with its reasons', async () => {
  await draw({
    ...WELL,
    teams: [
      team(1, 'Tallmo', { concerns: ['PLAYERS', 'SWEDES', 'NO_CAPTAIN'], players: 0, swedes: 0 }),
      team(2, 'Granhöjd', { concerns: ['SILENT', 'WALKOVERS'], walkovers: 2 }),
    ],
  });
  const [first, second] = (await screen.findAllByRole('link', { name: /Tallmo|Granhöjd/ })).map((link) =>
    link.closest('li'),
  );
  expect(first).toHaveTextContent('inga spelareinga svenska spelareingen kapten');
  expect(second).toHaveTextContent('kaptenen har aldrig varit inloggad2 serier förlorade på walkover');
});

test('a stage leads to its series in the list of staff, and a season that is over tells of no team', async () => {
  const [row] = WELL.divisions;
  await draw({ ...WELL, weeksLeft: 0, divisions: [{ ...row, isStage: true, disputed: 0 }] });
  expect(await screen.findByRole('link', { name: /^Elit: 5/ })).toHaveAttribute(
    'href',
    '/admin/series/all?season=9&division=4&state=UNREPORTED',
  );
  expect(screen.queryByRole('heading', { name: 'Lag att höra av sig till' })).toBeNull();
});

test('an unknown season is told', async () => {
  await draw(null);
  expect(await screen.findByText('Säsongen finns inte.')).toBeVisible();
});
