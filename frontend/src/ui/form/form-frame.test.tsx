import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { changeLanguage } from '../../lib/i18n/i18n';
import { renderPart } from '../../test/render';
import { Button } from '../button';
import { CheckboxField, SelectField, TextField } from './form-field';
import { FormFrame } from './form-frame';
import { refuseForm } from './form-refusal';
import { useSchemaForm } from './form-schema';
import { textKey, tooLong } from './form-text';

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, textKey('ui', 'form.required')), z.maxLength(9, tooLong(9))),
  colour: z.enum(['red', 'blue']),
  consent: z.literal(true, textKey('ui', 'form.must-accept')),
});

const sent: unknown[] = [];
beforeEach(() => sent.splice(0));

function ExampleForm({ refusal }: { refusal?: { field: string | null; text: string } }) {
  const form = useSchemaForm(schema, { name: '' });
  return (
    <FormFrame
      form={form}
      onSubmit={(values) => {
        sent.push(values);
        if (refusal) refuseForm(form, refusal.field, refusal.text);
      }}
    >
      <TextField {...form.register('name')} label="Lagnamn" help="Syns i tabellen" />
      <SelectField
        {...form.register('colour')}
        label="Färg"
        placeholder="Välj"
        options={[{ value: 'red', label: 'Röd' }]}
      />
      <CheckboxField {...form.register('consent')} label="Jag godkänner" />
      <Button type="submit">Skicka</Button>
    </FormFrame>
  );
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Skicka' }));
async function fill() {
  await userEvent.type(screen.getByLabelText('Lagnamn'), ' Blixt ');
  await userEvent.selectOptions(screen.getByLabelText('Färg'), 'red');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Jag godkänner' }));
}

test.each([
  { language: 'se', text: 'Texten är för lång. Den får ha högst 9 tecken.' },
  { language: 'en', text: 'The text is too long. It may have at most 9 characters.' },
] as const)('a text that is too long is told how long it may be: $language', async ({ language, text }) => {
  await renderPart(<ExampleForm />, { language });
  await userEvent.type(screen.getByLabelText('Lagnamn'), 'Tio tecken');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByLabelText('Lagnamn')).toHaveAccessibleDescription(`${text} Syns i tabellen`);
});

test('what is wrong stands at each field and in a summary, which takes the focus', async () => {
  await renderPart(<ExampleForm />);
  await send();
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  expect(summary).toHaveTextContent('3 fel stoppade formuläret');
  const name = screen.getByLabelText('Lagnamn');
  expect(name).toBeInvalid();
  expect(name).toHaveAccessibleDescription('Fyll i fältet Syns i tabellen');
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Du måste godkänna');
  expect(sent).toEqual([]);
});

test('a choice whose schema has no sentence of its own is still told in the reader’s language', async () => {
  await renderPart(<ExampleForm />, { language: 'en' });
  await send();
  expect(screen.getByLabelText('Färg')).toHaveAccessibleDescription('This is not right');
});

function TranslatedForm() {
  const { t } = useTranslation('ui');
  const form = useSchemaForm(schema, { name: '' });
  return (
    <FormFrame form={form} onSubmit={() => undefined}>
      <TextField {...form.register('name')} label={t('confirm.title')} />
      <Button type="submit">Skicka</Button>
    </FormFrame>
  );
}

test('a reader who changes the language reads the names of the fields in it, in the summary too', async () => {
  await renderPart(<TranslatedForm />);
  await send();
  expect(await screen.findByRole('button', { name: 'Är du säker?: Fyll i fältet' })).toBeInTheDocument();
  await act(() => changeLanguage('en'));
  expect(await screen.findByRole('button', { name: 'Are you sure?: Fill in this field' })).toBeInTheDocument();
});

test('a line of the summary leads to its field', async () => {
  await renderPart(<ExampleForm />);
  await send();
  await userEvent.click(await screen.findByRole('button', { name: 'Lagnamn: Fyll i fältet' }));
  expect(screen.getByLabelText('Lagnamn')).toHaveFocus();
});

const rowsSchema = z.object({
  consent: z.literal(true, textKey('ui', 'form.must-accept')),
  rows: z.array(z.object({ day: z.string().check(z.minLength(1, textKey('ui', 'form.required'))) })),
  name: z.string().check(z.minLength(1, textKey('ui', 'form.required'))),
});

function FormInAnotherOrder() {
  const form = useSchemaForm(rowsSchema, { name: '', rows: [{ day: '' }] });
  return (
    <FormFrame
      form={form}
      onSubmit={() => {
        refuseForm(form, 'consent', 'Du är för ung');
        refuseForm(form, 'name', 'Namnet är taget');
        refuseForm(form, null, 'Fönstret är stängt');
      }}
    >
      <TextField {...form.register('name')} label="Lagnamn" />
      <TextField {...form.register('rows.0.day')} label="Dag" />
      <CheckboxField {...form.register('consent')} label="Jag godkänner" />
      <Button type="submit">Skicka</Button>
    </FormFrame>
  );
}

const lines = async () => {
  const summary = within(await screen.findByRole('alert'));
  return summary.getAllByRole('listitem').map(({ textContent }) => textContent);
};

test('the summary has the order of the fields on the page, not that of the schema', async () => {
  await renderPart(<FormInAnotherOrder />);
  await send();
  expect(await lines()).toEqual(['Lagnamn: Fyll i fältet', 'Dag: Fyll i fältet', 'Du måste godkänna']);
});

test('a line about a row of a list leads to its field', async () => {
  await renderPart(<FormInAnotherOrder />);
  await send();
  await userEvent.click(await screen.findByRole('button', { name: 'Dag: Fyll i fältet' }));
  expect(screen.getByLabelText('Dag')).toHaveFocus();
});

test('refusals of the server have that order too, after those about the whole form', async () => {
  await renderPart(<FormInAnotherOrder />);
  await userEvent.type(screen.getByLabelText('Lagnamn'), 'Blixt');
  await userEvent.type(screen.getByLabelText('Dag'), 'i dag');
  await userEvent.click(screen.getByRole('checkbox'));
  await send();
  expect(await lines()).toEqual(['Fönstret är stängt', 'Lagnamn: Namnet är taget', 'Du är för ung']);
});

test('an error goes as soon as the field is right', async () => {
  await renderPart(<ExampleForm />);
  await send();
  await fill();
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(screen.getByLabelText('Lagnamn')).toBeValid();
});

test('the sender gets what the schema made of the values', async () => {
  await renderPart(<ExampleForm />);
  await fill();
  await send();
  await waitFor(() => expect(sent).toEqual([{ name: 'Blixt', colour: 'red', consent: true }]));
});

test('a refusal of the server stands at the field that it names', async () => {
  await renderPart(<ExampleForm refusal={{ field: 'name', text: 'Namnet är taget' }} />);
  await fill();
  await send();
  expect(await screen.findByRole('button', { name: 'Lagnamn: Namnet är taget' })).toBeInTheDocument();
  expect(screen.getByLabelText('Lagnamn')).toHaveAccessibleDescription('Namnet är taget Syns i tabellen');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
});

test.each([null, 'somethingElse'])('a refusal about %s stands at the head, and can be sent past', async (field) => {
  await renderPart(<ExampleForm refusal={{ field, text: 'Fönstret är stängt' }} />);
  await fill();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Fönstret är stängt');
  await send();
  await waitFor(() => expect(sent).toHaveLength(2));
});

test('a date of which only a part is typed is asked for, and not sent as an empty one', async () => {
  await renderPart(<ExampleForm />);
  await fill();
  // as in a browser when a part of a date is removed
  const half = { value: { badInput: true }, configurable: true };
  Object.defineProperty(screen.getByLabelText('Lagnamn'), 'validity', half);
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Fyll i hela fältet, eller töm det');
  expect(sent).toEqual([]);
});
