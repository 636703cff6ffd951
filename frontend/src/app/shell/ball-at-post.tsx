import { styled } from '../../styled-system/jsx';

/** A goal with its net, and a ball that has hit the post. */
export function BallAtPost({ title }: { title: string }) {
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
      <path d="M40 176Q110 80 190 134" strokeDasharray="6 10" />
      <path d="M182 116l-16-14M176 140l-22 2M182 126l-24-6" />
      <styled.g color="fg.action" stroke="currentColor">
        <circle cx="122" cy="166" r="22" />
        <path d="M122 154l9 7-3 11h-12l-3-11z" fill="currentColor" />
        <path d="M122 144v10M143 160l-12 1M135 183l-7-11M109 183l7-11M101 160l12 1" />
      </styled.g>
    </svg>
  );
}
