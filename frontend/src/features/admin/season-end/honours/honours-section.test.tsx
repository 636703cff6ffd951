import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../../../test/answer-to';
import { renderStaffPart } from '../../../../test/render-staff';
import { SanctionSubjectsDocument } from '../../sanctions/sanctions-page.generated';
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

const draw = (given: AdminGivenHonoursFragment, answer: object = NONE) =>
  renderStaffPart(<HonoursSection seasonId={9} given={given} />, {
    answers: [
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
  expect(screen.getByText('Inga utmärkelser är utdelade än.')).toBeVisible();
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
