import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckboxField, TextField } from '../kit/form-field';
import type { KeyForm } from './key-form';

/** Whose key it is, what it opens, and how often. */
export function KeyFields() {
  const { t } = useTranslation('admin-partners');
  const { register } = useFormContext<KeyForm>();
  return (
    <>
      <TextField {...register('name')} label={t('field.name')} help={t('help.name')} autoComplete="off" />
      <TextField
        {...register('contact')}
        label={t('field.contact')}
        help={t('help.contact')}
        autoComplete="off"
        isOptional
      />
      <CheckboxField
        {...register('readsGraphql')}
        label={t('field.readsGraphql')}
        help={t('help.readsGraphql')}
        isOptional
      />
      <CheckboxField {...register('readsRest')} label={t('field.readsRest')} help={t('help.readsRest')} isOptional />
      <TextField
        {...register('ownLimit')}
        label={t('field.ownLimit')}
        help={t('help.ownLimit')}
        inputMode="numeric"
        autoComplete="off"
        isOptional
      />
    </>
  );
}
