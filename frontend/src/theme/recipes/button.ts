import { cva } from '../../styled-system/css';

/** Primary acts are solid, ordinary ones outline, quiet ones ghost. Danger is for acts that delete something. */
export const button = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: '0',
    minHeight: 'touch',
    minWidth: 'touch',
    px: '4',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'md',
    fontWeight: 'semibold',
    fontSize: 'md',
    lineHeight: 'tight',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: 'background-color 120ms, border-color 120ms',
    '&:disabled, &[aria-disabled=true]': { opacity: '0.65', cursor: 'not-allowed' },
    '& svg': { flexShrink: '0', width: '5', height: '5' },
  },
  variants: {
    variant: {
      solid: { bg: 'action', color: 'action.contrast', '&:hover:not(:disabled)': { filter: 'brightness(1.08)' } },
      outline: { borderColor: 'border.control', color: 'fg', '&:hover:not(:disabled)': { bg: 'bg.raised' } },
      ghost: { color: 'fg', '&:hover:not(:disabled)': { bg: 'bg.raised' } },
      danger: { borderColor: 'fg.loss', color: 'fg.loss', '&:hover:not(:disabled)': { bg: 'bg.raised' } },
    },
    size: {
      md: {},
      // for rows with a pointer; on a phone a thumb needs the whole size
      sm: {
        minHeight: { base: 'touch', md: '8' },
        minWidth: { base: 'touch', md: '8' },
        px: '3',
        fontSize: 'sm',
      },
      icon: { px: '0' },
    },
  },
  defaultVariants: { variant: 'outline', size: 'md' },
});
