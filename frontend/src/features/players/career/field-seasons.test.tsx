import { screen, within } from '@testing-library/react';
import { PlayerFieldSeasonsDocument } from '../../../gql/field/graphql';
import { SEASON_COLUMNS } from '../../../league/field/season-values';
import { renderPart } from '../../../test/render';
import { FieldSeasons } from './field-seasons';

const numbers = (more: Record<string, number>) => ({
  ...{ __typename: 'FieldNumbers', seconds: 100, secondsInGame: 100 },
  ...Object.fromEntries(SEASON_COLUMNS.map(({ id }) => [id, 0])),
  ...more,
});
const season = (id: number, games: number, more: Record<string, number>, percentiles: object[] = []) => ({
  ...{ __typename: 'FieldSeason', games, numbers: numbers(more), percentiles },
  season: { __typename: 'SeasonRef', id, name: `Säsong ${id}` },
  division: { __typename: 'DivisionRef', id: id * 10, name: 'Division 2' },
});
const touches = { __typename: 'FieldPercentile', number: 'TOUCHES', less: 3, others: 4, percent: 75 };

const draw = (fieldSeasons: object[], at = '/player/5') =>
  renderPart(<FieldSeasons playerId={5} seasonIds={[10, 9]} />, {
    at,
    namespaces: ['league-field'],
    answers: [
      {
        request: { query: PlayerFieldSeasonsDocument, variables: { playerId: 5 } },
        result: { data: { player: { __typename: 'Player', id: 5, fieldSeasons } } },
      },
    ] as never,
  });

test('the open season has counts per game, and how many of the others have less', async () => {
  await draw([season(10, 4, { touches: 90 }, [touches]), season(9, 2, { touches: 10 })]);
  const table = await screen.findByRole('table', { name: 'Division 2, Säsong 10: 4 matcher med inspelning' });
  const row = within(table).getByRole('row', { name: /^Bollträffar, ungefär/ });
  expect(row).toHaveTextContent('22,50');
  expect(row).toHaveTextContent('75 % av spelarna');
});

test('a season with too few games compares nothing', async () => {
  await draw([season(9, 2, { touches: 10 })], '/player/5?season=9');
  const table = await screen.findByRole('table', { name: 'Division 2, Säsong 9: 2 matcher med inspelning' });
  expect(within(table).queryByText(/av spelarna/)).toBeNull();
});

test('a season without recordings says so, and the others can still be seen', async () => {
  await draw([season(9, 2, { touches: 10 }), season(8, 3, { touches: 10 })]);
  expect(await screen.findByText('Inga matcher i säsongen har en inspelning som kunde läsas.')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Förändring över säsongerna' })).toBeVisible();
});

test('a player without recordings has nothing here', async () => {
  const { container } = await draw([]);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(container.querySelector('section, table')).toBeNull();
});
