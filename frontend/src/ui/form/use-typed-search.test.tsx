import { act, renderHook } from '@testing-library/react';
import { useTypedSearch } from './use-typed-search';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function box(wanted = '') {
  const asked: string[] = [];
  const onSearch = (text: string) => void asked.push(text);
  const { result, rerender } = renderHook((address: string) => useTypedSearch(address, onSearch), {
    initialProps: wanted,
  });
  return {
    asked,
    typed: () => result.current.typed,
    type: (text: string) => act(() => result.current.type(text)),
    pause: () => act(() => jest.advanceTimersByTime(200)),
    comesBack: (address: string) => rerender(address),
  };
}

test('it asks once, when the typing pauses, without the spaces around', () => {
  const { asked, type, pause, comesBack, typed } = box();
  type('n');
  type(' no');
  expect(asked).toEqual([]);
  pause();
  comesBack('no');
  pause();
  expect(asked).toEqual(['no']);
  expect(typed()).toBe(' no');
});

test('the echo of some letters ago takes none of those typed since', () => {
  const { asked, type, pause, comesBack, typed } = box();
  type('no');
  pause();
  type('nor');
  pause();
  type('norr');
  comesBack('no');
  comesBack('nor');
  expect(typed()).toBe('norr');
  pause();
  expect(asked).toEqual(['no', 'nor', 'norr']);
});

test('a search from elsewhere fills the box again, and is not asked for again', () => {
  const { asked, type, pause, comesBack, typed } = box('first');
  expect(typed()).toBe('first');
  type('half');
  comesBack('second');
  pause();
  expect(typed()).toBe('second');
  expect(asked).toEqual([]);
});
