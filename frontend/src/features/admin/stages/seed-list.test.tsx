import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderStaffPart } from '../../../test/render-staff';
import type { SeedChoice, TeamChoice } from './seed-choice';
import { SeedList } from './seed-list';

const team = (teamId: number, name: string, isUnplaced = false): TeamChoice => ({
  ...{ key: `team-${teamId}`, name, teamId, divisionId: null, place: null, note: null, isUnplaced },
});
const place = (nth: number): SeedChoice => ({
  ...{ key: `place-4-${nth}`, name: `Elit, placering ${nth}`, teamId: null, divisionId: 4, place: nth },
});
const TEAMS = [team(1, 'Tallmo'), team(2, 'Granhöjd'), team(3, 'Nykomna', true)];
const GROUPS = [{ key: '4', divisionIds: [4], names: ['Elit'] }];

function Seeds({ first }: { first: readonly SeedChoice[] }) {
  const [{ seeds, lot }, set] = useState<{ seeds: readonly SeedChoice[]; lot: number | null }>({
    seeds: first,
    lot: null,
  });
  return (
    <SeedList
      seeds={seeds}
      choices={{ places: [1, 2, 3, 4, 5].map(place), teams: TEAMS }}
      groups={GROUPS}
      holders={new Map()}
      strengthOf={({ teamId }) => teamId}
      lot={lot}
      onChange={(changed, number) => set({ seeds: changed, lot: number })}
    />
  );
}
const draw = (first: readonly SeedChoice[]) =>
  renderStaffPart(<Seeds first={first} />, { namespaces: ['admin', 'admin-stages'] });
const rows = () => within(screen.getByRole('list', { name: 'Seedning' })).getAllByRole('listitem');
const order = () => rows().map((row) => row.querySelector('span')?.textContent?.trim());

test('a seed goes to the place that is chosen for it, and keeps the focus there', async () => {
  await draw([place(1), place(2), place(3)]);
  const select = await screen.findByRole('combobox', { name: 'Seedning för Elit, placering 3' });
  await userEvent.selectOptions(select, '1');
  expect(order()).toEqual(['Elit, placering 3', 'Elit, placering 1', 'Elit, placering 2']);
  expect(screen.getByRole('combobox', { name: 'Seedning för Elit, placering 3' })).toHaveFocus();
});

test('places of a table and teams without a division are added together, and none twice', async () => {
  await draw([place(2)]);
  await userEvent.click(await screen.findByRole('button', { name: 'Lägg till placeringarna' }));
  expect(order()).toEqual([2, 1, 3, 4].map((nth) => `Elit, placering ${nth}`));
  await userEvent.click(screen.getByRole('button', { name: 'Lägg till anmälda lag utan division' }));
  expect(order().at(-1)).toBe('Nykomna');
  expect(screen.getByText('1 har lagts till.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Lägg till anmälda lag utan division' }));
  expect(screen.getByText('Alla de är redan seedade.')).toBeInTheDocument();
  expect(rows()).toHaveLength(5);
});

test('seeds are ordered by strength, and by a lot that says its number', async () => {
  await draw([team(1, 'Tallmo'), team(2, 'Granhöjd')]);
  await userEvent.click(await screen.findByRole('button', { name: 'Ordna efter styrka' }));
  expect(order()).toEqual(['Granhöjd', 'Tallmo']);
  await userEvent.click(screen.getByRole('button', { name: 'Lotta ordningen' }));
  expect(screen.getByText(/Lottad med nummer \d+,/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Ordna efter styrka' }));
  expect(screen.queryByText(/Lottad/)).toBeNull();
});

test('a seed is dragged with the keyboard, and its step is told', async () => {
  await draw([place(1), place(2), place(3)]);
  const handle = await screen.findByRole('button', { name: 'Flytta Elit, placering 1' });
  handle.focus();
  await userEvent.keyboard(' ');
  expect(await screen.findByText('Elit, placering 1 över seedning 1 av 3.')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByText('Elit, placering 1 ligger kvar där den låg.')).toBeInTheDocument();
  expect(order()).toEqual([1, 2, 3].map((nth) => `Elit, placering ${nth}`));
});
