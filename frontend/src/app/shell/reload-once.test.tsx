import { reloadOnce } from './reload-once';

afterEach(() => sessionStorage.clear());

test('a page that does not arrive is loaded again once for its address, never in a loop', () => {
  const reload = jest.fn();
  window.history.replaceState(null, '', '/seasons');
  reloadOnce(reload);
  reloadOnce(reload);
  expect(reload).toHaveBeenCalledTimes(1);
  window.history.replaceState(null, '', '/players');
  reloadOnce(reload);
  reloadOnce(reload);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('without a line, or where nothing is remembered, nothing is loaded again', () => {
  const reload = jest.fn();
  const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  reloadOnce(reload);
  line.mockRestore();
  const store = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  reloadOnce(reload);
  store.mockRestore();
  expect(reload).not.toHaveBeenCalled();
});
