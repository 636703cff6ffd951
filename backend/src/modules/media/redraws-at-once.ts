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
 * The number of pictures that a process draws again at once. One can take 200 MB while it is drawn, so it is one by one where a
 * process has a gigabyte or less.
 * @param processes those that share the memory
 */
export function redrawsAtOnce(processes: number, { machine, limit }: Memory = here()): number {
  const memory = limit > 0 ? Math.min(limit, machine) : machine;
  return memory / processes > GIGABYTE ? 2 : 1;
}

const here = (): Memory => ({ machine: totalmem(), limit: constrainedMemory() });
