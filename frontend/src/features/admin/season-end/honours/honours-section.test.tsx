import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSession } from '../../../../lib/session/session';
import { answerTo } from '../../../../test/answer-to';
import { renderStaffPart } from '../../../../test/render-staff';
import { viewerWith } from '../../../report/testing/report-answers';
import { LastChangeDocument } from '../../conflict/last-change.generated';
import { SanctionSubjectsDocument } from '../../sanctions/sanctions-page.generated';
import { AdminSeasonEndDocument } from '../season-end.generated';
import {
  type AdminGivenHonoursFragment,
  ChooseSeasonGoalDocument,
  GiveHonourDocument,
  RemoveHonourDocument,
  SeasonRecordedGoalsDocument,
} from './given-honours.generated';
import { HonoursSection } from './honours-section';

const team = (id: number, name: string) => ({ id, name });
const GOAL = {
  ...{ seriesId: 7, game: 2, goal: 3, home: team(1, 'Tallmo'), away: team(2, 'Granhöjd') },
  ...{ scorer: { id: 5, nickname: 'Lyftet' } },
};
const MATE = {
  ...{ id: 4, version: 2, nameSv: 'Årets kamrat', nameEn: 'Mate of the year', textSv: 'Hjälpte alla', textEn: null },
  ...{ player: { id: 9, nickname: 'Skyttekungen' }, team: null },
};
const NONE = { goal: null, own: [] };

const sent: unknown[] = [];
beforeEach(() => {
  sent.splice(0);
});

/** Staff are known when they come to the section, and drafts are theirs. */
const Signed = ({ given }: { given: AdminGivenHonoursFragment }) =>
  useSession().viewer && <HonoursSection seasonId={9} given={given} />;

const draw = (given: AdminGivenHonoursFragment, answer: object = NONE) =>
  renderStaffPart(<Signed given={given} />, {
    answers: [
      viewerWith('ADMIN'),
      answerTo(SanctionSubjectsDocument, {
        searchPlayers: { items: [{ player: { id: 9, nickname: 'Skyttekungen' }, team: null }] },
        adminTeams: { items: [] },
      }),
      answerTo(SeasonRecordedGoalsDocument, { seasonRecordedGoals: { total: 1, items: [GOAL] } }),
      answerTo(GiveHonourDocument, { giveHonour: answer }, { noted: sent }),
      answerTo(RemoveHonourDocument, { removeHonour: answer }, { noted: sent }),
      answerTo(ChooseSeasonGoalDocument, { chooseSeasonGoal: answer }, { noted: sent }),
    ],
    namespaces: ['admin', 'admin-season-end', 'admin-sanctions', 'api'],
  });
const press = async (name: string | RegExp, within_ = screen as Pick<typeof screen, 'findByRole'>) =>
  userEvent.click(await within_.findByRole('button', { name }));

test('an honour is given to a player whom staff find by the name', async () => {
  await draw(NONE);
  expect(await screen.findByText('Inga utmärkelser är utdelade än.')).toBeVisible();
  await press('Ge en utmärkelse');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('searchbox'), 'Skytte');
  await press(/Skyttekungen/, dialog);
  await userEvent.type(dialog.getByRole('textbox', { name: 'Namn på svenska' }), 'Årets kamrat');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Namn på engelska' }), 'Mate of the year');
  await press('Ge utmärkelsen', dialog);
  const words = { nameSv: 'Årets kamrat', nameEn: 'Mate of the year', textSv: '', textEn: '' };
  await waitFor(() => expect(sent).toEqual([{ input: { seasonId: 9, playerId: 9, teamId: null, ...words } }]));
});

test('the goal of the season is chosen among the recorded ones, each of which can be watched first', async () => {
  await draw(NONE);
  await press('Välj säsongens mål');
  const dialog = within(await screen.findByRole('dialog'));
  const found = await dialog.findByRole('link', { name: /Lyftet, Tallmo – Granhöjd, match 2, mål 3/ });
  expect(found).toHaveAttribute('href', '/series/7?game=2&goal=3');
  await press(/^Välj Lyftet/, dialog);
  await press('Spara', dialog);
  const goal = { seriesId: 7, game: 2, goal: 3, version: null, textSv: '', textEn: '' };
  await waitFor(() => expect(sent).toEqual([{ input: { seasonId: 9, ...goal } }]));
});

test('an honour is taken away after a question, by the version that was seen; a refusal stands there', async () => {
  const refused = { code: 'CHANGED_MEANWHILE', messageKey: 'api.honour.changed-meanwhile', params: [] };
  await draw({ goal: null, own: [MATE] }, refused);
  await press('Ta bort ”Årets kamrat”: Skyttekungen');
  const dialog = within(await screen.findByRole('dialog'));
  await press('Ta bort', dialog);
  expect(await dialog.findByText('Någon annan har ändrat utmärkelsen.')).toBeVisible();
  expect(sent).toEqual([{ input: { id: 4, version: 2 } }]);
});

describe('the goal of the season that another person has chosen meanwhile', () => {
  const OTHERS = { ...GOAL, id: 3, version: 5, goal: 1, textSv: 'Hela laget var med', textEn: null };
  const CHANGED = { code: 'CHANGED_MEANWHILE', messageKey: 'api.honour.changed-meanwhile', params: [] };
  const MINE = { seasonId: 9, seriesId: 7, game: 2, goal: 3, textSv: 'En volley', textEn: '' };

  async function refusedFirst(stored: typeof OTHERS | null, present: typeof OTHERS | null = null) {
    let isFirst = true;
    await renderStaffPart(<Signed given={{ goal: present, own: [] }} />, {
      answers: [
        viewerWith('ADMIN'),
        answerTo(SeasonRecordedGoalsDocument, { seasonRecordedGoals: { total: 1, items: [GOAL] } }),
        answerTo(AdminSeasonEndDocument, { givenHonours: { goal: stored, own: [] } }),
        answerTo(LastChangeDocument, { lastChange: { by: 'Kansliet', at: '2026-11-30T18:00:00.000Z' } }),
        answerTo(
          ChooseSeasonGoalDocument,
          () => {
            const answer = isFirst ? CHANGED : NONE;
            isFirst = false;
            return { chooseSeasonGoal: answer };
          },
          { noted: sent },
        ),
      ],
      namespaces: ['admin', 'admin-season-end', 'admin-sanctions', 'api'],
    });
    await press(present ? 'Ändra säsongens mål' : 'Välj säsongens mål');
    const dialog = within(await screen.findByRole('dialog'));
    if (present) await press('Välj ett annat', dialog);
    await press(/^Välj Lyftet/, dialog);
    const reason = dialog.getByRole('textbox', { name: /svenska/ });
    await userEvent.clear(reason);
    await userEvent.type(reason, 'En volley');
    await press('Spara', dialog);
    return dialog;
  }

  test('is shown beside the own one, and replaced by its version only after that', async () => {
    const dialog = await refusedFirst(OTHERS);
    const box = await dialog.findByRole('alert');
    expect(box).toHaveTextContent('Kansliet');
    expect(box).toHaveTextContent('match 2, mål 1');
    expect(box).toHaveTextContent('match 2, mål 3');
    expect(box).toHaveTextContent('Hela laget var med');
    await press('Spara', dialog);
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map((each) => (each as { input: object }).input)).toEqual([
      { ...MINE, version: null },
      { ...MINE, version: 5 },
    ]);
  });

  test('can be taken over with its reason', async () => {
    const dialog = await refusedFirst(OTHERS);
    const box = within(await dialog.findByRole('alert'));
    for (const name of [/Säsongens mål/, /svenska/]) await press(name, box);
    await press('Spara', dialog);
    await waitFor(() => expect(sent).toHaveLength(2));
    const theirs = { goal: 1, textSv: 'Hela laget var med', version: 5 };
    expect(sent[1]).toEqual({ input: { ...MINE, ...theirs } });
  });

  test('has been taken away: the next press chooses anew', async () => {
    const dialog = await refusedFirst(null, OTHERS);
    await dialog.findByRole('alert');
    await press('Spara', dialog);
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual({ input: { ...MINE, version: null } });
  });
});

test('a goal and its reason that are not saved yet are there when the dialog opens again', async () => {
  await draw(NONE);
  await press('Välj säsongens mål');
  const dialog = within(await screen.findByRole('dialog'));
  await press(/^Välj Lyftet/, dialog);
  await userEvent.type(dialog.getByRole('textbox', { name: /svenska/ }), 'En volley');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Välj säsongens mål');
  const again = within(await screen.findByRole('dialog'));
  expect(again.getByRole('textbox', { name: /svenska/ })).toHaveValue('En volley');
  expect(again.getByText(/Lyftet, Tallmo – Granhöjd, match 2, mål 3/)).toBeVisible();
});
