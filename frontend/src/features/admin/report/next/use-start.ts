import { useEffect, useState, type RefObject } from 'react';
import { focusLate } from '../../../../ui/page/late-focus';
import { START_ID } from '../../../report/model/grid-shape';
import { cellId } from '../../../report/model/report-input';
import { useSaved } from './saved';

/** The button that fills in the line-ups; without it, the first field. */
const START = [START_ID, cellId({ game: 0, side: 'home', row: 0, part: 'player' })]
  .map((id) => `[id="${id}"]`)
  .join(', ');

/** So long a second press of Enter still belongs to the report before. */
const PAUSE_MS = 600;

/**
 * Where the reader begins: at the save button when there is only that to do, otherwise, in a form that opened by itself,
 * at its start. A form that opened by itself waits a moment with its save button, so that the Enter of the report before
 * does not save a report that no one has seen.
 */
export function useStart(
  form: RefObject<HTMLElement | null>,
  save: RefObject<HTMLElement | null>,
  isReady: boolean,
): void {
  const saved = useSaved();
  const [first] = useState({ opensItself: saved !== null, isReady });
  useEffect(() => {
    if (!first.opensItself || first.isReady) return;
    focusLate(form.current?.querySelector<HTMLElement>(START) ?? null, { preventScroll: true });
  }, [first, form]);
  useEffect(() => {
    if (!isReady) return;
    const focus = () => focusLate(save.current, { preventScroll: true });
    if (!first.opensItself) return focus();
    const waiting = setTimeout(focus, PAUSE_MS);
    return () => clearTimeout(waiting);
  }, [isReady, first, save]);
}
