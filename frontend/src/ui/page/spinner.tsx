import { styled } from '../../styled-system/jsx';

const Ring = styled('span', {
  base: {
    display: 'inline-block',
    width: '1em',
    height: '1em',
    borderRadius: 'full',
    border: '2px solid currentColor',
    borderBottomColor: 'transparent',
    animation: 'turn 700ms linear infinite',
  },
});

/** Shows that a call runs. The button's text says which. */
export const Spinner = () => <Ring aria-hidden />;
