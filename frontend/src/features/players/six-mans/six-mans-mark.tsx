import { styled } from '../../../styled-system/jsx';

const Mark = styled('svg', { base: { color: 'action', width: '16', height: '16', flexShrink: '0' } });

/** The logo of 6mans: three against three around one ball. */
export function SixMansMark() {
  return (
    <Mark viewBox="0 0 64 64" aria-hidden focusable="false">
      <circle cx="32" cy="32" r="30" fill="none" stroke="currentColor" strokeWidth="3" />
      <circle cx="32" cy="32" r="7" fill="currentColor" />
      <path d="M14 18v28M8 24v16M20 24v16" fill="none" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
      <path d="M50 18v28M44 24v16M56 24v16" fill="none" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
    </Mark>
  );
}
