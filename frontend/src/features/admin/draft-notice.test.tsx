import { screen } from '@testing-library/react';
import { renderStaffPart } from '../../test/render-staff';
import { Modal } from '../../ui/dialog/modal';
import { DraftNotice } from './draft-notice';

test('a dialog that opens with earlier values opens in what says so, not on the button that discards them', async () => {
  // as a browser does
  const opens = jest.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (
    this: HTMLDialogElement,
  ) {
    this.open = true;
    this.querySelector<HTMLElement>('button, input')?.focus();
  });
  await renderStaffPart(
    <Modal title="Säsong" onClose={() => undefined} actions={null}>
      <form>
        <DraftNotice onDiscard={() => undefined} />
        <input aria-label="Namn" />
      </form>
    </Modal>,
    { namespaces: ['admin'] },
  );
  const notice = screen.getByRole('group', { name: 'Det du skrev senast är tillbaka' });
  expect(notice).toHaveFocus();
  expect(notice).toHaveAccessibleDescription('Det är inte sparat än. Spara det, eller kasta det och börja om.');
  opens.mockRestore();
});
