import { cva } from '../../styled-system/css';

/** Inputs, lists and text areas, of public pages (ui/form/form-control) and of the back office (theme/chakra/form). */
export const control = cva({
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
