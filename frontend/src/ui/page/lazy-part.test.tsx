import { act, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderPart } from '../../test/render';
import { contentArrives, contentPart, lazyPart } from './lazy-part';

const Menu = ({ name }: { name: string }) => <p>menu of {name}</p>;

/** A part whose code loads only at the given attempt. */
function arrivingAt(attempt: number) {
  let attempts = 0;
  const load = (): Promise<ComponentType<{ name: string }>> =>
    ++attempts < attempt ? Promise.reject(new Error('no line')) : Promise.resolve(Menu);
  return { Part: lazyPart(load), attempts: () => attempts };
}

const fallback = (hasFailed: boolean) => <p>{hasFailed ? 'failed' : 'coming'}</p>;
const later = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => void jest.useRealTimers());

test('a part that does not arrive says so, leaves the page alone and comes when it is asked for again', async () => {
  const { Part, attempts } = arrivingAt(3);
  await renderPart(
    <>
      <p>the page</p>
      <Part name="SBL" fallback={fallback} />
    </>,
  );
  expect(await screen.findByText('failed')).toBeInTheDocument();
  expect(screen.getByText('the page')).toBeInTheDocument();
  await later(500);
  expect(screen.getByText('failed')).toBeInTheDocument();
  await later(1000);
  expect(screen.getByText('menu of SBL')).toBeInTheDocument();
  expect(attempts()).toBe(3);
});

test('it is asked for at once when the line is back', async () => {
  const { Part } = arrivingAt(2);
  await renderPart(<Part name="SBL" fallback={fallback} />);
  expect(await screen.findByText('failed')).toBeInTheDocument();
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    await Promise.resolve();
  });
  expect(await screen.findByText('menu of SBL')).toBeInTheDocument();
});

test('a part that was fetched ahead is drawn at once, also after the first try of that failed', async () => {
  const { Part, attempts } = arrivingAt(2);
  Part.ahead();
  await later(0);
  Part.ahead();
  await later(0);
  await renderPart(<Part name="SBL" fallback={fallback} />);
  expect(screen.getByText('menu of SBL')).toBeInTheDocument();
  expect(attempts()).toBe(2);
});

test('two of them share one request, and one that is taken away asks no more', async () => {
  const { Part, attempts } = arrivingAt(9);
  const { unmount } = await renderPart(
    <>
      <Part name="one" />
      <Part name="two" />
    </>,
  );
  await later(0);
  expect(attempts()).toBe(1);
  unmount();
  await later(60_000);
  expect(attempts()).toBeLessThanOrEqual(2);
});

test('a part that breaks is replaced by its fallback, and the page goes on', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = lazyPart(() =>
    Promise.resolve((): never => {
      throw new Error('broken');
    }),
  );
  await renderPart(
    <>
      <p>the page</p>
      <Broken fallback={<p>instead</p>} />
    </>,
  );
  expect(await screen.findByText('instead')).toBeInTheDocument();
  expect(screen.getByText('the page')).toBeInTheDocument();
  quiet.mockRestore();
});

test('a drawn page waits for the code of its parts, and then has them at once', async () => {
  const Part = contentPart('menu', () => Promise.resolve(Menu));
  await contentArrives(['menu']);
  await renderPart(<Part name="SBL" fallback={fallback} />);
  expect(screen.getByText('menu of SBL')).toBeInTheDocument();
});

test('a part that does not arrive, or that the page does not have, is told', async () => {
  contentPart('lost', () => Promise.reject(new Error('no line')));
  await expect(contentArrives(['menu', 'lost'])).rejects.toThrow('no line');
  await expect(contentArrives(['of another build'])).rejects.toThrow('of another build');
});
