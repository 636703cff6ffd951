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

test('a second press on the button that has the focus keeps the place too', async () => {
  render(<Page />);
  const button = screen.getByRole('button');
  button.focus();
  await userEvent.click(button);
  await waitFor(gone);
  expect(screen.getByRole('heading', { name: 'Resultat' })).toHaveFocus();
});

test.each([
  ['a section', <h3 key="h">Målen</h3>],
  ['a section without a heading', null],
])('a control in a dialog, in %s, goes: the focus stays in the dialog', async (_where, heading) => {
  const Step = () => {
    const [isChosen, setIsChosen] = useState(false);
    return isChosen ? <p>Vald</p> : <button onClick={() => setIsChosen(true)}>Välj</button>;
  };
  render(
    <>
      <Page />
      <div role="dialog">
        <h2>Säsongens mål</h2>
        <section>
          {heading}
          <Step />
        </section>
      </div>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Välj' }));
  await screen.findByText('Vald');
  await waitFor(() => expect(screen.getByRole('heading', { name: heading ? 'Målen' : 'Säsongens mål' })).toHaveFocus());
});
