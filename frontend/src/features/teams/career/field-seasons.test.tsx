import type { MockLink } from '@apollo/client/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TeamFieldSeasonsDocument } from '../../../league/field/field-seasons.generated';
import { fieldSeason } from '../../../league/field/seasons-for-tests';
import { answerTo, noAnswerTo } from '../../../test/answer-to';
import { renderPart } from '../../../test/render';
import { FieldSeasons } from './field-seasons';

const touches = { number: 'TOUCHES', less: 3, others: 7, percent: 42, median: 60, most: 90 };

const answer = (fieldSeasons: object[]) =>
  answerTo(TeamFieldSeasonsDocument, { team: { id: 7, fieldSeasons } }, { variables: { teamId: 7 } });

const draw = (answers: MockLink.MockedResponse[], at = '/team/7') =>
  renderPart(<FieldSeasons teamId={7} openSeasonId={10} />, {
    at,
    namespaces: ['league-field'],
    answers,
  });

test("the open season has the team's numbers per game, and its place among the teams of the division", async () => {
  await draw([answer([fieldSeason(10, 4, { touches: 270 }, [touches]), fieldSeason(9, 4, { touches: 8 })])]);
  const table = await screen.findByRole('table', { name: 'Division 2, Säsong 10: 4 matcher med inspelning' });
  const row = within(table).getByRole('row', { name: /^Bollträffar, ungefär/ });
  expect(row).toHaveTextContent('67,50mer än 3 av 7median 60,00');
  expect(within(table).getByRole('columnheader', { name: 'Bland lagen' })).toBeInTheDocument();
});

test('all numbers stand in groups that open, without what every team has all the time, and are defined', async () => {
  const { container } = await draw([answer([fieldSeason(10, 4, { touches: 270 })])]);
  await screen.findByRole('table', { name: /^Division 2, Säsong 10/ });
  const groups = ['Boost', 'Rörelse', 'Positioner', 'I laget', 'Boll och dueller', 'Avsparkar'];
  const lines = [...container.querySelectorAll('summary')];
  expect(lines.slice(0, groups.length).map(({ textContent }) => textContent)).toEqual(groups);
  for (const line of lines.slice(0, groups.length)) await userEvent.click(line);
  const tables = groups.map((group) => screen.getByRole('table', { name: new RegExp(`^${group}\\. Division 2`) }));
  const names = tables.flatMap((table) => within(table).getAllByRole('rowheader'));
  expect(names.map(({ textContent }) => textContent)).toContain('Bollträffar, ungefär');
  expect(names.map(({ textContent }) => textContent)).not.toContain('Tid som bakersta spelare, ungefär');
  await userEvent.click(screen.getByText('Vad värdena betyder'));
  expect(screen.getAllByRole('term')).toHaveLength(names.length);
  expect(screen.getAllByRole('definition')).toHaveLength(names.length);
});

test("another season's tab shows its numbers", async () => {
  await draw([answer([fieldSeason(10, 4, {}), fieldSeason(9, 3, {})])], '/team/7?season=9');
  expect(await screen.findByRole('table', { name: /^Division 2, Säsong 9/ })).toBeVisible();
  expect(screen.queryByRole('table', { name: /^Division 2, Säsong 10/ })).toBeNull();
});

test("a number's change is told from the first season to the latest", async () => {
  await draw([answer([fieldSeason(3, 2, { touches: 10 }), fieldSeason(8, 5, { touches: 10 })])]);
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Förändring över säsongerna' }),
    'Bollträffar, ungefär',
  );
  await userEvent.click(screen.getByText('Som tabell'));
  const rows = within(screen.getByRole('table', { name: /säsong för säsong$/ })).getAllByRole('row');
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
    'Säsong 8, Division 22,00',
    'Säsong 3, Division 25,00',
  ]);
});

test('a team without recordings is told what the numbers come from', async () => {
  await draw([answer([])]);
  expect(await screen.findByText(/^Här kommer statistik från planen när lagets serier/)).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

test('numbers that could not be read can be asked for once more', async () => {
  await draw([noAnswerTo(TeamFieldSeasonsDocument, { times: 1 }), answer([fieldSeason(10, 4, {})])]);
  expect(await screen.findByText('Det gick inte att läsa lagets statistik från planen.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByRole('table', { name: /^Division 2, Säsong 10/ })).toBeVisible();
});
