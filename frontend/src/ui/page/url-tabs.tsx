import { useId, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from '../../styled-system/jsx';
import { rowFrame, tabButton, tabList } from '../../theme/recipes/tab-button';
import { useOverflow } from '../use-overflow';
import { useTabChoice, useTabInView, type TabChoice } from './use-tab-choice';

export interface Tab {
  id: string;
  label: ReactNode;
  /** Drawn only while the tab is chosen. */
  content: ReactNode;
  isDisabled?: boolean;
  /** The tab's own CSS colour: of its line, and of the chosen one's background. */
  color?: string;
}

interface UrlTabsProps extends TabChoice {
  /** The name of the tabs for screen readers. */
  label: string;
  tabs: readonly Tab[];
}

const Frame = styled('div', rowFrame);
const TabList = styled('div', tabList);
const TabButton = styled('button', tabButton);

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tabs whose choice is in the URL (`use-tab-choice`). Arrow keys move and choose, as in the ARIA practices. */
export function UrlTabs({ label, tabs, ...choice }: UrlTabsProps) {
  const id = useId();
  const { ref: list, hasMore } = useOverflow<HTMLDivElement>();
  const open = tabs.filter((tab) => !tab.isDisabled);
  const [current, choose] = useTabChoice(tabs, choice);

  useTabInView(list, current?.id);

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
      <Frame data-more={hasMore || undefined}>
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
      </Frame>
      {current && (
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current.id}`}>
          {current.content}
        </div>
      )}
    </div>
  );
}
