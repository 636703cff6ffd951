import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { seasonName } from '../../../league/season-name';
import { useLanguage } from '../../../lib/i18n/i18n';
import { useAction } from '../../../lib/use-action';
import { BusyButton } from '../../../ui/form/busy-button';
import { Button } from '../../../ui/button';
import { DateField, SelectField, TextField } from '../kit/form-field';
import { FormFrame } from '../../../ui/form/form-frame';
import { useSchemaForm } from '../../../ui/form/form-schema';
import { StaffDialog } from '../kit/staff-dialog';
import { useGuardedForm } from '../conflict/use-guarded-form';
import { useRead } from '../lists/all-rows';
import { QualifierFields } from './qualifier-fields';
import { type AdminSeasonFragment, useChangeSeasonMutation, useCreateSeasonMutation } from './season-actions.generated';
import { FORMATS, inputOf, schema, typedOf, type SeasonForm } from './season-form';
import { AdminSeasonsDocument } from './seasons-page.generated';

interface SeasonDialogProps {
  /** null: a new one. */
  season: AdminSeasonFragment | null;
  onClose: () => void;
}

/** The form of a season. */
export function SeasonDialog({ season, onClose }: SeasonDialogProps) {
  const { t } = useTranslation('admin-seasons');
  const language = useLanguage();
  const formId = useId();
  const form = useSchemaForm(schema, typedOf(season));
  const read = useRead(AdminSeasonsDocument);
  const guarded = useGuardedForm(form, {
    draft: { form: 'season', thing: season?.id ?? 'new' },
    version: season?.version ?? '',
    edits: { kind: 'SEASON', id: season?.id ?? 0 },
    readAgain: async () => {
      const stored = (await read({})).seasons.find(({ id }) => id === season?.id);
      return stored ? { values: typedOf(stored), version: stored.version } : null;
    },
    lists: { qualifiers: { label: t('qualifier.all') } },
  });
  const options = { success: t('saved'), isProblemSilent: true, isFaultSilent: true, refetch: ['AdminSeasons'] };
  const create = useAction(useCreateSeasonMutation(), options);
  const change = useAction(useChangeSeasonMutation(), options);

  async function send(typed: SeasonForm) {
    const input = inputOf(typed);
    const outcome = season
      ? await change.run({ id: season.id, input, version: guarded.version })
      : await create.run({ input });
    if (await guarded.settle(outcome)) onClose();
  }

  return (
    <StaffDialog
      title={season ? t('edit-name', { name: seasonName(season.name, language) }) : t('create')}
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <BusyButton type="submit" variant="solid" form={formId} isBusy={create.busy || change.busy}>
            {t('save')}
          </BusyButton>
        </>
      }
    >
      <FormFrame form={form} id={formId} onSubmit={send}>
        {guarded.notice}
        <TextField {...form.register('name')} label={t('column.name')} />
        <DateField {...form.register('startsOn')} label={t('column.start')} />
        <DateField {...form.register('endsOn')} label={t('column.end')} />
        <SelectField
          {...form.register('format')}
          label={t('column.format')}
          help={season && t('format-help')}
          placeholder={t('choose')}
          options={FORMATS.map((value) => ({ value, label: t(`format.${value}`) }))}
        />
        <TextField
          {...form.register('signupOpensAt')}
          type="datetime-local"
          label={t('signup-opens')}
          help={t('signup-opens-help')}
          isOptional
        />
        <TextField
          {...form.register('signupClosesAt')}
          type="datetime-local"
          label={t('signup-closes')}
          help={t('signup-closes-help')}
          isOptional
        />
        <TextField {...form.register('weeks')} inputMode="numeric" label={t('weeks')} isOptional />
        <DateField {...form.register('transferFrom')} label={t('transfer-from')} isOptional />
        <DateField {...form.register('transferTo')} label={t('transfer-to')} help={t('transfer-help')} isOptional />
        <QualifierFields form={form} />
      </FormFrame>
    </StaffDialog>
  );
}
