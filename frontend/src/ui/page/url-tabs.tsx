import { useEffect, useId, useRef, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from '../../styled-system/jsx';
import { useAddress } from '../../lib/use-address';

export interface Tab {
  id: string;
  label: ReactNode;
  /** Drawn only while the tab is chosen. */
  content: ReactNode;
  isDisabled?: boolean;
  /** The tab's own CSS colour: of its line, and of the chosen one's background. */
  color?: string;
}

interface UrlTabsProps {
  /** The name of the tabs for screen readers. */
  label: string;
  tabs: readonly Tab[];
  /** The query parameter of the choice. */
  param?: string;
  /** A query parameter that another tab resets: the page of a table. */
  resets?: string;
  /** The tab without a choice in the URL. Default: the first one that is not disabled. */
  initial?: string;
}

const TabList = styled('div', {
  base: {
    display: 'flex',
    gap: '1',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    borderBottomWidth: '1px',
    borderColor: 'border',
    marginBottom: '4',
  },
});

const TabButton = styled('button', {
  base: {
    flexShrink: '0',
    minHeight: 'touch',
    paddingInline: '4',
    color: 'fg.muted',
    fontWeight: 'semibold',
    cursor: 'pointer',
    borderBottom: '3px solid transparent',
    _focusVisible: { outlineOffset: '-2px' },
    _hover: { color: 'fg' },
    '&[aria-selected=true]': { color: 'fg', borderBottomColor: 'action' },
    '&[data-coloured]': {
      borderBottomColor: 'var(--tab-color)',
      '&[aria-selected=true]': {
        borderBottomColor: 'var(--tab-color)',
        bg: 'color-mix(in srgb, var(--tab-color) 18%, transparent)',
      },
    },
    _disabled: { opacity: '0.7', cursor: 'not-allowed' },
  },
});

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Data of a history entry that arrow keys made. The next arrow key replaces this entry and makes no new one. */
interface WalkedEntry {
  walkedTabs?: string;
}

/**
 * Tabs whose choice is in the URL. Arrow keys move and choose, as in the ARIA practices. A clicked tab is like another
 * page: Back leads to the tab before it, and from another page back to the tab. Several arrow keys in a row make one
 * step in the history.
 */
export function UrlTabs({ label, tabs, param = 'tab', resets, initial }: UrlTabsProps) {
  const { search, set, entryState } = useAddress();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const open = tabs.filter((tab) => !tab.isDisabled);
  const byId = (wanted: string | null | undefined) => open.find((tab) => tab.id === wanted);
  const current = byId(search.get(param)) ?? byId(initial) ?? open[0];

  // if the tabs do not fit, the chosen one is scrolled into view
  const currentId = current?.id;
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected=true]');
    if (!list.current || !tab) return;
    const hidden = tab.offsetLeft + tab.offsetWidth - list.current.offsetLeft - list.current.clientWidth;
    if (hidden > list.current.scrollLeft) list.current.scrollLeft = hidden;
  }, [currentId]);

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

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || !current) return;
    const next = open[step(open.indexOf(current), open.length)];
    if (!next) return;
    event.preventDefault();
    choose(next, true);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus();
  };

  return (
    <div>
      <TabList role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <TabButton
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab === current}
            aria-controls={`${id}-panel`}
            tabIndex={tab === current ? 0 : -1}
            disabled={tab.isDisabled}
            data-coloured={tab.color === undefined ? undefined : ''}
            style={tab.color === undefined ? undefined : ({ '--tab-color': tab.color } as CSSProperties)}
            onClick={() => choose(tab, false)}
          >
            {tab.label}
          </TabButton>
        ))}
      </TabList>
      {current && (
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current.id}`}>
          {current.content}
        </div>
      )}
    </div>
  );
}
