import { cva } from '../../styled-system/css';

/** A grey shape of what comes; it breathes only for those who accept motion. */
export const skeleton = cva({
  base: {
    bg: 'bg.raised',
    borderRadius: 'md',
    color: 'transparent',
    userSelect: 'none',
    '@media (prefers-reduced-motion: no-preference)': { animation: 'breathe 1.6s ease-in-out infinite' },
  },
});
