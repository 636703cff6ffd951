import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from '../../test/render';
import { ConfirmDialog } from './confirm-dialog';

const closed = jest.fn();
beforeEach(() => closed.mockReset());

const draw = (...outcomes: unknown[]) => {
  const answers = [...outcomes];
  return renderPart(<ConfirmDialog onConfirm={() => Promise.resolve(answers.shift())} onClose={closed} />);
};
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Ja' }));

test.each(['refused', 'failed'])(
  'an act that is %s keeps the question open with the reason, and can be tried again',
  async (status) => {
    await draw({ status, text: 'Säsongen spelas inte.' }, { status: 'done', result: {} });
    await confirm();
    expect(await screen.findByRole('alert')).toHaveTextContent('Säsongen spelas inte.');
    expect(closed).not.toHaveBeenCalled();
    await confirm();
    await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('what is done, or says nothing about it, closes', async () => {
  await draw(undefined);
  await confirm();
  await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
});
