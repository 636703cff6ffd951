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
    // the browser's own arrow of a list touches the frame
    '&:is(select)': {
      appearance: 'none',
      paddingInlineEnd: '8',
      backgroundImage:
        'linear-gradient(45deg, transparent 50%, currentColor 50%), linear-gradient(135deg, currentColor 50%, transparent 50%)',
      backgroundPosition: 'calc(100% - 1.0625rem) 50%, calc(100% - 0.75rem) 50%',
      backgroundSize: '0.3125rem 0.3125rem',
      backgroundRepeat: 'no-repeat',
    },
    _disabled: { opacity: '0.55', cursor: 'not-allowed' },
  },
});
