import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { renderPart } from '../../test/render';
import { useSchemaForm } from '../../ui/form/form-schema';
import { writeDraft } from '../draft-store';
import { useDraftForm } from './use-draft-form';

const subject = z.object({ kind: z.string(), id: z.number(), name: z.string() });
const schema = z.object({ who: z.nullable(subject), reason: z.string() });

/** A form that begins with nothing chosen, as that of an honour or a sanction. */
function Form() {
  const form = useSchemaForm(schema, { who: null, reason: '' });
  const chosen = { who: { kind: '', id: 0, name: '' } };
  const { isRestored } = useDraftForm(form, { form: 'test', thing: 'new', isForVisitors: true, chosen });
  const who = form.watch('who');
  return (
    <form>
      <button type="button" onClick={() => form.setValue('who', { kind: 'team', id: 4, name: 'Kugghjulen' })}>
        choose
      </button>
      <input aria-label="reason" {...form.register('reason')} />
      <output>{`${who?.name ?? 'nobody'}${isRestored ? ', restored' : ''}`}</output>
    </form>
  );
}

afterEach(() => sessionStorage.clear());

test('what was chosen comes back with the text, in a form that began with nothing chosen', async () => {
  const user = userEvent.setup();
  const { unmount } = await renderPart(<Form />);
  await user.click(await screen.findByRole('button', { name: 'choose' }));
  await user.type(screen.getByRole('textbox'), 'For the fans');
  expect(screen.getByRole('status')).toHaveTextContent(/^Kugghjulen$/);
  unmount();

  await renderPart(<Form />);
  expect(await screen.findByText('Kugghjulen, restored')).toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveValue('For the fans');
});

test.each([
  { who: null, fits: true },
  { who: { kind: 'team', id: 4, name: 'Kugghjulen' }, fits: true },
  { who: { kind: 'team', nick: 'Kugghjulen' }, fits: false },
])('a draft in which $who is chosen comes back: $fits', async ({ who, fits }) => {
  writeDraft('visitor', { form: 'test', thing: 'new' }, { value: { who, reason: 'For the fans' }, version: null });
  await renderPart(<Form />);
  await screen.findByRole('button', { name: 'choose' });
  expect(screen.getByRole('textbox')).toHaveValue(fits ? 'For the fans' : '');
});
