import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerTo } from '../../../test/answer-to';
import { renderPart } from '../../../test/render';
import { eventOf, refOf, teamOf } from '../field/field-for-tests';
import type { SeriesHeaderFragment } from '../series-header.generated';
import { SeriesWatchDocument } from './series-watch.generated';
import { Watch } from './watch';

const track = new Uint8Array(readFileSync(join(__dirname, '../../../../../docs/contracts/track-example.bin')));
const team = (id: number, name: string) => ({ id, name, logo: null });
const series = { id: 7, home: team(1, 'Alfa'), away: team(2, 'Beta') } as unknown as SeriesHeaderFragment;
const ada = refOf(1042, 'Ada');
const EVENTS = [
  eventOf('KICKOFF', 0.5, { clock: 2, player: ada }),
  eventOf('GOAL', 2.6, { clock: 0, player: ada, homeGoals: 1 }),
];
const play = {
  ...{ trackUrl: '/api/tracks/abc', events: EVENTS },
  home: teamOf([ada]),
  away: teamOf([]),
};

const asked: string[] = [];
let answers: (() => Response)[] = [];
beforeEach(() => {
  asked.length = 0;
  answers = [];
  // jsdom draws nothing
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  Element.prototype.scrollIntoView = () => undefined;
  globalThis.fetch = ((address: string) => {
    asked.push(address);
    const next = answers.shift();
    if (next) return Promise.resolve(next());
    return Promise.resolve({ ok: true, arrayBuffer: async () => track.slice().buffer } as Response);
  }) as typeof fetch;
});

const draw = (wanted: { game: number; goal: number | null }, at = '/series/7?game=1&goal=1') =>
  renderPart(<Watch series={series} wanted={wanted} />, {
    at,
    namespaces: ['series-watch', 'series-field'],
    answers: [
      answerTo(
        SeriesWatchDocument,
        {
          series: { id: 7, games: [{ number: 1, fieldPlay: play }] },
        },
        { variables: { seriesId: 7 } },
      ),
    ] as never,
  });

const stillFor = (matches: boolean) => {
  window.matchMedia = ((query: string) => ({
    ...{ matches: matches && query.includes('reduced-motion'), addEventListener: () => undefined },
    removeEventListener: () => undefined,
  })) as never;
};

test('a goal begins before it, and a press on an event goes there: score, clock and mark follow', async () => {
  stillFor(true);
  await draw({ game: 1, goal: 1 });
  const slider = await screen.findByRole('slider', { name: 'Tid i matchen' });
  expect([slider.getAttribute('min'), slider.getAttribute('max')]).toEqual(['0', '3.6']);
  expect(asked).toEqual(['/api/tracks/abc']);
  expect(screen.getByText('0–0')).toBeVisible();
  const goal = screen.getByRole('button', { name: '0:00 Mål av Ada (Alfa), 1–\u20600' });
  expect(goal).not.toHaveAttribute('aria-current');
  await userEvent.click(goal);
  expect(goal).toHaveAttribute('aria-current', 'step');
  expect(screen.getByText('1–0')).toBeVisible();
  expect(slider).toHaveAttribute('aria-valuetext', '0:00, Alfa 1–0 Beta');
});

test('nothing plays by itself for readers who want no motion; for others it does', async () => {
  stillFor(true);
  const { unmount } = await draw({ game: 1, goal: null });
  expect(await screen.findByRole('button', { name: 'Spela' })).toBeVisible();
  unmount();
  stillFor(false);
  await draw({ game: 1, goal: null });
  expect(await screen.findByRole('button', { name: 'Pausa' })).toBeVisible();
});

test('keys play, pause and step, and keep their own meaning on buttons', async () => {
  stillFor(true);
  await draw({ game: 1, goal: null });
  const slider = await screen.findByRole<HTMLInputElement>('slider');
  slider.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(Number(slider.value)).toBeCloseTo(2);
  await userEvent.keyboard('{ArrowLeft}');
  expect(Number(slider.value)).toBe(0);
  await userEvent.keyboard(' ');
  expect(await screen.findByRole('button', { name: 'Pausa' })).toBeVisible();
  screen.getByRole('button', { name: 'Pausa' }).focus();
  await userEvent.keyboard(' ');
  expect(await screen.findByRole('button', { name: 'Spela' })).toBeVisible();
});

test('closing it leaves the tab of the game', async () => {
  stillFor(true);
  await draw({ game: 1, goal: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Stäng' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/series/7?game=1');
});

test('a game without a recording says so, and no track is asked for', async () => {
  stillFor(true);
  await draw({ game: 2, goal: null });
  expect(await screen.findByText('Matchen finns inte som inspelning.')).toBeVisible();
  expect(asked).toEqual([]);
});

test('a track that does not come can be asked for again', async () => {
  stillFor(true);
  answers = [() => ({ ok: false, status: 503 }) as Response];
  await draw({ game: 1, goal: null });
  const alert = await screen.findByRole('alert');
  await userEvent.click(within(alert).getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByRole('slider')).toBeVisible();
  expect(asked).toHaveLength(2);
});
