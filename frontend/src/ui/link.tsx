import { Link as RouterLink } from 'react-router-dom';
import { styled } from '../styled-system/jsx';

/** A link inside the site. The address comes from `lib/paths`. */
export const Link = styled(RouterLink, {
  base: {
    color: 'fg.link',
    textDecoration: 'underline',
    textDecorationColor: 'transparent',
    textUnderlineOffset: '3px',
    borderRadius: 'md',
    _hover: { textDecorationColor: 'currentColor' },
  },
  variants: {
    variant: {
      text: {},
      /** Inside running text, where the colour alone would not be enough. */
      inline: { textDecorationColor: 'currentColor' },
      /** Names in tables and lists, underlined only on hover. */
      quiet: { color: 'inherit' },
    },
  },
  defaultVariants: { variant: 'text' },
});

const plain = {
  base: { color: 'fg.link', textDecoration: 'underline', textUnderlineOffset: '3px', borderRadius: 'md' },
};

/** A link that the browser handles itself: to a mail address, a file, or a place on this page. */
export const PlainLink = styled('a', plain);

/** A link to another site, in a new tab. */
export const ExternalLink = styled('a', plain, { defaultProps: { target: '_blank', rel: 'noopener noreferrer' } });
