import { renderHook } from '@testing-library/react';
import { useAutoplay } from './use-autoplay';

const SECOND = 1000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function autoplay() {
  const moveOn = jest.fn();
  const { rerender } = renderHook(({ current, isRunning }) => useAutoplay(moveOn, current, isRunning), {
    initialProps: { current: 0, isRunning: true },
  });
  return { moves: () => moveOn.mock.calls.length, rerender };
}

test('moves on every ten seconds', () => {
  const { moves } = autoplay();
  jest.advanceTimersByTime(9.9 * SECOND);
  expect(moves()).toBe(0);
  jest.advanceTimersByTime(20.2 * SECOND);
  expect(moves()).toBe(3);
});

test('a slide chosen by hand gets its ten seconds', () => {
  const { moves, rerender } = autoplay();
  jest.advanceTimersByTime(9 * SECOND);
  rerender({ current: 4, isRunning: true });
  jest.advanceTimersByTime(9 * SECOND);
  expect(moves()).toBe(0);
  jest.advanceTimersByTime(1 * SECOND);
  expect(moves()).toBe(1);
});

test('stands still while it does not run, and starts again', () => {
  const { moves, rerender } = autoplay();
  rerender({ current: 0, isRunning: false });
  jest.advanceTimersByTime(60 * SECOND);
  expect(moves()).toBe(0);
  rerender({ current: 0, isRunning: true });
  jest.advanceTimersByTime(10 * SECOND);
  expect(moves()).toBe(1);
});

test('a hidden tab waits', () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { moves } = autoplay();
  jest.advanceTimersByTime(30 * SECOND);
  expect(moves()).toBe(0);
  hidden.mockRestore();
  jest.advanceTimersByTime(10 * SECOND);
  expect(moves()).toBe(1);
});
