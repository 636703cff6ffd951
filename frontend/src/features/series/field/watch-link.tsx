import { Link } from '../../../ui/link';
import type { ReactNode } from 'react';

/** The address, on the series' page, at which a goal of a game is watched; without a goal the whole game. */
export const watchSearch = (game: number, goal?: number): string =>
  goal === undefined ? `?game=${game}&watch` : `?game=${game}&goal=${goal}`;

interface WatchLinkProps {
  game: number;
  goal?: number;
  /** Which one it is, for those who hear the link alone. */
  which: string;
  children: ReactNode;
}

/** Leads to a goal or a game as it is watched. It is an entry in the history, so Back closes it. */
export function WatchLink({ game, goal, which, children }: WatchLinkProps) {
  return (
    <Link to={{ search: watchSearch(game, goal) }} preventScrollReset>
      {children}
      <span className="visually-hidden">{which}</span>
    </Link>
  );
}
