/**
 * The colours of the site, measured for contrast against all three backgrounds of their theme. Text pairs are at least
 * 4.5:1 and control borders at least 3:1. The only place with colour literals.
 */
export const PALETTE = {
  dark: {
    canvas: '#0B1220',
    surface: '#121B2E',
    raised: '#1A2540',
    text: '#E8EDF7',
    muted: '#A3B0CC',
    action: '#FFCD1F',
    onAction: '#101828',
    link: '#6CB6FF',
    win: '#4ADE80',
    loss: '#FF7A85',
    draw: '#FBBF24',
    line: '#243252',
    control: '#5B6B90',
  },
  light: {
    canvas: '#F5F7FB',
    surface: '#FFFFFF',
    raised: '#EAEFF8',
    text: '#101828',
    muted: '#4A5672',
    action: '#0B5CAD',
    onAction: '#FFFFFF',
    link: '#0B5CAD',
    win: '#166534',
    loss: '#B42318',
    draw: '#8A4B08',
    line: '#D5DCE9',
    control: '#77839F',
  },
} as const;

export type ColorName = keyof (typeof PALETTE)['dark'];
