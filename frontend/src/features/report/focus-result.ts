/**
 * Moves the focus to the answer to an act. When a dialog has asked about the act, it goes there once the dialog is closed:
 * until then nothing outside of it takes the focus, and then the browser gives the focus back to the pressed button.
 */
export function focusResult(target: HTMLElement | null): void {
  const dialog = document.querySelector('dialog[open]');
  if (!dialog || dialog.contains(target)) target?.focus();
  else dialog.addEventListener('close', () => target?.focus(), { once: true });
}
