import { styled } from '../../../styled-system/jsx';

const Mark = styled('svg', { base: { color: 'fg.action', flexShrink: '0' } });

/** The league's own logo: a ball in a shield. */
export function BrandMark({ size }: { size: number }) {
  return (
    <Mark
      aria-hidden
      viewBox="0 0 64 64"
      fill="none"
      stroke="currentColor"
      strokeWidth="4"
      style={{ width: size, height: size }}
    >
      <path d="M8 6h48v30c0 14-12 20-24 24C20 56 8 50 8 36z" />
      <circle cx="32" cy="29" r="13" />
      <path d="M32 16l6 9h-12zM19.5 33l10.5 1-4 9.5zM44.5 33l-10.5 1 4 9.5z" fill="currentColor" stroke="none" />
    </Mark>
  );
}
