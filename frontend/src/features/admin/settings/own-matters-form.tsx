import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { SaveOwnMatterRuleDocument, type OwnMatterRule } from '../../../gql/admin/graphql';
import { useServerText } from '../../../lib/i18n/server-text';
import { paths } from '../../../lib/paths';
import { useAction } from '../../../lib/use-action';
import { BusyButton } from '../../../ui/form/busy-button';
import { SwitchField } from '../../../ui/form/form-field';
import { FormFrame } from '../../../ui/form/form-frame';
import { refuse } from '../../../ui/form/form-refusal';
import { useSchemaForm } from '../../../ui/form/form-schema';
import { Link } from '../../../ui/link';
import { Heading } from '../../../ui/text';

const schema = z.object({ isAnother: z.boolean() });

/** What the league demands of admins in their own matters. */
export function OwnMattersForm({ stored }: { stored: OwnMatterRule }) {
  const { t } = useTranslation('admin-settings');
  const serverText = useServerText();
  const form = useSchemaForm(schema, { isAnother: stored === 'ANOTHER_ADMIN' });
  const save = useAction(SaveOwnMatterRuleDocument, { success: t('settings.saved'), isProblemSilent: true });

  async function send(input: z.infer<typeof schema>) {
    const outcome = await save.run({ rule: input.isAnother ? 'ANOTHER_ADMIN' : 'MARKED' });
    if (outcome.status === 'done') form.reset(input);
    if (outcome.status === 'refused') {
      const { messageKey, params } = outcome.problem;
      refuse(form, null, serverText(messageKey, params));
    }
  }

  return (
    <Box as="section" maxWidth="prose" marginTop="10">
      <Heading as="h2" size="lg" marginBottom="4">
        {t('settings.own-matters.title')}
      </Heading>
      <FormFrame form={form} onSubmit={send}>
        <SwitchField
          {...form.register('isAnother')}
          label={t('settings.own-matters.rule')}
          help={
            <>
              {t('settings.own-matters.help')}{' '}
              <Link variant="inline" to={paths.ownMatters()}>
                {t('settings.own-matters.shown')}
              </Link>
            </>
          }
          isOptional
        />
        <BusyButton type="submit" variant="solid" isBusy={save.busy} disabled={!form.formState.isDirty}>
          {t('settings.own-matters.save')}
        </BusyButton>
      </FormFrame>
    </Box>
  );
}
