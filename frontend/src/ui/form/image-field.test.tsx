import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from '../../test/render';
import { ImageField } from './image-field';

test.each([
  { why: 'no picture', content: 'text', said: 'Filen gick inte att läsa som bild.' },
  {
    why: 'a photo in a format that the browser cannot read',
    content: '\0\0\0\u0018ftypheic',
    said: 'Ta en skärmbild av fotot',
  },
])('a file that is $why is answered aloud', async ({ content, said }) => {
  URL.createObjectURL ??= () => 'blob:file';
  URL.revokeObjectURL ??= () => undefined;
  HTMLImageElement.prototype.decode = () => Promise.reject(new Error('no picture'));
  await renderPart(
    <ImageField label="Bild" shape="logo" current={null} value={null} onChange={() => undefined} error={null} />,
  );
  const file = new File([content], 'bild.png', { type: 'image/png' });
  // jsdom cannot read a part of a file
  file.slice = (from, to) => ({ text: () => Promise.resolve(content.slice(from, to)) }) as Blob;
  await userEvent.upload(screen.getByLabelText<HTMLInputElement>('Välj bild'), file);
  expect(await screen.findByRole('alert')).toHaveTextContent(said);
});
