import { screen } from '@testing-library/react';
import { renderPart } from '../../test/render';
import { Modal } from './modal';

let opens: jest.SpyInstance;
beforeEach(() => {
  // as a browser does
  opens = jest.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
    this.open = true;
    this.querySelector<HTMLElement>('input')?.focus();
  });
});
afterEach(() => opens.mockRestore());

const draw = (isMarked: boolean) =>
  renderPart(
    <Modal title="Neka" onClose={() => undefined} actions={null}>
      <input aria-label="Mall" />
      <input aria-label="Anledning" data-initial-focus={isMarked || undefined} />
    </Modal>,
  );

test('a dialog opens in its first control', async () => {
  await draw(false);
  expect(screen.getByLabelText('Mall')).toHaveFocus();
});

test('a dialog opens in the part that is marked for it', async () => {
  await draw(true);
  expect(screen.getByLabelText('Anledning')).toHaveFocus();
});
