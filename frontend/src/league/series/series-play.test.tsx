import { readFileSync } from 'node:fs';
import { act, screen } from '@testing-library/react';
import { answerTo } from '../../test/answer-to';
import { renderPart } from '../../test/render';
import { LiveStreamDocument } from '../live/live-stream.generated';
import { playOf, stateWordOf, type SeriesPlay } from './series-play';
import { SeriesScore } from './series-score';
import type { SeriesScoreFragment } from './series-score.generated';

const NOW = new Date('2026-03-10T19:00:00Z');

/** The rule's own tests use the same examples. */
const CASES = JSON.parse(readFileSync('../docs/contracts/series-play-cases.json', 'utf8')) as {
  why: string;
  scheduledAt: string | null;
  isReported: boolean;
  is: SeriesPlay;
}[];

test.each(CASES)('$why', ({ scheduledAt, isReported, is }) => {
  expect(playOf({ scheduledAt, state: isReported ? 'REPORTED' : 'TIME_SET' }, NOW)).toBe(is);
});

test('what has begun is said by the clock, and by nothing else', () => {
  expect((['coming', 'on', 'awaited'] as const).map((play) => stateWordOf('TIME_SET', play))).toEqual([
    'TIME_SET',
    'ON',
    'AWAITED',
  ]);
  expect(stateWordOf('NOT_STARTED', 'coming')).toBe('NOT_STARTED');
  expect(stateWordOf('REPORTED', 'finished')).toBe('REPORTED');
});

const series = (scheduledAt: string, more: Partial<SeriesScoreFragment> = {}): SeriesScoreFragment => ({
  ...{ id: 7, scheduledAt, state: 'TIME_SET', isStreamed: false },
  ...{ homeGames: null, awayGames: null, walkover: null, isOvertime: false },
  ...more,
});

describe('in the place of the score', () => {
  beforeEach(() => jest.useFakeTimers({ now: NOW }));
  afterEach(() => jest.useRealTimers());
  const pass = (minutes: number) => act(async () => jest.advanceTimersByTimeAsync(minutes * 60_000));

  test('a series says when it begins, that it is played, and that it waits for its result', async () => {
    await renderPart(<SeriesScore series={series('2026-03-10T19:01:00Z')} />);
    expect(screen.getByText('mot')).not.toHaveTextContent('spelas nu');
    await pass(1);
    expect(screen.getByText('spelas nu')).toBeVisible();
    await pass(121);
    expect(screen.queryByText('spelas nu')).toBeNull();
    expect(screen.getByText('väntar på resultat')).toBeVisible();
  });

  test.each([
    { shown: 7, says: 'live' },
    { shown: 8, says: 'spelas nu' },
  ])('while the channel shows series $shown it says $says', async ({ shown, says }) => {
    const team = { id: 1, name: 'Norr', logo: null };
    const division = { id: 1, name: 'Division 1' };
    const shows = {
      id: shown,
      scheduledAt: '2026-03-10T18:30:00Z',
      division,
      home: team,
      away: team,
    };
    const stream = { channel: 'sbl', isLive: true, title: null, series: shows, nextSeries: null };
    await renderPart(<SeriesScore series={series('2026-03-10T18:30:00Z', { isStreamed: true })} />, {
      answers: [answerTo(LiveStreamDocument, { liveStream: { ...stream } }, { times: 9 })],
    });
    await pass(0.1);
    expect(screen.getByText(says)).toBeVisible();
  });
});
