/** Something broke that the user cannot mend. One door, so that a reporting service has one place to listen. */
export function reportFault(fault: unknown): void {
  window.dispatchEvent(new CustomEvent('app:fault', { detail: fault }));
  console.error(fault);
}
