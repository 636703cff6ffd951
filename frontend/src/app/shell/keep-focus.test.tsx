import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PAGE_HEADING_ID } from '../../ui/page/heading-focus';
import { keepFocus } from './keep-focus';

function Page({ isPartGone = false }) {
  const [isDone, setIsDone] = useState(false);
  return (
    <>
      <h1 id={PAGE_HEADING_ID} tabIndex={-1}>
        Spelveckan
      </h1>
      {!(isDone && isPartGone) && (
        <section>
          <h2>Resultat</h2>
          {!isDone && (
            <button type="button" onClick={() => setTimeout(() => act(() => setIsDone(true)))}>
              Bekräfta
            </button>
          )}
        </section>
      )}
      <p>Fotnot</p>
    </>
  );
}

let end = () => undefined as void;
beforeEach(() => {
  end = keepFocus();
});
afterEach(() => end());

const gone = () => expect(screen.queryByRole('button')).toBeNull();

test('the button of an act goes: the focus is at the heading of its part', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button'));
  await waitFor(gone);
  expect(screen.getByRole('heading', { name: 'Resultat' })).toHaveFocus();
});

test('the part goes with it: the focus is at the heading of the page', async () => {
  render(<Page isPartGone />);
  await userEvent.click(screen.getByRole('button'));
  await waitFor(gone);
  expect(screen.getByRole('heading', { name: 'Spelveckan' })).toHaveFocus();
});

test('who has pressed elsewhere meanwhile is not moved', async () => {
  render(<Page />);
  screen.getByRole('button').focus();
  await userEvent.click(screen.getByText('Fotnot'));
  screen.getByRole('button').click();
  await waitFor(gone);
  expect(document.body).toHaveFocus();
});
