import { styled } from '../../styled-system/jsx';

/** Choices of which several can be made. */
export const Ticks = styled('div', {
  base: { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', columnGap: '5', color: 'fg' },
});

/** One of them: the box and its name. */
export const Tick = styled('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    cursor: 'pointer',
    '& input': { width: '5', height: '5', accentColor: 'action', cursor: 'pointer' },
  },
});
