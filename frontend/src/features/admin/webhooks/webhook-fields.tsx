import { chakra } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '../kit/form-field';
import { useErrorText } from '../../../ui/form/form-text';
import { KINDS, type WebhookForm } from '../../../league/webhooks/webhook-form';

const Kinds = chakra('fieldset', {
  base: {
    marginBottom: '5',
    '& > legend': { fontWeight: 'medium', marginBottom: '1' },
    '& > div': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))', columnGap: '4' },
    '& label': { display: 'flex', gap: '3', alignItems: 'center', minHeight: '11', cursor: 'pointer' },
    '& input': { width: '5', height: '5', flexShrink: '0', accentColor: 'action' },
    '& > p': { color: 'fg.loss', fontSize: 'sm' },
  },
});

/** Whose program it is, where it listens, and to what. */
export function WebhookFields() {
  const { t } = useTranslation('admin-webhooks');
  const { t: kindText } = useTranslation('league-webhooks');
  const { register, formState, getFieldState } = useFormContext<WebhookForm>();
  const errorText = useErrorText();
  const { error } = getFieldState('kinds', formState);
  return (
    <>
      <TextField {...register('name')} label={t('field.name')} autoComplete="off" />
      <TextField {...register('url')} label={t('field.url')} help={t('help.url')} inputMode="url" autoComplete="off" />
      <Kinds aria-invalid={error !== undefined}>
        <legend>{t('field.kinds')}</legend>
        <div>
          {KINDS.map((kind) => (
            <label key={kind}>
              <input type="checkbox" value={kind} {...register('kinds')} />
              {kindText(`kind.${kind}`)}
            </label>
          ))}
        </div>
        {error && <p role="alert">{errorText({ type: error.type ?? '', message: error.message ?? '' })}</p>}
      </Kinds>
    </>
  );
}
