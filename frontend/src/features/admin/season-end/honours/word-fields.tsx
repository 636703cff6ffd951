import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextAreaField, TextField } from '../../kit/form-field';
import type { WordsForm } from './honour-form';

/** What an honour is called, in both languages. */
export function HonourNameFields() {
  const { t } = useTranslation('admin-season-end');
  const { register } = useFormContext<WordsForm>();
  return (
    <>
      <TextField {...register('nameSv')} label={t('honour.field.nameSv')} help={t('honour.help.name')} />
      <TextField {...register('nameEn')} label={t('honour.field.nameEn')} />
    </>
  );
}

/** What it was given for, in both languages. */
export function HonourTextFields() {
  const { t } = useTranslation('admin-season-end');
  const { register } = useFormContext<Pick<WordsForm, 'textSv' | 'textEn'>>();
  return (
    <>
      <TextAreaField {...register('textSv')} label={t('honour.field.textSv')} rows={2} isOptional />
      <TextAreaField
        {...register('textEn')}
        label={t('honour.field.textEn')}
        help={t('honour.help.text')}
        rows={2}
        isOptional
      />
    </>
  );
}
