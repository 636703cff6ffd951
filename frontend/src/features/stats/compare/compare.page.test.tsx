import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { answerTo } from '../../../test/answer-to';
import { renderPart } from '../../../test/render';
import { CompareTeamsDocument, FindTeamsDocument, OneTeamDocument } from './compare-page.generated';
import { ComparePlayersStartDocument, CompareTeamsStartDocument } from './compare-start.generated';
import ComparePage from './compare.page';

const team = (id: number, name: string) => ({ id, name, logo: null });
const one = (id: number, name: string | null) =>
  answerTo(OneTeamDocument, { team: name ? { id, name } : null }, { variables: { id } });
const found = (text: string, ...teams: object[]) =>
  answerTo(FindTeamsDocument, { searchTeams: teams }, { variables: { text } });
const unknown = answerTo(CompareTeamsDocument, { teamHeadToHead: null }, { variables: { homeId: 5, awayId: 99 } });
const draw = (at: string, answers: object[]) =>
  renderPart(
    <Routes>
      <Route path="/compare/:kind?/:homeId?/:awayId?" element={<ComparePage />} />
    </Routes>,
    { namespaces: ['stats-compare'], at, answers: answers as never },
  );

test('the second team is found by name, and the first one is not offered again', async () => {
  await draw('/compare/teams/5', [one(5, 'Tallmo'), found('Tall', team(5, 'Tallmo'), team(6, 'Tallbo'))]);
  expect(await screen.findByRole('button', { name: 'Byt ut Tallmo' })).toBeInTheDocument();
  await userEvent.type(screen.getByRole('combobox', { name: 'Andra laget' }), 'Tall');
  expect(await screen.findByText('1 träff')).toBeInTheDocument();
  expect(screen.getByRole('option', { name: 'Tallbo' })).toHaveAttribute('href', '/compare/teams/5/6');
});

test.each([
  ['teams', 'De möts snart', 'Tallmo – Tallbo', '/compare/teams/5/6'],
  ['players', 'Säsongens bästa målskyttar', 'Ada – Bo', '/compare/players/7/8'],
])('a comparison of %s begins with something to press', async (kind, heading, name, to) => {
  const leader = (id: number, nickname: string) => ({
    player: { id, nickname },
  });
  const series = { id: 1, home: team(5, 'Tallmo'), away: team(6, 'Tallbo') };
  const lists = [{ number: 'GOALS', leaders: [leader(7, 'Ada'), leader(8, 'Bo')] }];
  await draw(`/compare/${kind}`, [
    answerTo(CompareTeamsStartDocument, { upcomingSeries: [series] }),
    answerTo(ComparePlayersStartDocument, { leaders: { lists } }),
  ]);
  expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', to);
});

describe('keys of the field that finds a team', () => {
  const field = () => screen.getByRole('combobox', { name: 'Första laget' });
  const address = () => screen.getByTestId('address').textContent;
  const drawField = async () => {
    await draw('/compare/teams', [
      found('Tall', team(5, 'Tallmo'), team(6, 'Tallbo')),
      one(5, 'Tallmo'),
      one(6, 'Tallbo'),
    ]);
  };

  test('the arrows choose among the hits, and Enter opens the chosen one', async () => {
    await drawField();
    await userEvent.type(field(), 'Tall');
    const [first, second] = await screen.findAllByRole('option');
    expect(field()).toHaveAttribute('aria-activedescendant', first!.id);
    await userEvent.keyboard('{ArrowDown}');
    expect(field()).toHaveAttribute('aria-activedescendant', second!.id);
    expect(second).toHaveAttribute('aria-selected', 'true');
    expect(field()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    expect(address()).toBe('/compare/teams/6');
  });

  test('an Enter before the answer opens its first hit', async () => {
    await drawField();
    await userEvent.type(field(), 'Tall{Enter}');
    expect(address()).toBe('/compare/teams');
    await waitFor(() => expect(address()).toBe('/compare/teams/5'));
  });

  test('Escape empties the field', async () => {
    await drawField();
    await userEvent.type(field(), 'Tall');
    await screen.findAllByRole('option');
    await userEvent.keyboard('{Escape}');
    expect(field()).toHaveValue('');
    await waitFor(() => expect(field()).toHaveAttribute('aria-expanded', 'false'));
  });
});

test('the same team twice is refused kindly, and the first stays chosen', async () => {
  await draw('/compare/teams/5/5', [one(5, 'Tallmo')]);
  expect(await screen.findByText(/kan inte jämföras med sig självt/)).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Tallmo' })).toHaveAttribute('href', '/team/5');
});

test('an unknown team says so and leads back to the choice', async () => {
  await draw('/compare/teams/5/99', [unknown]);
  expect(await screen.findByText('Ett av lagen finns inte.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Välj på nytt' })).toHaveAttribute('href', '/compare/teams');
});
