import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { paths } from '../../../lib/paths';
import type { OwnMatterRule } from '../../../lib/schema.generated';
import { useAction } from '../../../lib/use-action';
import { BusyButton } from '../../../ui/form/busy-button';
import { SwitchField } from '../kit/form-field';
import { FormFrame } from '../../../ui/form/form-frame';
import { useSchemaForm } from '../../../ui/form/form-schema';
import { Link } from '../../../ui/link';
import { Heading } from '../../../ui/text';
import { useGuardedForm } from '../conflict/use-guarded-form';
import { useRead } from '../lists/all-rows';
import { useSaveOwnMatterRuleMutation } from './settings-actions.generated';
import { SettingsPageDocument } from './settings-page.generated';

const schema = z.object({ isAnother: z.boolean() });

const valuesOf = (rule: OwnMatterRule) => ({ isAnother: rule === 'ANOTHER_ADMIN' });

/** What the league demands of admins in their own matters. */
export function OwnMattersForm({ stored }: { stored: OwnMatterRule }) {
  const { t } = useTranslation('admin-settings');
  const form = useSchemaForm(schema, valuesOf(stored));
  const save = useAction(useSaveOwnMatterRuleMutation(), {
    success: t('settings.saved'),
    isProblemSilent: true,
    isFaultSilent: true,
  });
  const read = useRead(SettingsPageDocument);
  const guarded = useGuardedForm(form, {
    draft: { form: 'own-matters', thing: 'league' },
    version: stored,
    edits: { kind: 'OWN_MATTER_RULE', id: 0 },
    readAgain: async () => {
      const { ownMatterRule } = (await read({})).settings;
      return { values: valuesOf(ownMatterRule), version: ownMatterRule };
    },
  });

  async function send(input: z.infer<typeof schema>) {
    const outcome = await save.run({ rule: input.isAnother ? 'ANOTHER_ADMIN' : 'MARKED', seen: guarded.version });
    if (outcome.status === 'done') {
      guarded.follow(outcome.result.ownMatterRule);
      form.reset(input);
    }
    await guarded.settle(outcome);
  }

  return (
    <Box as="section" maxWidth="prose" marginTop="10">
      <Heading as="h2" size="lg" marginBottom="4">
        {t('settings.own-matters.title')}
      </Heading>
      <FormFrame form={form} onSubmit={send}>
        {guarded.notice}
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
