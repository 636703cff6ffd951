/** An act of the reader that failed for a reason which they cannot mend. `act` is the name of its mutation. */
export class ActFailed extends Error {
  constructor(
    readonly act: string,
    cause: unknown,
  ) {
    super(`${act} failed`, { cause });
  }
}

/**
 * Reports a fault that the user cannot repair. All faults come here, so that a reporting service can be added in one
 * place.
 */
export function reportFault(fault: unknown): void {
  window.dispatchEvent(new CustomEvent('app:fault', { detail: fault }));
  console.error(fault);
}
