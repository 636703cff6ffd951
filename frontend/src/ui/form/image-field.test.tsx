import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from '../../test/render';
import { ImageField } from './image-field';

test('a file that is no picture is answered aloud', async () => {
  URL.createObjectURL ??= () => 'blob:file';
  URL.revokeObjectURL ??= () => undefined;
  HTMLImageElement.prototype.decode = () => Promise.reject(new Error('no picture'));
  await renderPart(
    <ImageField label="Bild" shape="logo" current={null} value={null} onChange={() => undefined} error={null} />,
  );
  const file = new File(['text'], 'bild.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText<HTMLInputElement>('Välj bild'), file);
  expect(await screen.findByRole('alert')).toHaveTextContent('Filen gick inte att läsa som bild.');
});
