import { styled } from '../../styled-system/jsx';

/** A goal with its net, and a ball high above it. */
export function BallOverTheBar({ title }: { title: string }) {
  return (
    <svg
      role="img"
      aria-label={title}
      viewBox="0 0 400 200"
      width="100%"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
    >
      <path d="M20 190h360" />
      <path d="M200 190V90h150v100M200 90l20 20v80M350 90l-20 20v80M220 110h110" />
      <path
        d="M220 110v80M240 110v80M260 110v80M280 110v80M300 110v80M320 110v80M220 130h110M220 150h110M220 170h110"
        strokeWidth="1"
      />
      <path d="M40 188q60-150 190-158" strokeDasharray="6 10" />
      <styled.g color="fg.action" stroke="currentColor">
        <circle cx="262" cy="32" r="22" />
        <path d="M262 20l9 7-3 11h-12l-3-11z" fill="currentColor" />
        <path d="M262 10v10M283 26l-12 1M275 49l-7-11M249 49l7-11M241 26l12 1" />
      </styled.g>
      <path d="M24 172h50l10 10v8H18v-10zM34 172l8-14h22l10 14" />
      <circle cx="34" cy="190" r="7" />
      <circle cx="70" cy="190" r="7" />
    </svg>
  );
}
