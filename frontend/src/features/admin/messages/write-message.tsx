import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddress } from '../../../lib/use-address';
import { useAction } from '../../../lib/use-action';
import { Button } from '../../../ui/button';
import { useStaffConfirm } from '../kit/staff-confirm';
import { TextAreaField } from '../kit/form-field';
import { FormFrame } from '../../../ui/form/form-frame';
import { refuseForm } from '../../../ui/form/form-refusal';
import { useSchemaForm } from '../../../ui/form/form-schema';
import { Fields, Labelled, Note } from '../labelled';
import { useFormDraft } from '../use-form-draft';
import { audienceKey } from './audience-key';
import { EMPTY_MESSAGE, messageSchema } from './message-form';
import type { MessageForm } from './message-form';
import { type CaptainAudiencePartsFragment, useMessageCaptainsMutation } from './messages.generated';
import { useAudienceName } from './use-audience-name';
import { Choice } from '../kit/choice';

type Audience = CaptainAudiencePartsFragment;

const Written = chakra('p', { base: { marginTop: '3', whiteSpace: 'pre-line', overflowWrap: 'anywhere' } });

/** Names a message, so that it is sent once however often the button is pressed. */
const newReference = () => crypto.randomUUID();

/** To whom, what, and how many it reaches. The address names the audience, so that other pages can link to it. */
export function WriteMessage({ audiences }: { audiences: readonly Audience[] }) {
  const { t } = useTranslation('admin-messages');
  const nameOf = useAudienceName();
  const { search, set } = useAddress();
  const chosen = audiences.find((one) => audienceKey(one) === search.get('to')) ?? null;
  const [reference, setReference] = useState(newReference);
  const form = useSchemaForm(messageSchema, EMPTY_MESSAGE);
  const draft = useFormDraft(form, { form: 'captain-message', thing: 'new' });
  const [dialog, ask] = useStaffConfirm();
  const message = useAction(useMessageCaptainsMutation(), {
    success: t('was-sent'),
    isProblemSilent: true,
    isFaultSilent: true,
    refetch: ['CaptainMessages'],
  });

  async function send(values: MessageForm, { seasonId, divisionId }: Audience) {
    const outcome = await message.run({ input: { ...values, reference, seasonId, divisionId } });
    if (outcome.status === 'refused' && outcome.problem.field) refuseForm(form, outcome.problem.field, outcome.text);
    if (outcome.status === 'done') {
      draft.clear();
      form.reset(EMPTY_MESSAGE);
      setReference(newReference());
    }
    return outcome;
  }

  function askFirst(values: MessageForm) {
    if (!chosen) return;
    ask({
      title: t('confirm.title', { count: chosen.captains, to: nameOf(chosen) }),
      children: (
        <>
          <p>{t('confirm.means')}</p>
          <Written lang="sv">{values.textSv}</Written>
          <Written lang="en">{values.textEn}</Written>
        </>
      ),
      confirmLabel: t('confirm.send', { count: chosen.captains }),
      onConfirm: () => send(values, chosen),
    });
  }

  return (
    <Box maxWidth="prose" marginBottom="8">
      <Fields>
        <Labelled label={t('to')}>
          {(id) => (
            <Choice
              id={id}
              value={chosen ? audienceKey(chosen) : ''}
              onChange={({ target }) => set({ to: target.value })}
            >
              <option value="">{t('choose')}</option>
              {audiences.map((one) => (
                <option key={audienceKey(one)} value={audienceKey(one)}>
                  {nameOf(one)}
                </option>
              ))}
            </Choice>
          )}
        </Labelled>
      </Fields>
      <Reach audience={chosen} />
      <FormFrame form={form} onSubmit={askFirst}>
        {draft.notice}
        <TextAreaField {...form.register('textSv')} label={t('field.sv')} rows={4} />
        <TextAreaField {...form.register('textEn')} label={t('field.en')} rows={4} help={t('help')} />
        <Button type="submit" variant="solid" disabled={!chosen || chosen.captains === 0}>
          {t('send')}
        </Button>
      </FormFrame>
      {dialog}
    </Box>
  );
}

/** How many captains a message reaches, and the teams in which it reaches no one. */
function Reach({ audience }: { audience: Audience | null }) {
  const { t } = useTranslation('admin-messages');
  return (
    <Box role="status" minHeight="6">
      {audience && (
        <>
          <Note>{audience.captains === 0 ? t('reaches-none') : t('reaches', { count: audience.captains })}</Note>
          {audience.unreachable.length > 0 && (
            <Note>
              {t('unreachable', {
                count: audience.unreachable.length,
                teams: audience.unreachable.map(({ name }) => name).join(', '),
              })}
            </Note>
          )}
        </>
      )}
    </Box>
  );
}
