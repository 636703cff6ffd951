import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';
import { ResultLetter, type SeriesOutcome } from './result-letter';

const List = styled('ol', { base: { display: 'inline-flex', gap: '1', verticalAlign: 'middle' } });

interface FormGuideProps {
  form: readonly SeriesOutcome[];
  /** The team's name, where no heading or row says whose form it is. */
  of?: string;
}

/** A team's latest series, at most five, the newest last. */
export function FormGuide({ form, of }: FormGuideProps) {
  const { t } = useTranslation('league');
  if (form.length === 0) return <span>–</span>;
  return (
    <List aria-label={of === undefined ? t('form') : t('form-of', { team: of })}>
      {form.slice(-5).map((outcome, index) => (
        <li key={index}>
          <ResultLetter outcome={outcome} />
        </li>
      ))}
    </List>
  );
}
