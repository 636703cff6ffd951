import { NativeSelect, type NativeSelectFieldProps } from '@chakra-ui/react';
import type { Ref } from 'react';

type ChoiceProps = Omit<NativeSelectFieldProps, 'width'> & {
  ref?: Ref<HTMLSelectElement>;
  width?: string;
  disabled?: boolean;
  required?: boolean;
};

/** A list to choose from, in Chakra's frame around the browser's own: a phone shows it in its own way. Outside of forms, too. */
export const Choice = ({ width, disabled, ...field }: ChoiceProps) => (
  <NativeSelect.Root width={width} disabled={disabled}>
    <NativeSelect.Field {...field} />
  </NativeSelect.Root>
);
