import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../../../test/answer-to';
import { renderPart } from '../../../../test/render';
import { FormFrame } from '../../../../ui/form/form-frame';
import { useSchemaForm } from '../../../../ui/form/form-schema';
import { AccountFields } from '../details-fields';
import { confirmSchema, NOTHING_TOLD } from '../details-schema';
import { ClaimByAccount } from './claim-by-account';
import { ClaimByAccountDocument } from './claim-by-account.generated';

const STEAM_ID = '76561190000000001';

const claims: string[] = [];
beforeEach(() => claims.splice(0));

function Form() {
  const form = useSchemaForm(confirmSchema, NOTHING_TOLD);
  return (
    <FormFrame form={form} onSubmit={() => Promise.resolve()}>
      <AccountFields />
      <ClaimByAccount onClaim={(player) => claims.push(player)} />
    </FormFrame>
  );
}

/** The form, and what it asks the server. */
async function draw(found: string | null, language: 'se' | 'en' = 'se') {
  const asked: object[] = [];
  const answer = answerTo(ClaimByAccountDocument, (variables: object) => {
    asked.push(variables);
    return { claimByAccount: found };
  });
  await renderPart(<Form />, { language, namespaces: ['players-registration'], answers: [answer] as never });
  return asked;
}

test.each([
  { language: 'se', platform: 'Plattform', id: 'Plattforms-id', question: 'Är det här du?', claim: 'Jag är Norrsken' },
  { language: 'en', platform: 'Platform', id: 'Platform id', question: 'Is this you?', claim: 'I am Norrsken' },
] as const)('whose account an earlier player has is asked whether it is them: $language', async (words) => {
  const asked = await draw('Norrsken', words.language);
  await userEvent.selectOptions(screen.getByLabelText(words.platform), 'steam');
  const id = screen.getByLabelText(words.id);
  await userEvent.type(id, STEAM_ID.slice(0, -1));
  expect(screen.queryByText(words.question)).toBeNull();
  await userEvent.type(id, STEAM_ID.slice(-1));
  expect(await screen.findByText(words.question)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: words.claim }));
  expect(claims).toEqual(['Norrsken']);
  // unfinished ids are not asked for
  expect(asked).toEqual([{ platform: 'steam', platformId: STEAM_ID }]);
  await userEvent.type(id, '2');
  expect(screen.queryByText(words.question)).toBeNull();
});

test('an account that no one has says nothing', async () => {
  const asked = await draw(null);
  await userEvent.selectOptions(screen.getByLabelText('Plattform'), 'epic');
  await userEvent.type(screen.getByLabelText('Plattforms-id'), 'a'.repeat(32));
  await waitFor(() => expect(asked).toEqual([{ platform: 'epic', platformId: 'a'.repeat(32) }]));
  expect(screen.queryByText('Är det här du?')).toBeNull();
});
