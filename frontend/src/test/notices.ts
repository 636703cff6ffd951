import { onNotice, type Notice } from '../lib/notify';

/** The messages of the snackbar in each test of the calling file. The list is empty at the start of every test. */
export function noticesOfEachTest(): readonly Notice[] {
  const notices: Notice[] = [];
  let stop: () => unknown = () => undefined;
  beforeEach(() => {
    notices.splice(0);
    stop = onNotice((notice) => notices.push(notice));
  });
  afterEach(() => void stop());
  return notices;
}
