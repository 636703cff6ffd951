import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { Box } from '../../styled-system/jsx';
import { useAction } from '../../lib/use-action';
import { MessageBox } from '../../ui/dialog/message-box';
import { BusyButton } from '../../ui/form/busy-button';
import { TextAreaField } from '../../ui/form/form-field';
import { FormFrame } from '../../ui/form/form-frame';
import { refuseForm } from '../../ui/form/form-refusal';
import { useSchemaForm } from '../../ui/form/form-schema';
import { tooLong } from '../../ui/form/form-text';
import { Heading } from '../../ui/text';
import { useAskForLoginHelpMutation } from './login-help.generated';

/** The longest explanation; the server has the same limit. */
const TEXT_MAX = 2000;

const schema = z.object({ text: z.string().check(z.maxLength(TEXT_MAX, tooLong(TEXT_MAX))) });

/** A person whose login was stopped asks staff for help. The ticket of the stopped login says who they are. */
export function LoginHelp({ ticket }: { ticket: string }) {
  const { t } = useTranslation('auth');
  const form = useSchemaForm(schema, { text: '' });
  const [isSent, setIsSent] = useState(false);
  const ask = useAction(useAskForLoginHelpMutation(), {
    isSuccessSilent: true,
    isProblemSilent: true,
    isFaultSilent: true,
  });

  async function send({ text }: z.infer<typeof schema>) {
    const outcome = await ask.run({ ticket, text });
    if (outcome.status === 'done') setIsSent(true);
    if (outcome.status === 'failed') refuseForm(form, null, outcome.text);
    if (outcome.status === 'refused') refuseForm(form, outcome.problem.field ?? null, outcome.text);
  }

  return (
    <Box as="section" marginY="6">
      <Heading as="h2" size="md" marginBottom="3">
        {t('help.title')}
      </Heading>
      {isSent ? (
        <MessageBox kind="success" title={t('help.sent')} isResult>
          {t('help.answer')}
        </MessageBox>
      ) : (
        <FormFrame form={form} onSubmit={send}>
          <TextAreaField {...form.register('text')} label={t('help.text')} help={t('help.text-help')} isOptional />
          <BusyButton type="submit" isBusy={ask.busy}>
            {t('help.send')}
          </BusyButton>
        </FormFrame>
      )}
    </Box>
  );
}
