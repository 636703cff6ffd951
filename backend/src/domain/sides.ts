/** The two teams of a series. */
export type Side = 'home' | 'away';

/** One value for each team of a series. */
export interface Sides<T> {
  home: T;
  away: T;
}

export const SIDES: readonly Side[] = ['home', 'away'];

/** The other side. */
export const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home');

/** Applies one function to both sides. */
export const mapSides = <T, R>(sides: Sides<T>, to: (value: T, side: Side) => R): Sides<R> => ({
  home: to(sides.home, 'home'),
  away: to(sides.away, 'away'),
});
