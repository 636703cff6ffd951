import { UnreadChangesDocument } from '../../app/shell/unread/unread-changes.generated';
import { lastLine, replaceSocket } from '../../test/socket-line';
import { listenToSocket } from './pushed-socket';

const moment = () => new Promise((resume) => setTimeout(resume, 10));

test('a line that is refused while it is given up troubles no one', async () => {
  const unhandled: unknown[] = [];
  const remember = (reason: unknown) => unhandled.push(reason);
  process.on('unhandledRejection', remember);
  const ownSocket = replaceSocket();
  const told: boolean[] = [];
  const stop = listenToSocket(
    UnreadChangesDocument,
    {},
    { onData: () => undefined, onLine: (isUp) => told.push(isUp) },
  );
  await moment();
  stop();
  lastLine().drop(4401);
  await moment();
  process.off('unhandledRejection', remember);
  ownSocket();
  expect({ unhandled, told }).toEqual({ unhandled: [], told: [] });
});
