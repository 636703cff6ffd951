import type { Fate, Thing } from '../../../domain/undo/effects.ts';

/** So many names are told of each thing. */
export const NAMED = 3;

/** What becomes of some things of a kind, in words and numbers. */
export interface UndoEffect {
  thing: Thing;
  fate: Fate;
  count: number;
  /** Of the first of them; empty where they have none. */
  names: string[];
  /** The player to whom `moved` things go back. */
  to: string | null;
}
