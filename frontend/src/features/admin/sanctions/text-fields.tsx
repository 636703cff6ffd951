import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SwitchField, TextAreaField } from '../kit/form-field';
import type { TextsForm } from './sanction-form';

/** The reason in both languages, staff's note, and whether all see the sanction. */
export function TextFields() {
  const { t } = useTranslation('admin-sanctions');
  const { register } = useFormContext<TextsForm>();
  return (
    <>
      <TextAreaField {...register('reasonSv')} label={t('field.reasonSv')} help={t('help.reason')} rows={2} />
      <TextAreaField {...register('reasonEn')} label={t('field.reasonEn')} rows={2} isOptional />
      <TextAreaField {...register('note')} label={t('field.note')} help={t('help.note')} rows={2} isOptional />
      <SwitchField {...register('isPublic')} label={t('field.isPublic')} help={t('help.isPublic')} isOptional />
    </>
  );
}
