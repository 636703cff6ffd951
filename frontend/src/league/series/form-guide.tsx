import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';
import { ResultLetter, type SeriesOutcome } from './result-letter';

const List = styled('ol', {
  base: { display: 'inline-flex', gap: '1', verticalAlign: 'middle' },
  variants: { isBarsOnPhones: { true: { mdDown: { gap: '2px', '& li': { display: 'flex' } } } } },
});

interface FormGuideProps {
  form: readonly SeriesOutcome[];
  /** The team's name, where no heading or row says whose form it is. */
  of?: string;
  /** On a phone bars in place of letters, in a table without room for those. */
  isBarsOnPhones?: boolean;
}

/** A team's latest series, at most five, the newest last. */
export function FormGuide({ form, of, isBarsOnPhones = false }: FormGuideProps) {
  const { t } = useTranslation('league');
  if (form.length === 0) return <span>–</span>;
  return (
    <List isBarsOnPhones={isBarsOnPhones} aria-label={of === undefined ? t('form') : t('form-of', { team: of })}>
      {form.slice(-5).map((outcome, index) => (
        <li key={index}>
          <ResultLetter outcome={outcome} isBarOnPhones={isBarsOnPhones} />
        </li>
      ))}
    </List>
  );
}
