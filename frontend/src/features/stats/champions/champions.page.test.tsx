import { act, screen, within } from '@testing-library/react';
import { hideResults } from '../../../league/spoilers/hidden-results';
import { answerTo } from '../../../test/answer-to';
import { renderPart } from '../../../test/render';
import { ChampionsPageDocument } from './champions-page.generated';
import ChampionsPage from './champions.page';

const title = (name: string, id: number, team: string) => ({
  title: name,
  division: { id: 4, name: 'Elit', nameEng: null, discriminator: 'elit', seasonId: 8 },
  team: { id, name: team, logo: null },
});
const season = (id: number) => ({
  season: { id, name: `Säsong ${id}` },
  titles: [title('CHAMPION', 1, `Tallmo ${id}`), title('SECOND', 2, `Granhöjd ${id}`)],
  bestPlayers: [
    {
      number: 'GOALS',
      value: 41,
      games: 30,
      player: { id: 9, nickname: 'Skyttekungen' },
    },
  ],
  goal: {
    ...{ seriesId: 7, game: 2, goal: 3, textSv: 'Från egen planhalva', textEn: null },
    scorer: { id: 11, nickname: 'Långskottet' },
  },
  own: [
    {
      ...{ id: 4, nameSv: 'Årets lag', nameEn: 'Team of the year', textSv: 'Gav aldrig upp', textEn: null },
      ...{ player: null, team: { id: 2, name: 'Granhöjd', logo: null } },
    },
  ],
  mostImproved: [{ player: { id: 10, nickname: 'Lyftet' }, now: { rating: 1.1 }, before: { rating: 0.8 } }],
});
const draw = (champions: object[]) =>
  renderPart(<ChampionsPage />, {
    answers: [answerTo(ChampionsPageDocument, { champions })],
    namespaces: ['stats-champions', 'league-honours', 'league-spoilers'],
  });

test('each season has its champion, and its best players beside', async () => {
  await draw([season(8), season(7)]);
  const champions = await screen.findAllByText('Mästare,', { exact: false, selector: 'small' });
  expect(champions).toHaveLength(2);
  const first = within(champions[0]?.closest('li') as HTMLElement);
  expect(first.getByRole('link', { name: /Tallmo 8/ })).toHaveAttribute('href', '/team/1');
  expect(first.getByRole('link', { name: 'Elit' })).toHaveAttribute('href', '/division/elit/season/8');
  expect(screen.getAllByText('41')).toHaveLength(2);
  expect(screen.getAllByText('Mest förbättrad')).toHaveLength(2);
  expect(screen.getAllByText('0,80 → 1,10')).toHaveLength(2);
});

test('the goal of the season leads to itself, and what staff gave says for what', async () => {
  await draw([season(8)]);
  expect(await screen.findByRole('link', { name: 'Se målet' })).toHaveAttribute('href', '/series/7?game=2&goal=3');
  expect(screen.getByText('Från egen planhalva')).toBeVisible();
  const own = within(screen.getByText('Årets lag').closest('li') as HTMLElement);
  expect(own.getByRole('link', { name: /Granhöjd/ })).toHaveAttribute('href', '/team/2');
  expect(own.getByText('Gav aldrig upp')).toBeVisible();
});

test('before the first settled season it says when they come', async () => {
  await draw([]);
  expect(await screen.findByText('Här kommer mästarna när den första säsongen är fastställd.')).toBeVisible();
});

test('readers who hide results do not see who won', async () => {
  act(() => hideResults(true));
  await draw([season(8)]);
  expect(await screen.findByRole('heading', { name: 'Säsong 8' })).toBeVisible();
  expect(screen.queryByText('Tallmo 8')).toBeNull();
  act(() => hideResults(false));
});
