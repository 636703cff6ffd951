/** Stripes of colour beside or under each other, with `weights` when they are not equal. */
interface Bands {
  kind: 'bands';
  colors: readonly string[];
  weights?: readonly number[];
}

/** A cross with its vertical bar nearer to the flagpole, plain or with an edge of another colour. */
interface Cross {
  kind: 'cross';
  field: string;
  cross: string;
  inner?: string;
}

export type FlagDrawing = Bands | Cross;

/** Flags of the countries of the league's players. Their colours are facts, not part of the theme. */
export const FLAG_DRAWINGS: Readonly<Record<string, FlagDrawing>> = {
  SE: { kind: 'cross', field: '#006AA7', cross: '#FECC02' },
  NO: { kind: 'cross', field: '#BA0C2F', cross: '#FFFFFF', inner: '#00205B' },
  FI: { kind: 'cross', field: '#FFFFFF', cross: '#002F6C' },
  DK: { kind: 'cross', field: '#C8102E', cross: '#FFFFFF' },
  IS: { kind: 'cross', field: '#02529C', cross: '#FFFFFF', inner: '#DC1E35' },
  DE: { kind: 'bands', colors: ['#000000', '#DD0000', '#FFCC00'] },
  PL: { kind: 'bands', colors: ['#FFFFFF', '#DC143C'] },
  EE: { kind: 'bands', colors: ['#0072CE', '#000000', '#FFFFFF'] },
  LV: { kind: 'bands', colors: ['#9D2235', '#FFFFFF', '#9D2235'], weights: [2, 1, 2] },
  LT: { kind: 'bands', colors: ['#FDB913', '#006A44', '#C1272D'] },
  NL: { kind: 'bands', colors: ['#AE1C28', '#FFFFFF', '#21468B'] },
  UA: { kind: 'bands', colors: ['#0057B7', '#FFD700'] },
};
