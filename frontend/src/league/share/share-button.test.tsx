import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onNotice, type Notice } from '../../lib/notify';
import { renderPart } from '../../test/render';
import { hideResults } from '../spoilers/hidden-results';
import { ShareButton } from './share-button';

const notices: Notice[] = [];
let stop = () => {};
beforeEach(() => {
  notices.splice(0);
  stop = onNotice((notice) => notices.push(notice));
});
afterEach(() => {
  stop();
  act(() => hideResults(false));
});

test.each([
  [false, '/series/7', 'Adressen är kopierad.'],
  [true, '/series/7?spoilers=off', 'Adressen är kopierad. Den avslöjar inget resultat.'],
])('the address of a reader who hides results (%s) is copied as %s', async (hides, address, text) => {
  hideResults(hides);
  const user = userEvent.setup();
  await renderPart(<ShareButton path="/series/7" title="Norrsken – Vinter" />);
  await user.click(screen.getByRole('button', { name: 'Dela' }));
  expect(await navigator.clipboard.readText()).toBe(window.location.origin + address);
  expect(notices).toEqual([{ kind: 'success', text }]);
});
