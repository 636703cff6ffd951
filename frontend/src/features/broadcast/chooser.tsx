import { useId } from 'react';
import { styled } from '../../styled-system/jsx';
import { Select } from '../../ui/form/form-control';

/** The name above a control. */
export const Label = styled('label', { base: { display: 'block', color: 'fg.muted', fontSize: 'sm' } });

interface ChooserProps<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; name: string }[];
  onChoose: (value: T) => void;
}

/** A list of a few named values. */
export function Chooser<T extends string>({ label, value, options, onChoose }: ChooserProps<T>) {
  const id = useId();
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Select id={id} value={value} onChange={({ target }) => onChoose(target.value as T)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </Select>
    </div>
  );
}
