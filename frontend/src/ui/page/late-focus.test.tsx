import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from '../../test/render';
import { Dropdown } from '../dialog/dropdown';
import { focusPageHeading } from './heading-focus';
import { MessageBox } from '../dialog/message-box';
import { PageHeading } from './page-heading';

const menu = (
  <Dropdown label="Konto">
    <li>
      <a href="/somewhere">Min profil</a>
    </li>
  </Dropdown>
);

/** A page with a menu, whose heading appears late. */
const page = (isThere: boolean) => (
  <>
    {menu}
    <input aria-label="Sök" />
    {isThere && <PageHeading>Lagets sida</PageHeading>}
  </>
);

test('a heading that comes late takes the focus', async () => {
  const { rerender } = render(page(false));
  focusPageHeading();
  rerender(page(true));
  expect(screen.getByRole('heading', { name: 'Lagets sida' })).toHaveFocus();
});

test('a heading that is drawn anew with its data keeps the focus, and one that never had it does not take it', () => {
  const drawn = (data: string) => (
    <>
      <a href="/somewhere">Elsewhere</a>
      <PageHeading key={data}>{data}</PageHeading>
    </>
  );
  const { rerender } = render(drawn('Laget'));
  focusPageHeading();
  rerender(drawn('Kugghjulen'));
  expect(screen.getByRole('heading', { name: 'Kugghjulen' })).toHaveFocus();

  screen.getByRole('link').focus();
  rerender(drawn('Sydpolen'));
  expect(screen.getByRole('link')).toHaveFocus();
});

test('a menu that was opened before the heading came stays open', async () => {
  const user = userEvent.setup();
  const { rerender } = render(page(false));
  focusPageHeading();
  await user.click(screen.getByRole('button', { name: 'Konto' }));
  rerender(page(true));
  expect(screen.getByRole('button', { name: 'Konto' })).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('heading', { name: 'Lagets sida' })).not.toHaveFocus();
});

test('a menu that was opened while the page before still stood stays open', async () => {
  const user = userEvent.setup();
  render(page(true));
  await user.click(screen.getByRole('button', { name: 'Konto' }));
  screen.getByRole('link', { name: 'Min profil' }).focus();
  focusPageHeading();
  expect(screen.getByRole('button', { name: 'Konto' })).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('link', { name: 'Min profil' })).toHaveFocus();
});

test('what is being written is not interrupted, and a touch counts as going on too', () => {
  const { rerender } = render(page(false));
  focusPageHeading();
  screen.getByRole('textbox').focus();
  rerender(page(true));
  expect(screen.getByRole('textbox')).toHaveFocus();

  screen.getByRole('textbox').blur();
  rerender(page(false));
  focusPageHeading();
  fireEvent.pointerDown(document.body);
  rerender(page(true));
  expect(screen.getByRole('heading', { name: 'Lagets sida' })).not.toHaveFocus();
});

test('what came of an act takes the focus, but not out of a menu that was opened meanwhile', async () => {
  const user = userEvent.setup();
  const { unmount } = await renderPart(<MessageBox kind="success" title="Sparat" isResult />);
  expect(screen.getByRole('alert')).toHaveFocus();
  unmount();

  await renderPart(menu);
  await user.click(screen.getByRole('button', { name: 'Konto' }));
  await act(async () => void (await renderPart(<MessageBox kind="success" title="Sparat" isResult />)));
  expect(screen.getByRole('button', { name: 'Konto' })).toHaveAttribute('aria-expanded', 'true');
});
