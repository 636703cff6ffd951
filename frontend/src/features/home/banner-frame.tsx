import { styled } from '../../styled-system/jsx';

/** For readers whose clock differs from Sweden's: the own time needs lines of its own (theme/global-css.ts). */
const ELSEWHERE = '[data-elsewhere] &';

/** The banner's place on the page. Its height is always the same, also while it is loading. */
export const BannerFrame = styled('section', {
  base: {
    position: 'relative',
    height: { base: '256px', md: '220px' },
    [ELSEWHERE]: { height: { base: '304px', md: '268px' } },
    marginBottom: '6',
    overflow: 'hidden',
    borderRadius: 'md',
    bg: 'bg.surface',
    // a pitch from above: two halves and the centre circle
    _before: {
      content: '""',
      position: 'absolute',
      inset: '0',
      background:
        'radial-gradient(circle at 50% 40%, transparent 84px, {colors.border} 85px, {colors.border} 86px, transparent 87px),' +
        'linear-gradient(to right, transparent calc(50% - 1px), {colors.border} calc(50% - 1px), {colors.border} 50%, transparent 50%),' +
        'linear-gradient(100deg, {colors.bg.raised} 0%, transparent 45%, transparent 55%, {colors.bg.raised} 100%)',
      opacity: '0.6',
    },
  },
});

/** The area of the slides. The strip under it is for the buttons. */
export const SlideArea = styled('div', {
  base: {
    position: 'relative',
    height: { base: '212px', md: '176px' },
    [ELSEWHERE]: { height: { base: '260px', md: '224px' } },
    overflow: 'hidden',
  },
});
