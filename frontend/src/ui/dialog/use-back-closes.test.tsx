import { act, render, screen, waitFor } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { useState } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { useBackCloses } from './use-back-closes';

/** The browser tells of a step later. */
const settled = () => act(() => new Promise((done) => setTimeout(done, 60)));
async function back() {
  await act(async () => window.history.back());
  await settled();
}

function Layer({ name, onClose, isHeld }: { name: string; onClose: () => void; isHeld?: boolean }) {
  useBackCloses(onClose, { isHeld });
  return (
    <div role="dialog" aria-label={name}>
      <button type="button" onClick={onClose}>
        Close {name}
      </button>
      <Link to="/next" onClick={onClose}>
        Next
      </Link>
    </div>
  );
}

function Page() {
  const [open, setOpen] = useState<string[]>([]);
  const close = () => setOpen((before) => before.slice(0, -1));
  return (
    <>
      <h1>Page</h1>
      {['one', 'two', 'held'].map((name) => (
        <button key={name} type="button" onClick={() => setOpen((before) => [...before, name])}>
          Open {name}
        </button>
      ))}
      <button type="button" onClick={() => setOpen(['two'])}>
        Swap
      </button>
      {open.map((name) => (
        <Layer key={name} name={name} onClose={close} isHeld={name === 'held'} />
      ))}
    </>
  );
}

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const shown = () => screen.queryAllByRole('dialog').map((layer) => layer.getAttribute('aria-label'));
const heading = () => screen.getByRole('heading').textContent;

beforeEach(async () => {
  window.history.pushState(null, '', '/before');
  window.history.pushState(null, '', '/');
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<Page />} />
        <Route
          path="/next"
          element={
            <>
              <h1>Next</h1>
              <Link to="/">Page</Link>
            </>
          }
        />
        <Route path="*" element={<h1>Elsewhere</h1>} />
      </Routes>
    </BrowserRouter>,
  );
});

test('Back closes what lies over the page, the uppermost first, and then leaves the page', async () => {
  await press('Open one');
  await press('Open two');
  await back();
  expect([shown(), heading()]).toEqual([['one'], 'Page']);
  await back();
  expect([shown(), heading()]).toEqual([[], 'Page']);
  await back();
  await waitFor(() => expect(heading()).toBe('Elsewhere'));
});

test('what was closed by hand is no step of Back', async () => {
  await press('Open one');
  await press('Close one');
  await settled();
  await back();
  await waitFor(() => expect(heading()).toBe('Elsewhere'));
});

test('one layer in the place of another is one step', async () => {
  await press('Open one');
  await press('Swap');
  await settled();
  expect(shown()).toEqual(['two']);
  await back();
  expect([shown(), heading()]).toEqual([[], 'Page']);
  await back();
  await waitFor(() => expect(heading()).toBe('Elsewhere'));
});

test('from a page that was opened in a layer, Back leads to the page under it', async () => {
  await press('Open one');
  await act(async () => screen.getByRole('link', { name: 'Next' }).click());
  await settled();
  expect(heading()).toBe('Next');
  await back();
  await settled();
  expect([shown(), heading()]).toEqual([[], 'Page']);
  await act(async () => window.history.forward());
  await settled();
  await settled();
  expect(heading()).toBe('Next');
});

test('pages that were opened in layers of two pages are one step each, there and back', async () => {
  await press('Open one');
  await act(async () => screen.getByRole('link', { name: 'Next' }).click());
  await settled();
  await act(async () => screen.getByRole('link', { name: 'Page' }).click());
  await press('Open two');
  await act(async () => screen.getByRole('link', { name: 'Next' }).click());
  await settled();
  // a slow machine needs longer for two steps than for one
  const arrives = (name: string) => screen.findByRole('heading', { name }, { timeout: 4000 });
  for (const expected of ['Page', 'Next', 'Page', 'Elsewhere']) {
    await back();
    await arrives(expected);
  }
  for (const expected of ['Page', 'Next', 'Page', 'Next']) {
    await act(async () => window.history.forward());
    await arrives(expected);
  }
});

test('the history’s own data, which the router keeps there, is not read', () => {
  const source = readFileSync(join(__dirname, '../../lib/back-layers.ts'), 'utf8');
  expect(source).not.toMatch(/\bidx\b|\busr\b/);
});

test('what only its own buttons close stays, and so does the page', async () => {
  await press('Open held');
  await back();
  await back();
  expect([shown(), heading()]).toEqual([['held'], 'Page']);
  await press('Close held');
  await settled();
  expect(shown()).toEqual([]);
});
