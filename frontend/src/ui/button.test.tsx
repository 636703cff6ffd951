import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';

const SRC = join(import.meta.dirname, '..');

test('a button whose act runs keeps the focus, and its presses do nothing', async () => {
  const onClick = jest.fn();
  const onSubmit = jest.fn((event: Event) => event.preventDefault());
  const draw = (isWaiting: boolean) => (
    <form onSubmit={(event) => onSubmit(event.nativeEvent)}>
      <Button type="submit" isWaiting={isWaiting} onClick={onClick}>
        Spara
      </Button>
    </form>
  );
  const { rerender } = render(draw(false));
  const button = screen.getByRole('button', { name: 'Spara' });
  await userEvent.click(button);
  expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1]);
  rerender(draw(true));
  expect(button).toHaveFocus();
  expect(button).toBeEnabled();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1]);
});

/** A part that is disabled while something runs. Controls of forms keep it: what is sent must not change meanwhile. */
const LOSES_FOCUS = /<Button\b[^<>]*?(?<![-\w])disabled=\{[^}]*\b(?:busy|isBusy|loading|isLoading)\b/s;

test('no button of the site is disabled while its act runs: the browser would throw the focus away', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !file.includes('.test.'),
  );
  const found = files.filter((file) => LOSES_FOCUS.test(readFileSync(join(SRC, file), 'utf8')));
  expect(found).toEqual([]);
  expect('<Button\n  variant="solid"\n  disabled={save.busy || isOld}').toMatch(LOSES_FOCUS);
});
