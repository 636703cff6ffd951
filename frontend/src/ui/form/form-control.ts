import { cva } from '../../styled-system/css';

/** How everything that is typed into or chosen from looks, also outside forms. */
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
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'md',
    '&[aria-invalid=true]': { borderColor: 'fg.loss', borderWidth: '2px' },
    _disabled: { opacity: '0.55', cursor: 'not-allowed' },
  },
});
