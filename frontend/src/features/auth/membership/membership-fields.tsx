import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Grid } from '../../../styled-system/jsx';
import { paths } from '../../../lib/paths';
import { Button } from '../../../ui/button';
import { CheckboxField, SelectField, TextField } from '../../../ui/form/form-field';
import { Link } from '../../../ui/link';
import { Spinner } from '../../../ui/page/spinner';
import { SEXES, type MembershipValues } from './membership-schema';
import { SsnField } from './ssn-field';

/** The fields of the application, and its submit button. */
export function MembershipFields({ isBusy }: { isBusy: boolean }) {
  const { t } = useTranslation('auth-membership');
  const { register } = useFormContext<MembershipValues>();
  return (
    <>
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} columnGap="4">
        <TextField {...register('firstName')} label={t('first-name')} autoComplete="given-name" />
        <TextField {...register('lastName')} label={t('last-name')} autoComplete="family-name" />
        <TextField {...register('email')} label={t('email')} help={t('email-help')} type="email" autoComplete="email" />
        <TextField {...register('phone')} label={t('phone')} help={t('phone-help')} type="tel" autoComplete="tel" />
        <SsnField />
        <SelectField
          {...register('sex')}
          label={t('sex')}
          placeholder={t('choose')}
          options={SEXES.map((value) => ({ value, label: t(`sex-${value}`) }))}
        />
      </Grid>
      <TextField {...register('address')} label={t('address')} autoComplete="street-address" />
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '10rem minmax(0, 1fr)' }} columnGap="4">
        <TextField {...register('zip')} label={t('zip')} help={t('zip-help')} autoComplete="postal-code" />
        <TextField {...register('city')} label={t('city')} autoComplete="address-level2" />
      </Grid>
      <CheckboxField {...register('agreesToJoin')} label={t('agree-join')} />
      <CheckboxField
        {...register('agreesToPrivacy')}
        label={t('agree-privacy')}
        help={
          <Link variant="inline" to={paths.cookiesAndPrivacy()} target="_blank">
            {t('privacy')}
          </Link>
        }
      />
      <CheckboxField {...register('agreesToMarketing')} label={t('agree-marketing')} isOptional />
      <Button type="submit" variant="solid" isWaiting={isBusy}>
        {isBusy && <Spinner />}
        {t('send')}
      </Button>
    </>
  );
}
