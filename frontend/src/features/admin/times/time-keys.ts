import type { ClipboardEvent, KeyboardEvent } from 'react';

const fieldsIn = (list: HTMLElement): HTMLInputElement[] => [...list.querySelectorAll<HTMLInputElement>('[data-time]')];

const fieldOf = (target: EventTarget): HTMLInputElement | null =>
  target instanceof HTMLInputElement && target.dataset['time'] !== undefined ? target : null;

/** Moves in the column of times: arrows to the field above or below, Enter to the next one. */
export function moveBetweenTimes(event: KeyboardEvent<HTMLElement>): void {
  const field = fieldOf(event.target);
  if (!field || event.ctrlKey || event.metaKey || event.altKey) return;
  const isUp = event.key === 'ArrowUp' || (event.key === 'Enter' && event.shiftKey);
  const isDown = event.key === 'ArrowDown' || (event.key === 'Enter' && !event.shiftKey);
  if (!isUp && !isDown) return;
  event.preventDefault();
  const fields = fieldsIn(event.currentTarget);
  const next = fields[fields.indexOf(field) + (isUp ? -1 : 1)] ?? field;
  // a field that is left shows its time as it was read, the last one too
  field.blur();
  next.focus();
  next.select();
}

/** The pasted text and the id of the series in whose field it is pasted; null when it is only one time. */
export function pastedLines(event: ClipboardEvent<HTMLElement>): { text: string; seriesId: number } | null {
  const field = fieldOf(event.target);
  const text = event.clipboardData.getData('text/plain');
  if (!field || !/[\n\t]/.test(text.trim())) return null;
  return { text, seriesId: Number(field.dataset['time']) };
}
