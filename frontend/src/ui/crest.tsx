import { styled } from '../styled-system/jsx';
import { pictureSource } from './picture-source';

interface CrestProps {
  /** `/api/images/<hash>.png`, an address elsewhere, or nothing. */
  image: string | null | undefined;
  /** Whose it is; used for the drawn stand-in. Beside a written name the picture says nothing more, so it has no alt. */
  name: string;
  /** Side in px. */
  size?: number;
  isRound?: boolean;
  /** Above the fold on the start page. */
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
    color: 'fg.muted',
    fontFamily: 'display',
    fontWeight: 'semibold',
    lineHeight: '1',
    userSelect: 'none',
    // drawn, not written: the letters are no part of the label of the link or button that they stand in (WCAG 2.5.3)
    '&::before': { content: 'attr(data-initials)' },
  },
});

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

/** A team's or player's picture with its place reserved, or its initials where there is none. */
export function Crest({ image, name, size = 24, isRound = false, isEager = false }: CrestProps) {
  const borderRadius = isRound ? 'full' : 'md';
  if (!image) {
    return (
      <StandIn
        aria-hidden
        data-initials={initials(name)}
        borderRadius={borderRadius}
        style={{ width: size, height: size, fontSize: size * 0.45 }}
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
