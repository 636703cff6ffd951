import { chakra, Input } from '@chakra-ui/react';
import { useId } from 'react';
import { useTypedSearch } from '../../../ui/form/use-typed-search';

interface SearchFieldProps {
  label: string;
  /** The present search text. */
  text: string;
  onSearch: (text: string) => void;
}

/** The longest search text. No name is longer. */
const LONGEST_TEXT = 60;

/** A box that searches by itself when the typing pauses. */
export function SearchField({ label, text, onSearch }: SearchFieldProps) {
  const id = useId();
  const { typed, type } = useTypedSearch(text, onSearch);

  return (
    <chakra.div flex="1 1 16rem" maxWidth="24rem">
      <chakra.label htmlFor={id} display="block" fontSize="sm" fontWeight="medium" marginBottom="1">
        {label}
      </chakra.label>
      <Input
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={LONGEST_TEXT}
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
    </chakra.div>
  );
}
