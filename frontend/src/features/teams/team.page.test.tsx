import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { hideResults } from '../../league/spoilers/hidden-results';
import { SessionDocument } from '../../lib/session/session.generated';
import { answerTo } from '../../test/answer-to';
import { renderPart } from '../../test/render';
import { DeclineNextSeasonPlaceDocument } from './next-season-place.generated';
import { TeamCareerDocument } from '../../league/careers/careers.generated';
import { TeamPageDocument } from './team-page.generated';
import TeamPage from './team.page';

const player = (id: number, nickname: string) => ({
  id,
  nickname,
  avatar: null,
  nationality: 'SE',
});
const member = (id: number, nickname: string, sortOrder: number) => ({
  player: player(id, nickname),
  isCaptain: sortOrder === 1,
  mmr: 1200,
  since: '2026-01-01T12:00:00Z',
});
const season = (id: number, played: object = {}) => ({
  season: { id, name: `Säsong ${id}` },
  division: null,
  name: null,
  isComing: false,
  position: null,
  roster: [],
  series: [],
  playerStats: [],
  ...played,
});
const DIVISION = { id: 4, name: 'Division 2', discriminator: 'division-2', seasonId: 10 };
const TEAM = {
  nextSeasonPlace: null as object | null,
  team: {
    id: 7,
    name: 'Blixt',
    logo: null,
    banner: null,
    isActive: true,
    presentSeasonId: 10 as number | null,
    isMine: false,
    viewerCan: { invite: false },
    roster: [member(1, 'Åskar', 1), member(2, 'Molnan', 2)],
    sanctions: [] as object[],
    seasons: [
      season(11),
      season(10, { division: DIVISION, name: 'Gamla Blixt', position: 3, roster: [player(2, 'Molnan')] }),
    ],
  },
};

const PLACE = {
  state: 'HELD',
  season: { id: 10, name: 'Säsong 10' },
  nextSeason: { id: 11, name: 'Säsong 11' },
  remaining: 3,
  isSettled: true,
  canDecline: true,
};
const declined: number[] = [];

const show = (at: string, data: Record<string, unknown>) =>
  renderPart(
    <Routes>
      <Route path="/team/:teamId" element={<TeamPage />} />
    </Routes>,
    {
      at,
      namespaces: ['teams', 'league-sanctions', 'league-statistics', 'api'],
      answers: [
        answerTo(TeamPageDocument, data, { variables: { id: 7 }, times: 3 }),
        // nothing won
        answerTo(TeamCareerDocument, { teamCareer: null }, { variables: { teamId: 7 } }),
        answerTo(
          DeclineNextSeasonPlaceDocument,
          () => {
            declined.push(7);
            return { declineNextSeasonPlace: { messageKey: 'api.place.declined' } };
          },
          { variables: {} },
        ),
        answerTo(SessionDocument, { me: null }, { times: 9 }),
      ],
    },
  );

test('the newest season that the team played is open, with the name it had then', async () => {
  await show('/team/7', TEAM);
  expect(await screen.findByRole('heading', { level: 1, name: 'Blixt' })).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'Säsong 10' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByText('Hette då Gamla Blixt')).toBeInTheDocument();
});

describe('a season that is made early', () => {
  const next = { ...DIVISION, id: 9, name: 'Division 1', discriminator: 'division-1', seasonId: 11 };
  const team = (id: number, name: string) => ({ id, name, logo: null });
  const coming = season(11, {
    division: next,
    isComing: true,
    series: [
      {
        ...{ id: 1, week: 1, scheduledAt: '2099-02-03T18:00:00Z', isStreamed: false },
        ...{ state: 'TIME_SET', isOvertime: false, homeGames: null, awayGames: null, walkover: null },
        ...{ division: next, home: team(7, 'Blixt'), away: team(8, 'Syd') },
      },
    ],
  });

  test('does not stand for the team today: its division, its next series and the open tab are the present ones', async () => {
    const [, played] = TEAM.team.seasons;
    await show('/team/7', { ...TEAM, team: { ...TEAM.team, seasons: [coming, played] } });
    expect(await screen.findByRole('tab', { name: 'Säsong 10' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getAllByRole('link', { name: 'Division 2' })).toHaveLength(2);
    expect(screen.queryByRole('link', { name: 'Division 1' })).toBeNull();
    expect(screen.queryByText('Nästa serie')).toBeNull();
  });

  test('is open when the team has none before it', async () => {
    await show('/team/7', { ...TEAM, team: { ...TEAM.team, presentSeasonId: null, seasons: [coming] } });
    expect(await screen.findByRole('tab', { name: 'Säsong 11' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getAllByRole('link', { name: 'Division 1' })).toHaveLength(1);
  });
});

test('a season that the team sat out says so, and is in the address', async () => {
  await show('/team/7', TEAM);
  await userEvent.click(await screen.findByRole('tab', { name: 'Säsong 11' }));
  expect(screen.getByText('Laget spelade inte den här säsongen.')).toBeInTheDocument();
  expect(screen.getByTestId('address')).toHaveTextContent('/team/7?season=11');
});

test('only the captain is marked', async () => {
  await show('/team/7', TEAM);
  const players = await screen.findByRole('region', { name: 'Spelare' });
  const marked = within(players)
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByText('Kapten'));
  expect(marked.map((item) => within(item).getByRole('link').textContent)).toEqual(['Åskar']);
});

test.each(['/team/7', '/team/no one'])('%s without a team says so', async (at) => {
  await show(at, { team: null, nextSeasonPlace: null });
  expect(await screen.findByRole('heading', { level: 1, name: 'Laget finns inte' })).toBeInTheDocument();
});

test.each([
  [{}, 'Blixt har en plats i Säsong 11', '3 av spelarna från sista serien i Säsong 10 är kvar.'],
  [{ state: 'LOST', remaining: 1 }, 'Blixt har ingen plats i Säsong 11', 'Nu är det 1.'],
  [{ isSettled: false, nextSeason: null }, 'Blixt har en plats i nästa säsong', 'Säsong 10 pågår.'],
  [{ state: 'DECLINED' }, 'Blixt har tackat nej till sin plats i Säsong 11', 'utan given plats.'],
])('the place in the next season is told with its reason: %j', async (more, title, why) => {
  await show('/team/7', { ...TEAM, nextSeasonPlace: { ...PLACE, canDecline: false, ...more } });
  const place = await screen.findByRole('region', { name: 'Plats nästa säsong' });
  expect(within(place).getByText(title)).toBeInTheDocument();
  expect(place).toHaveTextContent(why);
  expect(within(place).queryByRole('button')).toBeNull();
});

test('who has no part in the team sees nothing of its place', async () => {
  await show('/team/7', TEAM);
  await screen.findByRole('heading', { level: 1, name: 'Blixt' });
  expect(screen.queryByRole('region', { name: 'Plats nästa säsong' })).toBeNull();
});

test('a captain gives the place up after being asked', async () => {
  await show('/team/7', { ...TEAM, nextSeasonPlace: PLACE });
  await userEvent.click(await screen.findByRole('button', { name: 'Tacka nej till platsen' }));
  const dialog = await screen.findByRole('dialog', { name: 'Tacka nej till platsen i Säsong 11?' });
  expect(declined).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Tacka nej till platsen' }));
  await waitFor(() => expect(declined).toEqual([7]));
});

test('readers who hide results see no place of a team that has played before they press', async () => {
  const [sitOut, played] = TEAM.team.seasons;
  const team = (id: number, name: string) => ({ id, name, logo: null });
  const series = {
    ...{
      id: 1,
      week: 1,
      scheduledAt: null,
      isStreamed: false,
      state: 'REPORTED',
      isOvertime: false,
    },
    ...{ homeGames: 3, awayGames: 1, walkover: null, division: DIVISION, home: team(7, 'Blixt'), away: team(8, 'Syd') },
  };
  hideResults(true);
  await show('/team/7', { ...TEAM, team: { ...TEAM.team, seasons: [sitOut, { ...played, series: [series] }] } });
  const press = await screen.findByRole('button', { name: 'Visa resultat: Placering' });
  expect(screen.queryByText('Placering 3')).toBeNull();
  expect(document.title).not.toContain('3');
  await userEvent.click(press);
  expect(screen.getAllByText('Placering 3')).toHaveLength(2);
  act(() => hideResults(false));
});

test.each([
  [2, 'Laget behöver en spelare till'],
  [1, 'Laget behöver 2 spelare till'],
  [4, 'Laget har plats för fler'],
])('the captain of a team of %i is led to where players are invited', async (size, says) => {
  const roster = Array.from({ length: size }, (_, n) => member(n + 1, `Spelare ${n + 1}`, n + 1));
  await show('/team/7', { ...TEAM, team: { ...TEAM.team, isMine: true, roster, viewerCan: { invite: true } } });
  expect(await screen.findByText(says)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Bjud in' })).toHaveAttribute('href', '/team/7/settings#invites');
});

test('no one else is asked to invite', async () => {
  await show('/team/7', TEAM);
  await screen.findByText('Åskar');
  expect(screen.queryByRole('link', { name: 'Bjud in' })).toBeNull();
});
