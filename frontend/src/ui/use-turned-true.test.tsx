import { renderHook } from '@testing-library/react';
import { useTurnedTrue } from './use-turned-true';

test.each([
  { why: 'so from the start', course: [true], turned: false },
  { why: 'so as soon as it is known', course: [null, true], turned: false },
  { why: 'so after the reader did something', course: [null, false, true], turned: true },
  { why: 'not so any more', course: [false, true, false], turned: false },
  { why: 'so again', course: [true, false, true], turned: true },
])('what is $why has turned: $turned', ({ course, turned }) => {
  const [first, ...others] = course;
  const { result, rerender } = renderHook(({ isSo }) => useTurnedTrue(isSo ?? null), { initialProps: { isSo: first } });
  others.forEach((isSo) => rerender({ isSo }));
  expect(result.current).toBe(turned);
});
