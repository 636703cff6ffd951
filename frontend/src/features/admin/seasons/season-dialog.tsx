import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { ChangeSeasonDocument, CreateSeasonDocument, type AdminSeasonFragment } from '../../../gql/admin/graphql';
import { useServerText } from '../../../lib/server-text';
import { useAction } from '../../../lib/use-action';
import { Button } from '../../../ui/button';
import { DateField, SelectField, TextField } from '../../../ui/form-field';
import { FormFrame } from '../../../ui/form-frame';
import { refuse } from '../../../ui/form-refusal';
import { useSchemaForm } from '../../../ui/form-schema';
import { textKey } from '../../../ui/form-text';
import { Modal } from '../../../ui/modal';

const NAME_MAX = 60;
const FORMATS = ['FIRST_TO_3', 'FOUR_PLUS_DECIDER'] as const;

const day = () => z.string().check(z.minLength(1, textKey('ui', 'form.required')));
const schema = z
  .object({
    name: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, textKey('ui', 'form.required')),
        z.maxLength(NAME_MAX, textKey('ui', 'form.too-long')),
      ),
    startsOn: day(),
    endsOn: day(),
    format: z.enum(FORMATS, textKey('ui', 'form.choose')),
  })
  .check(
    z.refine(({ startsOn, endsOn }) => startsOn <= endsOn, {
      error: textKey('api', 'season.ends-before-start'),
      path: ['endsOn'],
    }),
  );

interface SeasonDialogProps {
  /** null: a new one. */
  season: AdminSeasonFragment | null;
  onClose: () => void;
}

/** The form of a season. */
export function SeasonDialog({ season, onClose }: SeasonDialogProps) {
  const { t } = useTranslation('admin-seasons');
  const formId = useId();
  const form = useSchemaForm(
    schema,
    season
      ? { name: season.name, startsOn: season.startsOn, endsOn: season.endsOn, format: season.format }
      : { name: '', startsOn: '', endsOn: '', format: 'FIRST_TO_3' },
  );
  const options = { success: t('saved'), isProblemSilent: true, refetch: ['AdminSeasons'] };
  const create = useAction(CreateSeasonDocument, options);
  const change = useAction(ChangeSeasonDocument, options);
  const serverText = useServerText();

  async function send(input: z.infer<typeof schema>) {
    const outcome = season ? await change.run({ id: season.id, input }) : await create.run({ input });
    if (outcome.status === 'done') onClose();
    if (outcome.status === 'refused') {
      const { field, messageKey, params } = outcome.problem;
      refuse(form, field ?? null, serverText(messageKey, params));
    }
  }

  return (
    <Modal
      title={season ? t('edit-name', { name: season.name }) : t('create')}
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="solid" form={formId} disabled={create.busy || change.busy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <FormFrame form={form} id={formId} onSubmit={send}>
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
      </FormFrame>
    </Modal>
  );
}
