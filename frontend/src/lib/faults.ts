/**
 * Reports a fault that the user cannot repair. All faults come here, so that a reporting service can be added in one
 * place.
 */
export function reportFault(fault: unknown): void {
  window.dispatchEvent(new CustomEvent('app:fault', { detail: fault }));
  console.error(fault);
}
