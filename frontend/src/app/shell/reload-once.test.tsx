import { reloadOnce } from './reload-once';

afterEach(() => sessionStorage.clear());

const browser = (isAnswered = true) => ({ reload: jest.fn(), ask: jest.fn(() => Promise.resolve(isAnswered)) });

test('a page that does not arrive is loaded again once for its address, never in a loop', async () => {
  const { reload, ask } = browser();
  window.history.replaceState(null, '', '/seasons');
  await reloadOnce(reload, ask);
  await reloadOnce(reload, ask);
  expect(reload).toHaveBeenCalledTimes(1);
  window.history.replaceState(null, '', '/players');
  await reloadOnce(reload, ask);
  await reloadOnce(reload, ask);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('where nothing is remembered, nothing is loaded again', async () => {
  const { reload, ask } = browser();
  const store = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  await reloadOnce(reload, ask);
  store.mockRestore();
  expect(reload).not.toHaveBeenCalled();
});

test('while the server does not answer, the site stays, and is loaded again when it does', async () => {
  window.history.replaceState(null, '', '/seasons');
  const silent = browser(false);
  await reloadOnce(silent.reload, silent.ask);
  expect(silent.reload).not.toHaveBeenCalled();
  expect(silent.ask).toHaveBeenCalledWith('/seasons');
  const { reload, ask } = browser();
  await reloadOnce(reload, ask);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a reader who has gone on meanwhile is not disturbed', async () => {
  window.history.replaceState(null, '', '/seasons');
  const { reload } = browser();
  await reloadOnce(reload, () => {
    window.history.replaceState(null, '', '/players');
    return Promise.resolve(true);
  });
  expect(reload).not.toHaveBeenCalled();
});
