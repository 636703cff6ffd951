import { NumberInput } from '@chakra-ui/react';
import { ChevronDown, ChevronUp } from 'lucide-react';

interface NumberBoxProps {
  /** For the label of the field. */
  id?: string;
  /** As typed; '' without a number. */
  value: string;
  min: number;
  max: number;
  required?: boolean;
  disabled?: boolean;
  onChange: (value: string) => void;
}

/** Digits and a plain minus in every language, because what is typed is sent. */
const DIGITS = { useGrouping: false, maximumFractionDigits: 0 };

/** A whole number within limits. Arrow keys and two buttons count; a number beyond the limits becomes the nearest one. */
export const NumberBox = ({ id, value, required, onChange, ...limits }: NumberBoxProps) => (
  <NumberInput.Root
    {...limits}
    {...(id !== undefined && { ids: { input: id } })}
    locale="en"
    formatOptions={DIGITS}
    value={value}
    onValueChange={(typed) => onChange(typed.value)}
  >
    <NumberInput.Input required={required} />
    <NumberInput.Control aria-hidden>
      <NumberInput.IncrementTrigger>
        <ChevronUp size={14} />
      </NumberInput.IncrementTrigger>
      <NumberInput.DecrementTrigger>
        <ChevronDown size={14} />
      </NumberInput.DecrementTrigger>
    </NumberInput.Control>
  </NumberInput.Root>
);
