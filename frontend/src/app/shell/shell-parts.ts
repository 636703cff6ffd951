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

/** React Router's link with its own name for `end`, which is also a style. */
const MenuLink = ({ isExact, ...props }: Omit<NavLinkProps, 'end'> & { isExact?: boolean }) =>
  createElement(NavLink, { ...props, end: isExact });

/** A menu line with a link. It is marked when the reader is on its page (with `isExact`, not on pages below it). */
export const MenuRowLink = styled(MenuLink, { base: row });

/** A menu line with a link to another site, in a new tab. */
export const MenuRowAnchor = styled(
  'a',
  { base: { ...row, paddingBlock: '2' } },
  { defaultProps: { target: '_blank', rel: 'noopener noreferrer' } },
);

/** A menu line with a button. */
export const MenuRowButton = styled('button', { base: row }, { defaultProps: { type: 'button' } });

/** The line under the top bar about sign-up. It has its height before its text is known. */
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
