import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useDraftFields } from '../../../league/drafts/use-draft-fields';
import { useServerText } from '../../../lib/i18n/server-text';
import { useAction } from '../../../lib/use-action';
import { Box } from '../../../styled-system/jsx';
import { MessageBox } from '../../../ui/dialog/message-box';
import { BusyButton } from '../../../ui/form/busy-button';
import { TextAreaField, TextField } from '../../../ui/form/form-field';
import { FormFrame } from '../../../ui/form/form-frame';
import { refuseForm } from '../../../ui/form/form-refusal';
import { useSchemaForm } from '../../../ui/form/form-schema';
import { textKey, tooLong } from '../../../ui/form/form-text';
import { Section } from '../../../ui/page/section';
import type { PartnerPartsFragment } from './access-page.generated';
import { useApplyForPartnerAccessMutation } from './application.generated';

/** As on the server (docs/contracts/limits.json). */
export const NAME_MAX = 80;
export const PURPOSE_MAX = 1000;
export const CONTACT_MAX = 200;

const filled = (max: number) =>
  z.string().check(z.trim(), z.minLength(1, textKey('ui', 'form.required')), z.maxLength(max, tooLong(max)));

const schema = z.object({ name: filled(NAME_MAX), purpose: filled(PURPOSE_MAX), contact: filled(CONTACT_MAX) });

const REFETCH = { refetch: ['PartnerAccess'] };

/** Asks staff for partner access. What is typed is kept as a draft. `denied`: what they said to the last application. */
export function Application({ denied }: { denied: PartnerPartsFragment | null }) {
  const { t } = useTranslation('partners-access');
  const serverText = useServerText();
  const form = useSchemaForm(schema, {
    name: denied?.name ?? '',
    purpose: denied?.purpose ?? '',
    contact: denied?.contact ?? '',
  });
  const { notice, clear } = useDraftFields(form, { form: 'partner-access', thing: 'own' });
  const apply = useAction(useApplyForPartnerAccessMutation(), {
    success: t('application.sent'),
    isProblemSilent: true,
    ...REFETCH,
  });
  const send = async (input: z.output<typeof schema>) => {
    const outcome = await apply.run({ input });
    if (outcome.status === 'done') clear();
    if (outcome.status !== 'refused') return;
    const { field, messageKey, params } = outcome.problem;
    refuseForm(form, field, serverText(messageKey, params));
  };
  return (
    <Section heading={t('application.heading')}>
      {denied && (
        <Box marginBottom="4">
          <MessageBox kind="warning" title={t('application.denied')}>
            {denied.reason}
          </MessageBox>
        </Box>
      )}
      <FormFrame form={form} onSubmit={send}>
        {notice}
        <TextField
          {...form.register('name')}
          label={t('application.name')}
          help={t('application.name-help')}
          autoComplete="off"
        />
        <TextAreaField
          {...form.register('purpose')}
          label={t('application.purpose')}
          help={t('application.purpose-help')}
        />
        <TextField
          {...form.register('contact')}
          label={t('application.contact')}
          help={t('application.contact-help')}
          autoComplete="email"
        />
        <BusyButton type="submit" variant="solid" isBusy={apply.busy}>
          {t('application.send')}
        </BusyButton>
      </FormFrame>
    </Section>
  );
}
