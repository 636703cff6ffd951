import { cva } from '../../styled-system/css';

/** Headings use the display font. */
export const heading = cva({
  base: { fontFamily: 'heading', fontWeight: 'bold', lineHeight: 'tight', textWrap: 'balance' },
  variants: {
    size: {
      sm: { fontSize: 'lg' },
      md: { fontSize: 'xl' },
      lg: { fontSize: '2xl' },
      xl: { fontSize: { base: '2xl', md: '3xl' } },
    },
  },
  defaultVariants: { size: 'md' },
});
