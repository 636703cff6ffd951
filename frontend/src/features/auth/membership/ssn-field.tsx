import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { swedishToday } from '../../../lib/i18n/format';
import { TextField } from '../../../ui/form/form-field';
import { personalNumber } from './applicant';
import type { MembershipValues } from './membership-schema';

/** The field of the personal number. After typing it shows `YYMMDD-XXXX`. A wrong check digit gives a warning only. */
export function SsnField() {
  const { t } = useTranslation('auth-membership');
  const { register, setValue } = useFormContext<MembershipValues>();
  const typed = useWatch<MembershipValues, 'ssn'>({ name: 'ssn' });
  const read = personalNumber(typed, swedishToday(new Date()));
  const isSuspicious = read !== null && !read.hasRightCheckDigit;
  return (
    <TextField
      {...register('ssn', { onBlur: () => read && setValue('ssn', read.shown) })}
      label={t('ssn')}
      help={isSuspicious ? <span role="status">{t('ssn-check-digit')}</span> : t('ssn-help')}
      autoComplete="off"
      spellCheck={false}
    />
  );
}
