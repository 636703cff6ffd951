import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { CompareTeamsDocument, FindTeamsDocument, OneTeamDocument } from '../../gql/compare/graphql';
import { renderPart } from '../../test/render';
import ComparePage from './compare.page';

const team = (id: number, name: string) => ({ __typename: 'TeamRef', id, name, logo: null });
const one = (id: number, name: string | null) => ({
  request: { query: OneTeamDocument, variables: { id } },
  result: { data: { team: name && { __typename: 'Team', id, name, logo: null } } },
});
const found = (text: string, ...teams: object[]) => ({
  request: { query: FindTeamsDocument, variables: { text } },
  result: { data: { searchTeams: teams } },
});
const unknown = {
  request: { query: CompareTeamsDocument, variables: { homeId: 5, awayId: 99 } },
  result: { data: { teamHeadToHead: null } },
};
const draw = (at: string, answers: object[]) =>
  renderPart(
    <Routes>
      <Route path="/compare/:kind?/:homeId?/:awayId?" element={<ComparePage />} />
    </Routes>,
    { namespaces: ['compare'], at, answers: answers as never },
  );

test('the second team is found by name, and the first one is not offered again', async () => {
  await draw('/compare/teams/5', [one(5, 'Tallmo'), found('Tall', team(5, 'Tallmo'), team(6, 'Tallbo'))]);
  expect(await screen.findByRole('button', { name: 'Byt ut Tallmo' })).toBeInTheDocument();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Andra laget' }), 'Tall');
  expect(await screen.findByText('1 träff')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Tallbo' })).toHaveAttribute('href', '/compare/teams/5/6');
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
