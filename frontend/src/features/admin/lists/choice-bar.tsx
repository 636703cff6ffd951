import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useBarHeight } from '../../../ui/use-bar-height';

const Bar = chakra('section', {
  base: {
    position: 'sticky',
    // below the site's own bar, which stays in view too
    top: '14',
    zIndex: '1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
    paddingBlock: '2',
    marginBottom: '2',
    bg: 'bg',
    '& label': { display: 'flex', alignItems: 'center', gap: '2', minHeight: 'touch', cursor: 'pointer' },
    '& input': { width: '5', height: '5', accentColor: 'action' },
  },
});

interface ChoiceBarProps {
  label: string;
  /** The text of the box that chooses all. */
  allLabel: string;
  /** How many are chosen, of how many. */
  count: number;
  total: number;
  onAll: (isChosen: boolean) => void;
  /** What can be done with the chosen. */
  children: ReactNode;
}

/** Keeps the bar's place while there is nothing to choose, so that the list below does not move when its rows come. */
export const ChoiceBarPlace = () => (
  <Bar aria-hidden>
    <Box minHeight="touch" />
  </Bar>
);

/** Stays in view above a list whose rows can be chosen. */
export function ChoiceBar({ label, allLabel, count, total, onAll, children }: ChoiceBarProps) {
  const bar = useBarHeight('top');
  return (
    <Bar ref={bar} aria-label={label}>
      <label>
        <input
          type="checkbox"
          checked={total > 0 && count === total}
          ref={(box) => {
            if (box) box.indeterminate = count > 0 && count < total;
          }}
          onChange={({ target }) => onAll(target.checked)}
        />
        {allLabel}
      </label>
      {children}
    </Bar>
  );
}
