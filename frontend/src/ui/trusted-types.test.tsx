import { ownMarkup, ownScript } from './trusted-types';

test.each(['', '&amp;', '&nbsp;', '&frac12;', '&Ouml;'])('%j may become markup', (value) => {
  expect(ownMarkup(value)).toBe(value);
});

test.each(['<b>x</b>', '<img src=x onerror=alert(1)>', '&amp;<i>', '&<;', ' ', '&amp;\n<script>', '&#60;'])(
  '%j may not',
  (value) => {
    expect(ownMarkup(value)).toBeNull();
  },
);

test.each([
  '/sw.js',
  '/assets/pdf.worker.min-CxP1_x-2.mjs',
  '/assets/odds.worker-Ab_1-x.js',
  `${window.location.origin}/sw.js`,
])('the script at %s may run beside the page', (value) => {
  expect(ownScript(value)).toBe(value);
});

test.each([
  'https://evil.example/sw.js',
  '//evil.example/sw.js',
  '/sw.js?x=1',
  '/api/images/sw.js',
  '/assets/index-abc.js',
  '/assets/odds.worker-x/evil.js',
  '/assets/../api/x.mjs',
  'data:text/javascript,alert(1)',
  'blob:http://localhost/1',
  'javascript:alert(1)',
])('the one at %s may not', (value) => {
  expect(ownScript(value)).toBeNull();
});
