import { createElement } from 'react';
import { NavLink, type NavLinkProps } from 'react-router-dom';
import { styled } from '../../styled-system/jsx';

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  width: 'full',
  minHeight: 'touch',
  paddingInline: '3',
  borderRadius: 'md',
  color: 'fg',
  fontWeight: 'medium',
  textAlign: 'left',
  cursor: 'pointer',
  _hover: { bg: 'bg.raised' },
  '&[aria-current=page]': { color: 'fg.action' },
} as const;

/** React Router's link under a name of its own for `end`, which is a style elsewhere. */
const MenuLink = ({ isExact, ...props }: Omit<NavLinkProps, 'end'> & { isExact?: boolean }) =>
  createElement(NavLink, { ...props, end: isExact });

/** A line of a menu that leads somewhere; it knows when it is where the reader is (`isExact`: not below it). */
export const MenuRowLink = styled(MenuLink, { base: row });

/** A line of a menu that leads to someone else's site, in a tab of its own. */
export const MenuRowAnchor = styled(
  'a',
  { base: { ...row, paddingBlock: '2' } },
  { defaultProps: { target: '_blank', rel: 'noopener noreferrer' } },
);

/** A line of a menu that does something. */
export const MenuRowButton = styled('button', { base: row }, { defaultProps: { type: 'button' } });

/** The line under the top bar about the sign-up; it has its height before it is known what it says. */
export const SignupStrip = styled('aside', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    // two lines of text on a phone
    minHeight: { base: '52px', md: 'touch' },
    bg: 'bg.raised',
    borderBottomWidth: '1px',
    borderColor: 'border',
  },
});
