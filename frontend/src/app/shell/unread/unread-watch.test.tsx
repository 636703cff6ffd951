import { act, screen, waitFor } from '@testing-library/react';
import { useSession } from '../../../lib/session/session';
import { UnreadDocument } from '../../../lib/unread.generated';
import { renderPart } from '../../../test/render';
import { lastLine, replaceSocket, SocketLine } from '../../../test/socket-line';
import { VIEWER, viewerAnswer } from '../../../test/viewer-answer';
import { UnreadBadge } from './unread-badge';
import { UNREAD_POLL_MS, UnreadWatch } from './unread-watch';

/** A server that takes each line at once, while it is reachable. */
class Line extends SocketLine {
  static isReachable = true;

  constructor() {
    super();
    queueMicrotask(() => (Line.isReachable ? this.open() : this.drop(1006)));
  }
}
const tell = (unreadNotifications: number) => lastLine().says('next', { data: { unreadNotifications } });

let ownSocket = () => undefined as void;
let polls = 0;
let sessions = 0;

const Name = () => <p>{useSession().viewer?.displayName}</p>;

async function draw(counts: number[]) {
  polls = 0;
  sessions = 0;
  await renderPart(
    <>
      <UnreadWatch />
      <UnreadBadge />
      <Name />
    </>,
    {
      answers: [
        {
          ...viewerAnswer(),
          result: () => ({ data: { me: { ...VIEWER, displayName: `Kaptenen ${++sessions}` } } }),
          delay: 0,
        },
        {
          request: { query: UnreadDocument },
          result: () => ({ data: { unreadNotifications: counts[Math.min(polls++, counts.length - 1)] } }),
          delay: 0,
          maxUsageCount: Number.POSITIVE_INFINITY,
        },
      ],
    },
  );
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const badge = () => screen.queryByText(/oläst/)?.textContent;

// the texts are read from the disk, which does not follow the test's clock
beforeAll(() => renderPart(null));
beforeEach(() => {
  Line.isReachable = true;
  ownSocket = replaceSocket(Line);
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
});
afterEach(() => {
  jest.useRealTimers();
  ownSocket();
});

test('the badge says what the server last said over the socket, and nothing is polled meanwhile', async () => {
  await draw([1]);
  await pass(10);
  expect(badge()).toBe('1 oläst avisering');
  tell(4);
  await pass(10);
  expect(badge()).toBe('4 olästa aviseringar');
  tell(0);
  await pass(10);
  expect(badge()).toBeUndefined();
  await pass(3 * UNREAD_POLL_MS);
  expect(polls).toBe(1);
});

test('news makes the viewer be looked up again, reading them does not', async () => {
  await draw([2]);
  await pass(10);
  expect(screen.getByText('Kaptenen 1')).toBeInTheDocument();
  tell(0);
  await pass(10);
  expect(sessions).toBe(1);
  tell(1);
  await pass(10);
  expect(screen.getByText('Kaptenen 2')).toBeInTheDocument();
});

test('without a socket the number is asked for every five seconds', async () => {
  Line.isReachable = false;
  await draw([0, 0, 2]);
  await pass(2 * UNREAD_POLL_MS + 10);
  expect(badge()).toBe('2 olästa aviseringar');
});

test('a tab that no one looks at asks for nothing, and is right as soon as it is looked at', async () => {
  Line.isReachable = false;
  await draw([0, 3]);
  await pass(10);
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await pass(5 * UNREAD_POLL_MS);
  expect(polls).toBe(1);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(10);
  expect(badge()).toBe('3 olästa aviseringar');
  hidden.mockRestore();
});

test.each([
  { code: 1006, why: 'the line broke' },
  { code: 4401, why: 'the access token had run out' },
])('after $code ($why) the polls take over until a new line is up', async ({ code }) => {
  await draw([0, 5]);
  await pass(10);
  act(() => lastLine().drop(code));
  await pass(10);
  await pass(UNREAD_POLL_MS + 10);
  expect(badge()).toBe('5 olästa aviseringar');
  await pass(20_000);
  expect(SocketLine.all).toHaveLength(2);
  const before = polls;
  tell(6);
  await pass(3 * UNREAD_POLL_MS);
  expect(polls).toBe(before);
  expect(badge()).toBe('6 olästa aviseringar');
});

test('a line that answers no ping is given up', async () => {
  await draw([0]);
  await pass(10);
  await pass(26_000);
  await waitFor(() => expect(SocketLine.all[0]?.isClosed).toBe(true));
});
