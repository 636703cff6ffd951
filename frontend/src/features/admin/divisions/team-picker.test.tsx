import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { SaveDivisionTeamsInput } from '../../../lib/schema.generated';
import { answerTo } from '../../../test/answer-to';
import { renderStaffPart } from '../../../test/render-staff';
import type { AdminDivisionPartsFragment } from './admin-division.generated';
import { DRAGGED_TEAM } from './decisions/team-list';
import { SaveDivisionTeamsDocument } from './division-actions.generated';
import { useDivisionDrafts } from './division-drafts';
import { DivisionTeamCandidatesDocument } from './division-parts.generated';
import { TeamPicker } from './team-picker';

const team = (id: number, name: string) => ({ id, name, logo: null });

const division = {
  id: 4,
  mayRun: true,
  isOwn: false,
  bands: [],
  versions: { bands: 'b1', teams: 't1' },
  entries: [
    { team: team(1, 'Tallmo'), seriesCount: 0 },
    { team: team(2, 'Isviken'), seriesCount: 3 },
    { team: team(3, 'Ekbo'), seriesCount: 0 },
  ],
} as unknown as AdminDivisionPartsFragment;

/** As on the page: the choices stay while the picker is closed. */
function Page() {
  const { teams } = useDivisionDrafts(division);
  const [isAway, setIsAway] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsAway(!isAway)}>
        Another tab
      </button>
      {!isAway && <TeamPicker division={division} draft={teams} />}
    </>
  );
}

async function draw() {
  const sent: SaveDivisionTeamsInput[] = [];
  const candidate = (id: number, name: string, isSignedUp: boolean) => ({
    isSignedUp,
    team: team(id, name),
  });
  const candidates = answerTo(DivisionTeamCandidatesDocument, {
    divisionTeamCandidates: [candidate(9, 'Anmälda', true), candidate(8, 'Andra', false)],
  });
  const save = answerTo(SaveDivisionTeamsDocument, ({ input }: { input: SaveDivisionTeamsInput }) => {
    sent.push(input);
    return {
      saveDivisionTeams: {
        code: 'BUSY',
        messageKey: 'api.error.busy',
        field: null,
        params: [],
      },
    };
  });
  await renderStaffPart(<Page />, {
    answers: [candidates, save as never],
    namespaces: ['admin-divisions', 'api'],
  });
  await screen.findByText('Anmält');
  return { sent, user: userEvent.setup() };
}

const names = () =>
  within(screen.getAllByRole('list')[0] as HTMLElement)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('.team')?.textContent);
const saved = () => userEvent.click(screen.getByRole('button', { name: 'Spara lagen' }));

test('the arrows move a team, keep the focus on it, and what is saved is the order', async () => {
  const { sent, user } = await draw();
  expect(screen.getByRole('button', { name: 'Spara lagen' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Flytta upp Ekbo' }));
  expect(names()).toEqual(['Tallmo', 'Ekbo', 'Isviken']);
  expect(screen.getByRole('button', { name: 'Flytta upp Ekbo' })).toHaveFocus();
  expect(screen.getByText('Ekbo är nu nummer 2')).toBeInTheDocument();
  await saved();
  await waitFor(() => expect(sent).toEqual([{ divisionId: 4, teamIds: [1, 3, 2], version: 't1' }]));
});

test('a team is dragged to its place, also from the other list', async () => {
  await draw();
  const drag = (name: string, onto: string) => {
    const data = new Map<string, string>();
    const dataTransfer = {
      setData: (type: string, text: string) => data.set(type, text),
      getData: (type: string) => data.get(type) ?? '',
      get types() {
        return [...data.keys()];
      },
    };
    const row = (text: string) => screen.getByText(text).closest('li') as HTMLElement;
    fireEvent.dragStart(row(name), { dataTransfer });
    expect(data.has(DRAGGED_TEAM)).toBe(true);
    fireEvent.dragOver(row(onto), { dataTransfer });
    fireEvent.drop(row(onto), { dataTransfer });
  };
  drag('Tallmo', 'Ekbo');
  expect(names()).toEqual(['Isviken', 'Tallmo', 'Ekbo']);
  drag('Anmälda', 'Isviken');
  expect(names()).toEqual(['Anmälda', 'Isviken', 'Tallmo', 'Ekbo']);
});

test('a team with series stays; the others can go and come back', async () => {
  const { user } = await draw();
  expect(screen.queryByRole('button', { name: 'Ta bort Isviken' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ta bort Tallmo' }));
  expect(names()).toEqual(['Isviken', 'Ekbo']);
  await user.click(screen.getByRole('button', { name: 'Lägg till Tallmo' }));
  expect(names()).toEqual(['Isviken', 'Ekbo', 'Tallmo']);
});

test('what is picked and not saved is there again after a look into another tab', async () => {
  const { user } = await draw();
  await user.click(screen.getByRole('button', { name: 'Lägg till Anmälda' }));
  await user.click(screen.getByRole('button', { name: 'Another tab' }));
  expect(screen.queryByRole('button', { name: 'Spara lagen' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Another tab' }));
  expect(screen.getByRole('button', { name: 'Ta bort Anmälda' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Spara lagen' })).toBeEnabled();
});

test('picked and taken back again, there is nothing to save', async () => {
  const { user } = await draw();
  await user.click(screen.getByRole('button', { name: 'Lägg till Anmälda' }));
  await user.click(screen.getByRole('button', { name: 'Ta bort Anmälda' }));
  expect(screen.getByRole('button', { name: 'Spara lagen' })).toBeDisabled();
});
