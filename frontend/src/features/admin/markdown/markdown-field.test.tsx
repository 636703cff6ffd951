import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { renderStaffPart } from '../../../test/render-staff';
import { MarkdownField } from './markdown-field';

const NAME = `${'a'.repeat(32)}.png`;
const submitted = jest.fn();
const uploads: unknown[] = [];
let answer: object = { name: NAME };

beforeEach(() => {
  submitted.mockReset();
  uploads.splice(0);
  answer = { name: NAME };
  globalThis.fetch = jest.fn((_url: unknown, init?: RequestInit) => {
    uploads.push((init?.body as FormData).get('file'));
    return Promise.resolve(Response.json(answer, { status: 201 }));
  });
});

function Form({ hasPictures = true }) {
  const form = useForm({ defaultValues: { content: 'ett två tre' } });
  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void form.handleSubmit(submitted)(event)}>
        <MarkdownField {...form.register('content')} label="Text" hasPictures={hasPictures} />
        <button type="submit">Spara</button>
      </form>
    </FormProvider>
  );
}

const draw = (hasPictures?: boolean) =>
  renderStaffPart(<Form hasPictures={hasPictures ?? true} />, { answers: [], namespaces: ['admin', 'api'] });

const area = () => screen.getByLabelText<HTMLTextAreaElement>('Text');
const choose = (word: string) => {
  const from = area().value.indexOf(word);
  area().setSelectionRange(from, from + word.length);
};

test('a button marks the chosen words, which stay chosen, and the form has the new text', async () => {
  await draw();
  choose('två');
  await userEvent.click(screen.getByRole('button', { name: 'Fet' }));
  expect(area()).toHaveValue('ett **två** tre');
  expect(area()).toHaveFocus();
  expect(area().value.slice(area().selectionStart, area().selectionEnd)).toBe('två');
  await userEvent.click(screen.getByRole('button', { name: 'Spara' }));
  await waitFor(() => expect(submitted.mock.calls[0]?.[0]).toEqual({ content: 'ett **två** tre' }));
});

test.each([
  ['b', 'ett **två** tre'],
  ['i', 'ett _två_ tre'],
  ['k', 'ett [två](https://) tre'],
])('Ctrl+%s does it while the text is written', async (key, text) => {
  await draw();
  choose('två');
  fireEvent.keyDown(area(), { key, ctrlKey: true });
  expect(area()).toHaveValue(text);
});

test('other keys are the browser’s', async () => {
  await draw();
  choose('två');
  fireEvent.keyDown(area(), { key: 'b' });
  fireEvent.keyDown(area(), { key: 'z', ctrlKey: true });
  expect(area()).toHaveValue('ett två tre');
});

test('the toolbar is one stop of the Tab key, and the arrows move in it', async () => {
  await draw();
  const buttons = screen.getAllByRole('button', { name: /Fet|Kursiv|Rubrik|Länk|Lista|Bild i texten/ });
  expect(screen.getByRole('toolbar', { name: 'Format' })).toContainElement(buttons[0] ?? null);
  expect(buttons.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1, -1, -1]);
  buttons[0]?.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(buttons[1]).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(buttons[5]).toHaveFocus();
  expect(buttons.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, -1, -1, -1, 0]);
});

test('a picture is uploaded and stands in the text with its words and size; the form is not sent', async () => {
  // jsdom reads no pictures
  window.createImageBitmap = () => Promise.resolve({ width: 1200, height: 675, close: () => undefined });
  await draw();
  choose('två');
  await userEvent.click(screen.getByRole('button', { name: 'Bild i texten' }));
  const insert = screen.getByRole('button', { name: 'Lägg in bilden' });
  const file = new File(['x'], 'pokal.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText('Välj bild (PNG, JPEG eller WebP)'), file);
  expect(insert).toBeDisabled();
  await userEvent.type(screen.getByLabelText('Vad bilden visar'), 'Pokalen');
  await userEvent.click(insert);
  await waitFor(() => expect(area()).toHaveValue(`ett ![Pokalen](/api/images/${NAME}#1200x675) tre`));
  expect(uploads).toHaveLength(1);
  expect(submitted).not.toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a refused picture says why, and the text stays', async () => {
  answer = { CODE: 413, MESSAGE: 'api.image.too-large', params: { mb: 10 } };
  await draw();
  await userEvent.click(screen.getByRole('button', { name: 'Bild i texten' }));
  const file = new File(['x'], 'pokal.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText('Välj bild (PNG, JPEG eller WebP)'), file);
  await userEvent.type(screen.getByLabelText('Vad bilden visar'), 'Pokalen');
  await userEvent.click(screen.getByRole('button', { name: 'Lägg in bilden' }));
  expect(await screen.findByText(/för stor: högst 10 MB/)).toBeVisible();
  expect(area()).toHaveValue('ett två tre');
});

test('where a text has no pictures, there is no button for them', async () => {
  await draw(false);
  expect(screen.queryByRole('button', { name: 'Bild i texten' })).toBeNull();
});
