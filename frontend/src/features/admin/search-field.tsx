import { chakra } from '@chakra-ui/react';
import { useEffect, useId, useState } from 'react';
import { controlStyle } from '../../ui/form-control';

interface SearchFieldProps {
  label: string;
  /** What is searched for now. */
  text: string;
  onSearch: (text: string) => void;
}

/** No name is longer. */
const LONGEST_TEXT = 60;
/** How long to wait for the next letter before asking. */
const PAUSE_MS = 250;

const Input = chakra('input', controlStyle);

/** A box that searches by itself when the typing pauses. */
export function SearchField({ label, text, onSearch }: SearchFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState(text);
  const [seen, setSeen] = useState(text);
  const [sent, setSent] = useState(text);
  const [isTyping, setIsTyping] = useState(false);

  // changed from outside, by a link or the way back; while one types it is the echo of some letters ago
  if (text !== seen) {
    setSeen(text);
    if (!isTyping) {
      setSent(text);
      setTyped(text);
    }
  }

  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === sent) return;
    const timer = setTimeout(() => {
      setSent(wanted);
      onSearch(wanted);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, sent, onSearch]);

  return (
    <chakra.div flex="1 1 16rem" maxWidth="24rem" role="search">
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
        onChange={(event) => setTyped(event.target.value)}
        onFocus={() => setIsTyping(true)}
        onBlur={() => setIsTyping(false)}
      />
    </chakra.div>
  );
}
