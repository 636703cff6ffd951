import { Search } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';
import { LONGEST_TEXT } from './use-search-text';

interface SearchBoxProps {
  text: string;
  onType: (text: string) => void;
}

const Form = styled('form', {
  base: {
    maxWidth: 'prose',
    marginBottom: '4',
    '& label': { display: 'block', marginBottom: '1', fontWeight: 'medium' },
    '& > div': { position: 'relative' },
    '& svg': { position: 'absolute', left: '3', top: '50%', translate: '0 -50%', color: 'fg.muted' },
    '& input': {
      width: 'full',
      height: '12',
      paddingLeft: '10',
      paddingRight: '3',
      bg: 'bg.surface',
      color: 'fg',
      fontSize: 'md',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'md',
    },
  },
});

/** The search box, which has the focus at the start. It searches by itself, so Enter does nothing. */
export function SearchBox({ text, onType }: SearchBoxProps) {
  const { t } = useTranslation('players');
  const id = useId();
  return (
    <Form role="search" aria-label={t('search.label')} onSubmit={(event) => event.preventDefault()}>
      <label htmlFor={id}>{t('search.label')}</label>
      <div>
        <Search aria-hidden size={18} />
        <input
          id={id}
          type="search"
          autoFocus
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={LONGEST_TEXT}
          value={text}
          onChange={(event) => onType(event.target.value)}
        />
      </div>
    </Form>
  );
}
