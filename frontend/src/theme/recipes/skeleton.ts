import { cva } from '../../styled-system/css';

/** A grey placeholder for loading content. It pulses only for readers who allow motion. */
export const skeleton = cva({
  base: {
    bg: 'bg.raised',
    borderRadius: 'md',
    color: 'transparent',
    userSelect: 'none',
    '@media (prefers-reduced-motion: no-preference)': { animation: 'breathe 1.6s ease-in-out infinite' },
  },
});
