/** The right edge of a frame whose content scrolls sideways: it fades while there is more (`data-more`, ui/use-overflow.ts). */
export const fadingEdge = {
  _after: {
    content: '""',
    position: 'absolute',
    insetBlock: '0',
    right: '0',
    width: '6',
    pointerEvents: 'none',
    opacity: '0',
    background: 'linear-gradient(to left, {colors.bg.canvas}, transparent)',
    transition: 'opacity 120ms',
  },
  '&[data-more]::after': { opacity: '1' },
} as const;
