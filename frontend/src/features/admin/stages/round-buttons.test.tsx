import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderStaffPart } from '../../../test/render-staff';
import { RoundButtons, type PlannedRounds } from './round-buttons';

function Rounds() {
  const [rounds, setRounds] = useState<PlannedRounds>({ weeks: [8], roundFormats: ['FIRST_TO_2'] });
  return (
    <>
      <output>{`${rounds.weeks.join(' ')}: ${rounds.roundFormats.join(' ')}`}</output>
      <RoundButtons rounds={rounds} most={2} onChange={setRounds} />
    </>
  );
}

test('rounds are planned up to the most that there can be, each the week after, played as the one before', async () => {
  await renderStaffPart(<Rounds />, { namespaces: ['admin', 'admin-stages'] });
  const more = await screen.findByRole('button', { name: 'Lägg till en rond' });
  const fewer = screen.getByRole('button', { name: 'Ta bort sista ronden' });
  expect(fewer).toBeDisabled();
  await userEvent.click(more);
  expect(screen.getByRole('status')).toHaveTextContent('8 9: FIRST_TO_2 FIRST_TO_2');
  expect(more).toBeDisabled();
  await userEvent.click(fewer);
  expect(screen.getByRole('status')).toHaveTextContent('8: FIRST_TO_2');
});
