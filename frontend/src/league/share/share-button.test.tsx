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
  [false, '/series/7?game=3&goal=2', 'Adressen är kopierad.'],
  [true, '/series/7?game=3&goal=2&spoilers=off', 'Adressen är kopierad. Den avslöjar inget resultat.'],
])(
  'the address of a reader who hides results (%s) is copied as %s, with what is shown',
  async (hides, address, text) => {
    hideResults(hides);
    const user = userEvent.setup();
    await renderPart(<ShareButton title="Norrsken – Vinter" />, { at: '/series/7?game=3&goal=2' });
    await user.click(screen.getByRole('button', { name: 'Dela' }));
    expect(await navigator.clipboard.readText()).toBe(window.location.origin + address);
    expect(notices).toEqual([{ kind: 'success', text }]);
  },
);

test('a part is shared by itself', async () => {
  const user = userEvent.setup();
  await renderPart(<ShareButton part="honours" title="Norrsken: Meriter" />, { at: '/team/7?season=8' });
  await user.click(screen.getByRole('button', { name: 'Dela Norrsken: Meriter' }));
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/team/7?show=honours`);
});

describe('on a phone', () => {
  const onPhone = (share: (data: ShareData) => Promise<void>) => {
    const before = window.matchMedia;
    window.matchMedia = (query: string) => ({
      ...before(query),
      matches: query === '(pointer: coarse)',
    });
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    return () => {
      window.matchMedia = before;
      Reflect.deleteProperty(navigator, 'share');
    };
  };
  const press = async () => {
    const user = userEvent.setup();
    await navigator.clipboard.writeText('before');
    await renderPart(<ShareButton title="Norrsken" />, { at: '/team/7' });
    await user.click(screen.getByRole('button', { name: 'Dela' }));
  };

  test('the device’s own menu opens', async () => {
    const shared: ShareData[] = [];
    const end = onPhone((data) => Promise.resolve(void shared.push(data)));
    await press();
    expect(shared).toEqual([{ title: 'Norrsken', url: `${window.location.origin}/team/7` }]);
    expect(notices).toEqual([]);
    end();
  });

  test.each([
    ['AbortError', []],
    ['NotAllowedError', [{ kind: 'success', text: 'Adressen är kopierad.' }]],
  ])('a menu that ends with %s gives %o', async (name, told) => {
    const end = onPhone(() => Promise.reject(new DOMException('no', name)));
    await press();
    expect(notices).toEqual(told);
    end();
  });
});
