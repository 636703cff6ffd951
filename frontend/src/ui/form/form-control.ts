import { cva } from '../../styled-system/css';
import { styled } from '../../styled-system/jsx';

const control = cva({
  base: {
    width: 'full',
    minHeight: 'touch',
    paddingInline: '3',
    paddingBlock: '2',
    bg: 'bg.surface',
    color: 'fg',
    fontSize: 'md',
    lineHeight: 'normal',
    textOverflow: 'ellipsis',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'md',
    '&[aria-invalid=true]': { borderColor: 'fg.loss', borderWidth: '2px' },
    _disabled: { opacity: '0.55', cursor: 'not-allowed' },
  },
});

/** The look of all inputs, lists and text areas, also outside forms. */
export const Input = styled('input', control);
export const Select = styled('select', control);
export const TextArea = styled('textarea', control);
