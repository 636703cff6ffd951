import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useDraftFields } from '../../../league/drafts/use-draft-fields';
import { UNKEPT, type DetailsValues } from './details-schema';
import type { RegistrationForm } from './registration-step';

/** Keeps the typed values of one of the three forms until it is sent. Only the consent must be given again. */
export function useDetailsDraft<TValues extends DetailsValues, TOutput>(
  form: UseFormReturn<TValues, unknown, TOutput>,
  which: RegistrationForm,
) {
  const { t } = useTranslation('players-registration');
  return useDraftFields(form, { form: 'registration', thing: which, unkept: UNKEPT }, t('draft-note'));
}
