import { onNotice, type Notice } from '../lib/notify';

/** The messages of the snackbar in each test of the calling file, without those that were taken back. The list is empty at the start of every test. */
export function noticesOfEachTest(): readonly Notice[] {
  const notices: Notice[] = [];
  let stop: () => unknown = () => undefined;
  beforeEach(() => {
    notices.splice(0);
    stop = onNotice(
      (notice) => notices.push(notice),
      (notice) => notices.includes(notice) && notices.splice(notices.indexOf(notice), 1),
    );
  });
  afterEach(() => void stop());
  return notices;
}
