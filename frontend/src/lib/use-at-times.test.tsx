import { renderHook } from '@testing-library/react';
import { useAtTimes } from './use-at-times';

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('acts once at each time that is still to come, and no more when the part is gone', () => {
  const act = jest.fn();
  const times = [inMs(-5000), inMs(60_000), inMs(120_000), null, undefined, inMs(90 * 86_400_000)];
  const { unmount } = renderHook(() => useAtTimes(times, act));
  jest.advanceTimersByTime(50_000);
  expect(act).toHaveBeenCalledTimes(0);
  jest.advanceTimersByTime(20_000);
  expect(act).toHaveBeenCalledTimes(1);
  unmount();
  jest.advanceTimersByTime(120_000);
  expect(act).toHaveBeenCalledTimes(1);
});
