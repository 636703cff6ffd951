import { useEffect, useState } from 'react';
import { PAGE_HEADING_ID } from '../../../ui/page/heading-focus';
import { isFocusFree } from '../../../ui/page/late-focus';

/** The attribute of a card whose request waits for the reader's decision, with the request's id. */
export const WAITING = 'data-waiting';

const waitingCard = (id: number): HTMLElement | null => document.querySelector(`[${WAITING}="${id}"]`);

/**
 * Returns a function for after an attempt to decide the request with this id: its buttons, or its whole card, are gone,
 * and the focus with them. The focus goes to its card if it still waits, else to the next card that does, then to one
 * before it, and at last to the page's heading.
 */
export function useGoOn(requests: readonly { id: number }[]): (id: number) => void {
  const [order, setOrder] = useState<number[] | null>(null);

  // after the card is drawn again and its dialog is closed
  useEffect(() => {
    // a reader who has gone elsewhere meanwhile stays there
    if (!order || !isFocusFree()) return;
    const card = order.map(waitingCard).find((each) => each !== null);
    (card ?? document.getElementById(PAGE_HEADING_ID))?.focus();
    // a card that is partly in view would keep its name behind the bars
    void card?.scrollIntoView({ block: 'nearest' });
  }, [order]);

  return (id) => {
    const at = requests.findIndex((each) => each.id === id);
    const others = [...requests.slice(at + 1), ...requests.slice(0, Math.max(at, 0))];
    setOrder([id, ...others.map((each) => each.id)]);
  };
}
