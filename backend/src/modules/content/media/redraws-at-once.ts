import { totalmem } from 'node:os';
import { constrainedMemory } from 'node:process';

const GIGABYTE = 1024 ** 3;

/** Memory, in bytes. */
export interface Memory {
  machine: number;
  /** The most that the container may use; 0 when nothing limits it. */
  limit: number;
}

/**
 * The number of pictures that are drawn again at once. One can take 200 MB while it is drawn, so it is one by one where there
 * is a gigabyte or less.
 */
export function redrawsAtOnce({ machine, limit }: Memory = here()): number {
  const memory = limit > 0 ? Math.min(limit, machine) : machine;
  return memory > GIGABYTE ? 2 : 1;
}

const here = (): Memory => ({ machine: totalmem(), limit: constrainedMemory() });
