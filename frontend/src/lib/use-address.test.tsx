import { act, fireEvent, screen } from '@testing-library/react';
import { startTransition, useState } from 'react';
import { Link } from 'react-router-dom';
import { renderPart } from '../test/render';
import { useAddress } from './use-address';

/** Two choices of a list, and the query's variables at each drawing. */
const drawn: string[] = [];
beforeEach(() => drawn.splice(0));

function Choices() {
  const { search, set } = useAddress();
  const [, setCount] = useState(0);
  drawn.push(search.toString());
  const choice = (param: string) => (
    <select
      aria-label={param}
      value={search.get(param) ?? ''}
      onChange={({ target }) => set({ [param]: target.value, page: null })}
    >
      {['', '1', '2', '3'].map((value) => (
        <option key={value}>{value}</option>
      ))}
    </select>
  );
  return (
    <>
      {choice('week')}
      {choice('state')}
      <button onClick={() => set({ tab: 'teams' }, { isStep: true })}>tab</button>
      <button onClick={() => setCount((before) => before + 1)}>again</button>
      <Link to="/other">other</Link>
    </>
  );
}

const choose = (param: string, value: string) => fireEvent.change(screen.getByLabelText(param), { target: { value } });
const address = () => screen.getByTestId('address').textContent;

test('two choices before the address is drawn both stand', async () => {
  await renderPart(<Choices />, { at: '/list?page=3' });
  act(() => {
    choose('week', '2');
    choose('state', '1');
  });
  expect(address()).toBe('/list?week=2&state=1');
  expect(screen.getByLabelText('week')).toHaveValue('2');
  expect(screen.getByLabelText('state')).toHaveValue('1');
});

test('a control shows at once what was chosen, while the router’s own drawing waits', async () => {
  await renderPart(<Choices />, { at: '/list' });
  // within one act the router's transition is not drawn yet, so the page shows what the choice itself has drawn
  act(() => {
    choose('week', '2');
    expect(screen.getByLabelText('week')).toHaveValue('2');
    fireEvent.click(screen.getByText('again'));
    expect(screen.getByLabelText('week')).toHaveValue('2');
  });
  // never back to the old choice, so queries do not alternate
  const first = drawn.indexOf('week=2');
  expect(drawn.slice(first).every((each) => each === 'week=2')).toBe(true);
});

test('what is chosen already is no new address', async () => {
  await renderPart(<Choices />, { at: '/list?week=2' });
  const before = drawn.length;
  await act(() => choose('week', '2'));
  expect(drawn).toHaveLength(before);
});

test('a page that is being left keeps its own choices until it is gone', async () => {
  await renderPart(<Choices />, { at: '/list?week=2' });
  drawn.splice(0);
  act(() => {
    startTransition(() => undefined);
    fireEvent.click(screen.getByText('other'));
    fireEvent.click(screen.getByText('again'));
    expect(screen.getByLabelText('week')).toHaveValue('2');
  });
});
