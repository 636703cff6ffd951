import { Text, Textarea } from '@chakra-ui/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

/** The longest reason, which the server limits too. */
const MOST_LETTERS = 2000;

interface ReasonFieldProps {
  id?: string;
  value: string;
  onChange: (value: string) => void;
  isMissing?: boolean;
}

/** Why staff decide as they do. Both teams read it. */
export function ReasonField({ id, value, onChange, isMissing = false }: ReasonFieldProps) {
  const { t } = useTranslation('admin-contest');
  const own = useId();
  const field = id ?? own;
  return (
    <div>
      <label htmlFor={field}>{t('reason')}</label>
      <Textarea
        id={field}
        rows={3}
        maxLength={MOST_LETTERS}
        value={value}
        aria-invalid={isMissing || undefined}
        aria-describedby={`${field}-help`}
        onChange={({ target }) => onChange(target.value)}
      />
      <Text id={`${field}-help`} color={isMissing ? 'fg.loss' : 'fg.muted'} fontSize="sm">
        {t(isMissing ? 'reason-missing' : 'reason-help')}
      </Text>
    </div>
  );
}
