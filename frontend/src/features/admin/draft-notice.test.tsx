import { screen, waitFor } from '@testing-library/react';
import { renderStaffPart } from '../../test/render-staff';
import { StaffDialog } from './kit/staff-dialog';
import { DraftNotice } from './draft-notice';

test('a dialog that opens with earlier values opens in what says so, not on the button that discards them', async () => {
  await renderStaffPart(
    <StaffDialog title="Säsong" onClose={() => undefined} actions={null}>
      <form>
        <DraftNotice onDiscard={() => undefined} />
        <input aria-label="Namn" />
      </form>
    </StaffDialog>,
    { namespaces: ['admin'] },
  );
  const notice = screen.getByRole('group', { name: 'Det du skrev senast är tillbaka' });
  await waitFor(() => expect(notice).toHaveFocus());
  expect(notice).toHaveAccessibleDescription('Det är inte sparat än. Spara det, eller kasta det och börja om.');
});
