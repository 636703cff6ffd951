import { useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n/i18n';
import { paths } from '../../../lib/paths';
import { CheckboxField, DateField, SelectField, TextField } from '../../../ui/form/form-field';
import { Link } from '../../../ui/link';
import { birthdateRange } from './age';
import { countryOptions } from '../../../league/flags/countries';
import { PLATFORMS } from '../../../league/platform-name';
import { PLATFORM_ID_MAX, type DetailsValues } from './details-schema';

/** Who the person is: birthdate and citizenship. */
export function PersonFields() {
  const { t } = useTranslation('players-registration');
  const language = useLanguage();
  const countries = useMemo(() => countryOptions(language), [language]);
  const { register } = useFormContext<DetailsValues>();
  return (
    <>
      <DateField
        {...register('birthdate')}
        {...birthdateRange(new Date())}
        label={t('details.birthdate')}
        help={t('details.birthdate-help')}
        autoComplete="bday"
      />
      <SelectField
        {...register('nationality')}
        label={t('details.nationality')}
        help={t('details.nationality-help')}
        placeholder={t('details.choose')}
        options={countries}
      />
    </>
  );
}

/** Where the person plays. */
export function AccountFields() {
  const { t } = useTranslation('players-registration');
  const { register } = useFormContext<DetailsValues>();
  return (
    <>
      <SelectField
        {...register('platform')}
        label={t('details.platform')}
        placeholder={t('details.choose')}
        options={PLATFORMS}
      />
      <TextField
        {...register('platformId')}
        label={t('details.platform-id')}
        help={t('details.platform-id-help')}
        maxLength={PLATFORM_ID_MAX}
        autoComplete="off"
        spellCheck={false}
      />
    </>
  );
}

/** The required consent. */
export function ConsentField() {
  const { t } = useTranslation('players-registration');
  const { register } = useFormContext<DetailsValues>();
  return (
    <CheckboxField
      {...register('consent')}
      label={t('details.consent')}
      help={
        <Link variant="inline" to={paths.cookiesAndPrivacy()} target="_blank">
          {t('details.privacy')}
        </Link>
      }
    />
  );
}
