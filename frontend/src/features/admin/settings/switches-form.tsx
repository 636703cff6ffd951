import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { SaveLeagueSwitchesDocument, type SettingsPageQuery } from '../../../gql/admin/graphql';
import { useAction } from '../../../lib/use-action';
import { Button } from '../../../ui/button';
import { CheckboxField } from '../../../ui/form-field';
import { FormFrame } from '../../../ui/form-frame';
import { useSchemaForm } from '../../../ui/form-schema';
import { useUnsavedGuard } from '../use-unsaved-guard';

const schema = z.object({ registrationOpen: z.boolean(), transferOpen: z.boolean() });

/** Both switches are turned here and saved as a whole. */
export function SwitchesForm({ stored }: { stored: SettingsPageQuery['settings'] }) {
  const { t } = useTranslation('admin-settings');
  const { registrationOpen, transferOpen } = stored;
  const form = useSchemaForm(schema, { registrationOpen, transferOpen });
  const save = useAction(SaveLeagueSwitchesDocument, { success: t('settings.saved'), refetch: ['SettingsPage'] });
  const { isDirty } = form.formState;
  // a switch that looks turned but was never saved is found out on match night
  const guard = useUnsavedGuard(isDirty);

  return (
    <Box maxWidth="prose">
      <FormFrame form={form} onSubmit={async (input) => void (await save.run({ input }))}>
        <CheckboxField
          {...form.register('registrationOpen')}
          label={t('settings.registration')}
          help={t('settings.registration-help')}
          isOptional
        />
        <CheckboxField
          {...form.register('transferOpen')}
          label={t('settings.transfer')}
          help={t('settings.transfer-help')}
          isOptional
        />
        <Button type="submit" variant="solid" disabled={!isDirty || save.busy}>
          {t('save')}
        </Button>
      </FormFrame>
      {guard}
    </Box>
  );
}
