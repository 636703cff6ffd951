import { chakra, Grid } from '@chakra-ui/react';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { DateField, TextField } from '../kit/form-field';
import { QUALIFIERS_MAX, type SeasonForm } from './season-form';

const Qualifier = chakra('fieldset', {
  base: {
    marginBottom: '4',
    paddingInline: '4',
    paddingBlock: '3',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    '& > legend': { paddingInline: '1', fontWeight: 'medium' },
  },
});

/** The qualifiers of a season, each with a name in both languages and its days. */
export function QualifierFields({ form }: { form: UseFormReturn<SeasonForm> }) {
  const { t } = useTranslation('admin-seasons');
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'qualifiers' });
  return (
    <>
      {fields.map(({ id }, index) => (
        <Qualifier key={id}>
          <legend>{t('qualifier.number', { number: index + 1 })}</legend>
          <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} columnGap="4">
            <TextField {...form.register(`qualifiers.${index}.name`)} label={t('qualifier.name')} />
            <TextField {...form.register(`qualifiers.${index}.nameEng`)} label={t('qualifier.name-eng')} />
            <DateField {...form.register(`qualifiers.${index}.from`)} label={t('qualifier.from')} />
            <DateField {...form.register(`qualifiers.${index}.to`)} label={t('qualifier.to')} />
          </Grid>
          <Button variant="ghost" onClick={() => remove(index)}>
            {t('qualifier.remove', { number: index + 1 })}
          </Button>
        </Qualifier>
      ))}
      {fields.length < QUALIFIERS_MAX && (
        <Button marginBottom="5" onClick={() => append({ name: '', nameEng: '', from: '', to: '' })}>
          {t('qualifier.add')}
        </Button>
      )}
    </>
  );
}
