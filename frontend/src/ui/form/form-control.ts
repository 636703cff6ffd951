import { styled } from '../../styled-system/jsx';
import { control } from '../../theme/recipes/control';

/** The look of all inputs, lists and text areas of public pages, also outside forms. The back office has Chakra's. */
export const Input = styled('input', control);
export const Select = styled('select', control);
export const TextArea = styled('textarea', control);
