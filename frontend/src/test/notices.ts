import { onNotice, type Notice } from '../lib/notify';

/** What the snackbar is told in each test of the file that calls this; it begins empty every time. */
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
