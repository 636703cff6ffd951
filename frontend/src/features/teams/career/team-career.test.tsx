import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TeamCareerDocument } from '../../../league/careers/careers.generated';
import { hideResults } from '../../../league/spoilers/hidden-results';
import { answerTo } from '../../../test/answer-to';
import { renderPart } from '../../../test/render';
import { TeamCareer } from './team-career';

const HIDES = { part: 'team-3', tells: [1, 2] };
const season = { id: 9, name: 'Säsong 9' };
const division = { id: 9, name: 'Division 2', nameEng: null, discriminator: 'd2', seasonId: 9 };
const streak = (isWon: boolean, length: number) => ({
  ...{ isWon, length, fromSeriesId: 1, toSeriesId: length },
  ...{ from: '2026-01-05T18:00:00.000Z', to: '2026-02-05T18:00:00.000Z' },
});
const series = (seriesId: number, ownGames: number, otherGames: number, walkover: string | null = null) => ({
  ...{ seriesId, ownGames, otherGames, walkover },
  ...{ playedAt: '2026-01-05T18:00:00.000Z', opponent: { id: 4, name: 'Rävarna' } },
});
const CAREER = {
  teamId: 3,
  divisions: [{ season, division, position: 4, teams: 10, leaguePlace: 14, percentiles: [] }],
  series: [series(1, 3, 1), series(2, 0, 3, 'HOME')],
  longestWon: streak(true, 9),
  longestLost: null,
  present: streak(true, 1),
  milestones: [],
  honours: [],
};

const draw = (career: object = CAREER) =>
  renderPart(<TeamCareer teamId={3} openSeasonId={9} hides={HIDES} />, {
    namespaces: ['league-careers', 'league-statistics'],
    answers: [answerTo(TeamCareerDocument, { teamCareer: career }, { variables: { teamId: 3 }, times: 1 })],
  });

afterEach(() => act(() => hideResults(false)));

test('one season is a table without a chart, and streaks lead to their first and last series', async () => {
  await draw();
  const places = await screen.findByRole('table', { name: /Lagets division och placering/ });
  expect(within(places).getByRole('row', { name: 'Säsong 9 Division 2 4 av 10 14' })).toBeVisible();
  const longest = screen.getByText(/Flest vinster i rad/).closest('li')!;
  expect(longest).toHaveTextContent('9 serier');
  expect(
    within(longest)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/series/1', '/series/9']);
  expect(screen.getByRole('img', { name: 'Vann 1 av de senaste 2 serierna, äldst till vänster.' })).toBeInTheDocument();
  expect(screen.getByText('Division 2, Säsong 9: jämförelsen kommer när lagen har spelat.')).toBeVisible();
  expect(screen.queryByText('Meriter')).toBeNull();
});

test('an own honour of a team that has entered no division is shown, and nothing else', async () => {
  const words = { nameSv: 'Årets lag', nameEn: 'Team of the year', textSv: null, textEn: null };
  const award = { kind: 'OWN', season, goal: null, own: { id: 4, ...words } };
  await draw({ ...CAREER, divisions: [], series: [], longestWon: null, present: null, awards: [award] });
  expect(await screen.findByText('Årets lag')).toBeVisible();
  expect(screen.getAllByRole('heading')).toHaveLength(1);
});

test('a single place among several seasons is no line, so the table stands alone', async () => {
  const [entered] = CAREER.divisions;
  const before = { ...entered, season: { ...season, id: 8, name: 'Säsong 8' }, position: null, leaguePlace: null };
  await draw({ ...CAREER, divisions: [{ ...before, division: { ...division, id: 8 } }, entered] });
  const places = await screen.findByRole('table', { name: /Lagets division och placering/ });
  expect(within(places).getByRole('row', { name: 'Säsong 8 Division 2 – –' })).toBeVisible();
});

test('several seasons are a line through the divisions, and a point tells its season', async () => {
  const [entered] = CAREER.divisions;
  const before = { ...entered, season: { ...season, id: 8, name: 'Säsong 8' }, position: 1, leaguePlace: 21 };
  const lower = { ...division, id: 8, name: 'Division 3', rank: 3 };
  await draw({
    ...CAREER,
    divisions: [
      { ...before, division: lower },
      { ...entered, division: { ...division, rank: 2 } },
    ],
  });
  const line = await screen.findByRole('img', { name: /^Lagets väg genom divisionerna/ });
  expect([...line.querySelectorAll('title')].map(({ textContent }) => textContent)).toEqual([
    'Säsong 8, Division 3: placering 1, 21 i ligan',
    'Säsong 9, Division 2: placering 4, 14 i ligan',
  ]);
  expect(line.querySelector('line')).toHaveAttribute('data-way', 'up');
});

test('readers who hide results see no place, series, streak or milestone before their press, which shows them all', async () => {
  hideResults(true);
  await draw();
  const says = 'Vann 1 av de senaste 2 serierna, äldst till vänster.';
  await userEvent.click(await screen.findByRole('button', { name: 'Visa resultat: Senaste serierna' }));
  expect(screen.getByRole('img', { name: says })).toBeInTheDocument();
  expect(screen.getByRole('table', { name: /Lagets division och placering/ })).toBeVisible();
  expect(screen.getByText(/Flest vinster i rad/)).toBeVisible();
  act(() => hideResults(true));
  expect(screen.queryByRole('img', { name: says })).toBeNull();
  expect(screen.queryByRole('table', { name: /Lagets division och placering/ })).toBeNull();
  expect(screen.queryByText(/vinster? i rad/)).toBeNull();
});

test('goals against are among what a team is compared by', async () => {
  const [entered] = CAREER.divisions;
  const percentile = (number: string, value: number, better: number) => ({
    ...{ number, value, better, place: 10 - better, others: 9, percent: 11 * better },
  });
  const percentiles = [percentile('GOALS', 2.5, 4), percentile('GOALS_AGAINST', 1.25, 7)];
  await renderPart(<TeamCareer teamId={3} openSeasonId={9} hides={HIDES} />, {
    namespaces: ['league-careers', 'league-statistics'],
    answers: [
      answerTo(
        TeamCareerDocument,
        { teamCareer: { ...CAREER, divisions: [{ ...entered, percentiles }] } },
        { variables: { teamId: 3 }, times: 1 },
      ),
    ],
  });
  const row = await screen.findByRole('row', { name: /Insläppta mål/ });
  expect(row).toHaveTextContent(/1,25\s*bättre än 7 av 9/);
});
