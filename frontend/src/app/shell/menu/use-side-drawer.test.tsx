import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from '../../../test/render';
import { viewerAnswer } from '../../../test/viewer-answer';
import { menuEntries } from './menu';
import { useSideDrawer } from './use-side-drawer';

test('a press opens the whole menu, and draws nothing of the page again', async () => {
  const entries = menuEntries([]);
  let drawn = 0;
  function Page() {
    drawn += 1;
    const [drawer, open] = useSideDrawer(entries);
    return (
      <>
        <button type="button" onClick={open}>
          Jag
        </button>
        {drawer}
      </>
    );
  }
  await renderPart(<Page />, { answers: [viewerAnswer()] });
  const before = drawn;
  await userEvent.click(screen.getByRole('button', { name: 'Jag' }));
  expect(await screen.findByRole('link', { name: 'Mästare' })).toBeInTheDocument();
  expect(screen.getByRole('dialog')).toHaveTextContent('Kaptenen');
  expect(drawn).toBe(before);
});
