/**
 * The colours of the site. Their contrast was measured against all three backgrounds of their theme: text pairs have at
 * least 4.5:1, and control borders at least 3:1. Colour literals are only here.
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
    onCrest: '#E8EDF7',
    rankS: '#FF7A85',
    rankX: '#FB923C',
    rankA: '#FBBF24',
    rankB: '#4ADE80',
    rankC: '#38BDF8',
    rankD: '#A78BFA',
    rankE: '#94A3B8',
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
    onCrest: '#E8EDF7',
    rankS: '#B42318',
    rankX: '#B45309',
    rankA: '#8A6A00',
    rankB: '#166534',
    rankC: '#0369A1',
    rankD: '#6D28D9',
    rankE: '#475569',
  },
} as const;

export type ColorName = keyof (typeof PALETTE)['dark'];
