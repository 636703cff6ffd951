import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { answerTo } from '../../test/answer-to';
import { renderPart } from '../../test/render';
import { PlayersPageDocument } from './players-page.generated';
import PlayersPage from './players.page';

const hit = (id: number, nickname: string, discordName: string | null = null) => ({
  player: { id, nickname, avatar: null, nationality: 'SE' },
  discordName,
  team: null,
});

const answer = (text: string, found: { hits: object[]; total?: number; offset?: number; teams?: object[] }) => {
  const { hits, total = hits.length, offset = 0, teams } = found;
  return answerTo(
    PlayersPageDocument,
    {
      searchPlayers: { total, items: hits },
      ...(teams ? { searchTeams: teams } : {}),
    },
    { variables: { text, offset, hasTeams: teams !== undefined } },
  );
};
const BLIXT = { id: 3, name: 'Blixten', logo: null };

const show = (at: string, answers: Parameters<typeof renderPart>[1]) =>
  renderPart(
    <>
      <PlayersPage />
      <Link to="/players">again</Link>
    </>,
    { ...answers, at, namespaces: ['players'] },
  );
const box = () => screen.getByRole('searchbox', { name: 'Namn på spelare eller lag' });
const names = async () => {
  const players = await screen.findByRole('region', { name: 'Spelare' });
  return within(players)
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'));
};

test('the box has the focus and everyone is listed before anything is typed', async () => {
  await show('/players', { answers: [answer('', { hits: [hit(1, 'Åskar'), hit(2, 'Blixtra')] })] });
  expect(box()).toHaveFocus();
  expect(await names()).toEqual(['/player/1', '/player/2']);
  expect(screen.getByRole('status')).toHaveTextContent('2 spelare');
});

test('what is typed is searched for once, when the typing pauses, and stands in the address', async () => {
  // "b" and "bl" have no answer, so a query for them would fail the page
  await show('/players', {
    answers: [answer('', { hits: [hit(1, 'Åskar')] }), answer('bli', { hits: [hit(2, 'Blixtra')], teams: [BLIXT] })],
  });
  await screen.findByText('1 spelare');
  await userEvent.type(box(), 'bli', { delay: null });
  expect(await screen.findByRole('link', { name: 'Blixten' })).toHaveAttribute('href', '/team/3');
  expect(await names()).toEqual(['/player/2']);
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/players?q=bli'));
  expect(box()).toHaveValue('bli');
});

test('an address of another search fills the box again', async () => {
  await show('/players?q=bli', {
    answers: [answer('bli', { hits: [hit(2, 'Blixtra')], teams: [] }), answer('', { hits: [hit(1, 'Åskar')] })],
  });
  expect(box()).toHaveValue('bli');
  await screen.findByText('1 spelare');
  await userEvent.click(screen.getByRole('link', { name: 'again' }));
  expect(box()).toHaveValue('');
  await waitFor(async () => expect(await names()).toEqual(['/player/1']));
});

test('more hits come under those that are there', async () => {
  await show('/players?q=a', {
    answers: [
      answer('a', { hits: [hit(1, 'Alf')], total: 2, teams: [BLIXT] }),
      answer('a', { hits: [hit(2, 'Asta')], total: 2, offset: 1 }),
    ],
  });
  expect(await screen.findByText('1 av 2 visas')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Visa fler' }));
  await waitFor(async () => expect(await names()).toEqual(['/player/1', '/player/2']));
  expect(screen.getByRole('link', { name: /Asta/ })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Visa fler' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Blixten' })).toBeInTheDocument();
});

test('a chat name is told only where it is another name', async () => {
  await show('/players', { answers: [answer('', { hits: [hit(1, 'Alf', 'alf'), hit(2, 'Asta', 'comet')] })] });
  expect(await screen.findByText('comet')).toBeInTheDocument();
  expect(screen.queryByText('alf')).not.toBeInTheDocument();
});

test('a search without hits says what to do', async () => {
  await show('/players?q=zz', { answers: [answer('zz', { hits: [], teams: [] })] });
  expect(await screen.findByText(/Ingen spelare hittades för ”zz”/)).toBeInTheDocument();
});

test('a search longer than any name is cut, not refused', async () => {
  const long = 'x'.repeat(60);
  await show(`/players?q=${long}`, { answers: [answer(long.slice(0, 34), { hits: [], teams: [] })] });
  expect(await screen.findByText('0 spelare')).toBeInTheDocument();
});
