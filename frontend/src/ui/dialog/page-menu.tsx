import { Children, type ReactNode } from 'react';
import { styled } from '../../styled-system/jsx';
import { Dropdown } from './dropdown';

interface PageMenuProps {
  icon: ReactNode;
  /** Its name. Beside a heading on a phone the icon stands alone. */
  label: string;
  /** Beside a heading, where it needs no line of its own. */
  isAside?: boolean;
  /** What can be done: links and buttons. */
  children: ReactNode;
}

const Row = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    '& ul :is(a, button)': { width: 'full', justifyContent: 'flex-start' },
  },
  variants: {
    isAside: {
      true: { marginRight: '-3' },
      // in a line of its own, its words begin where those above it do
      false: { marginBottom: '6', marginLeft: '-3' },
    },
  },
});

const Label = styled('span', { base: { display: 'inline-flex', alignItems: 'center', gap: '2' } });

/** What few readers of a page press, in one menu. */
export function PageMenu({ icon, label, isAside = false, children }: PageMenuProps) {
  return (
    <Row isAside={isAside}>
      <Dropdown
        align={isAside ? 'end' : 'start'}
        label={
          <Label>
            {icon}
            <span className={isAside ? 'icon-word' : undefined}>{label}</span>
          </Label>
        }
      >
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </Dropdown>
    </Row>
  );
}
