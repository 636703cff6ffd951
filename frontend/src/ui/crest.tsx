import { styled } from '../styled-system/jsx';
import { crestGradient } from './crest-pair';
import { pictureSource } from './picture-source';

interface CrestProps {
  /** `/api/images/<hash>.png`, an address of another site, or nothing. */
  image: string | null | undefined;
  /** The owner's name, used for the initials. The picture stands beside a written name, so it has no alt text. */
  name: string;
  /** Side in px. */
  size?: number;
  isRound?: boolean;
  /** Loads at once, for pictures at the top of the start page. */
  isEager?: boolean;
}

const Picture = styled('img', { base: { flexShrink: '0', objectFit: 'contain' } });

const StandIn = styled('span', {
  base: {
    flexShrink: '0',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    bg: 'bg.raised',
    fontFamily: 'display',
    fontWeight: 'semibold',
    lineHeight: '1',
    userSelect: 'none',
    // drawn by CSS, so that the letters are no part of the label of the link or button around them (WCAG 2.5.3)
    '&::before': { content: 'attr(data-initials)' },
  },
});

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    // the first sign, not the first half of an emoji
    .map((word) => [...word].slice(0, 1).join('').toUpperCase())
    .join('');

/** A team's or player's picture with a reserved place. Without one: initials, a team's on the two colours of its name. */
export function Crest({ image, name, size = 24, isRound = false, isEager = false }: CrestProps) {
  const borderRadius = isRound ? 'full' : 'md';
  if (!image) {
    return (
      <StandIn
        aria-hidden
        data-initials={initials(name)}
        borderRadius={borderRadius}
        color={isRound ? 'fg.muted' : 'fg.crest'}
        style={{
          width: size,
          height: size,
          fontSize: size * 0.45,
          ...(!isRound && { background: crestGradient(name) }),
        }}
      />
    );
  }
  return (
    <Picture
      src={pictureSource(image, size)}
      alt=""
      style={{ width: size, height: size }}
      borderRadius={isRound ? 'full' : undefined}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
