import { UnreadChangesDocument } from '../../app/shell/unread/unread-changes.generated';
import { listenToSocket } from './pushed-socket';

/** A socket that is being opened. The test decides what happens to it. */
class Line {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  static last: Line;
  readyState = Line.CONNECTING;
  onclose: ((event: object) => void) | null = null;
  constructor() {
    Line.last = this;
  }
  send() {}
  close() {}
}

const moment = () => new Promise((resume) => setTimeout(resume, 10));

test('a line that is refused while it is given up troubles no one', async () => {
  const unhandled: unknown[] = [];
  const remember = (reason: unknown) => unhandled.push(reason);
  process.on('unhandledRejection', remember);
  globalThis.WebSocket = Line as unknown as typeof WebSocket;
  const told: boolean[] = [];
  const stop = listenToSocket(
    UnreadChangesDocument,
    {},
    { onData: () => undefined, onLine: (isUp) => told.push(isUp) },
  );
  await moment();
  stop();
  Line.last.onclose?.({ code: 4401, reason: 'Unauthorized', wasClean: true });
  await moment();
  process.off('unhandledRejection', remember);
  expect({ unhandled, told }).toEqual({ unhandled: [], told: [] });
});
