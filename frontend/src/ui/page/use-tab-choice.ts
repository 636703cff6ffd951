import { useEffect, type RefObject } from 'react';
import { useAddress } from '../../lib/use-address';

/** What the address says about a row of tabs, and the other way round. */
export interface TabChoice {
  /** The query parameter of the choice. */
  param?: string;
  /** A query parameter that another tab resets: the page of a table. */
  resets?: string;
  /** The tab without a choice in the URL. Default: the first one that is not disabled. */
  initial?: string;
}

interface Choosable {
  id: string;
  isDisabled?: boolean;
}

/** Data of a history entry that arrow keys made. The next arrow key replaces this entry and makes no new one. */
interface WalkedEntry {
  walkedTabs?: string;
}

/**
 * The chosen tab, which is in the URL, and the function that chooses another one. A clicked tab is like another page: Back leads to the
 * tab before it, and from another page back to the tab. Several arrow keys in a row (`isWalk`) make one step in the history.
 */
export function useTabChoice<Tab extends Choosable>(
  tabs: readonly Tab[],
  { param = 'tab', resets, initial }: TabChoice,
): [current: Tab | undefined, choose: (tab: Tab, isWalk: boolean) => void] {
  const { search, set, entryState } = useAddress();
  const open = tabs.filter((tab) => !tab.isDisabled);
  const byId = (wanted: string | null | undefined) => open.find((tab) => tab.id === wanted);
  const current = byId(search.get(param)) ?? byId(initial) ?? open[0];

  const choose = (tab: Tab, isWalk: boolean) => {
    if (tab === current) return;
    const entry = entryState() as WalkedEntry | null;
    set(
      { [param]: tab.id, ...(resets && { [resets]: null }) },
      {
        isStep: !(isWalk && entry?.walkedTabs === param),
        state: isWalk ? ({ walkedTabs: param } satisfies WalkedEntry) : undefined,
      },
    );
  };
  return [current, choose];
}

/** What the arrow at the right edge of a row covers, px (`rowFrame`). */
const ARROW = 48;

/** If the tabs do not fit, the chosen one is scrolled into view, clear of the arrow that says that there is more. */
export function useTabInView(list: RefObject<HTMLElement | null>, currentId: string | undefined): void {
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected=true]');
    if (!list.current || !tab) return;
    const start = tab.offsetLeft - list.current.offsetLeft;
    const hidden = start + tab.offsetWidth + ARROW - list.current.clientWidth;
    if (hidden > list.current.scrollLeft) list.current.scrollLeft = hidden;
    else if (start < list.current.scrollLeft) list.current.scrollLeft = start;
  }, [list, currentId]);
}
