import { Box, Tabs } from '@chakra-ui/react';
import { useRef, type ReactNode } from 'react';
import { rowFrame } from '../../../theme/recipes/tab-button';
import { sharedStyle } from '../../../theme/chakra/shared-style';
import { useOverflow } from '../../../ui/use-overflow';
import { useTabChoice, useTabInView, type TabChoice } from '../../../ui/page/use-tab-choice';

interface StaffTab {
  id: string;
  label: ReactNode;
  /** Drawn only while the tab is chosen. */
  content: ReactNode;
  isDisabled?: boolean;
}

interface StaffTabsProps extends TabChoice {
  /** The name of the tabs for screen readers. */
  label: string;
  tabs: readonly StaffTab[];
}

const FRAME = sharedStyle(rowFrame);

/** Chakra's tabs, whose choice is in the URL (`ui/page/use-tab-choice`). */
export function StaffTabs({ label, tabs, ...choice }: StaffTabsProps) {
  const [current, choose] = useTabChoice(tabs, choice);
  const { ref: list, hasMore } = useOverflow<HTMLDivElement>();
  useTabInView(list, current?.id);
  const isWalking = useRef(false);

  return (
    <Tabs.Root
      value={current?.id ?? null}
      onKeyDownCapture={() => (isWalking.current = true)}
      onPointerDownCapture={() => (isWalking.current = false)}
      onValueChange={({ value }) => {
        const tab = tabs.find(({ id }) => id === value);
        if (tab) choose(tab, isWalking.current);
      }}
    >
      <Box css={FRAME} data-more={hasMore || undefined}>
        <Tabs.List ref={list} aria-label={label}>
          {tabs.map(({ id, label: name, isDisabled }) => (
            <Tabs.Trigger key={id} value={id} disabled={isDisabled}>
              {name}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
      </Box>
      {current && (
        <Tabs.Content key={current.id} value={current.id}>
          {current.content}
        </Tabs.Content>
      )}
    </Tabs.Root>
  );
}
