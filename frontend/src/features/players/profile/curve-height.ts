/** Of the Elo curve, in steps of 4 px: kept free while it is fetched, so that nothing below it jumps. */
export const CURVE_HEIGHT = '240px';
