import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderStaffPart } from '../../../test/render-staff';
import { StaffDialog } from '../kit/staff-dialog';
import { RowMenu, RowMenuButton, RowMenuLink } from './row-menu';

function Row() {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <RowMenu label="Åtgärder för Tallmo">
        <RowMenuButton onClick={() => setIsAsked(true)}>Nollställ</RowMenuButton>
        <RowMenuButton reason="Sätt en tid först." onClick={() => setIsAsked(true)}>
          Rapportera
        </RowMenuButton>
        <RowMenuLink to="/series/7">Seriens sida</RowMenuLink>
      </RowMenu>
      {isAsked && (
        <StaffDialog title="Nollställ?" onClose={() => setIsAsked(false)} actions={null}>
          <input aria-label="Anledning" data-initial-focus />
        </StaffDialog>
      )}
    </>
  );
}

const button = () => screen.getByRole('button', { name: 'Åtgärder för Tallmo', hidden: true });
async function opened() {
  await renderStaffPart(<Row />);
  await userEvent.click(button());
  const menu = await screen.findByRole('menu', { name: 'Åtgärder för Tallmo' });
  // keys that come before the menu has the focus are its button's
  await waitFor(() => expect(menu).toHaveFocus());
}

test('an act closes the menu and opens its dialog, and the menu’s button has the focus when that is closed', async () => {
  await opened();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Nollställ' }));
  await screen.findByRole('dialog', { name: 'Nollställ?' });
  expect(screen.queryByRole('menu')).toBeNull();
  await waitFor(() => expect(screen.getByLabelText('Anledning')).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(button()).toHaveFocus());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('arrow keys stop at an act that cannot be done, and it does nothing', async () => {
  await opened();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const barred = screen.getByRole('menuitem', { name: /Rapportera/ });
  await waitFor(() => expect(barred).toHaveAttribute('data-highlighted'));
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(barred).toHaveTextContent('Sätt en tid först.');
});

test('a link of the menu opens its page', async () => {
  await opened();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Seriens sida' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/series/7');
});
