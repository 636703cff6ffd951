import * as TransferWindow from './transfer-window.ts';

const CLOSED_AT = new Date('2026-02-01T12:00:00Z');
const before = new Date(CLOSED_AT.getTime() - 1);
const after = new Date(CLOSED_AT.getTime() + 1);

describe('the transfer window', () => {
  test.each([
    { transferOpen: true, registrationOpen: true, mode: 'open' },
    { transferOpen: true, registrationOpen: false, mode: 'open' },
    { transferOpen: false, registrationOpen: true, mode: 'by-request' },
    { transferOpen: false, registrationOpen: false, mode: 'closed' },
  ])('transfers $transferOpen, registration $registrationOpen: $mode', ({ mode, ...switches }) => {
    expect(TransferWindow.modeOf(switches)).toBe(mode);
  });

  test.each([
    { why: 'never in a team', left: null, isBlocked: false },
    { why: 'left while it was open', left: before, isBlocked: false },
    { why: 'left the moment it closed', left: CLOSED_AT, isBlocked: true },
    { why: 'left after it closed', left: after, isBlocked: true },
  ])('a player who $why waits for the next one: $isBlocked', ({ left, isBlocked }) => {
    const closed = { registrationOpen: true, transferOpen: false, transferTurnedAt: CLOSED_AT };
    expect(TransferWindow.isBlocked(closed, left)).toBe(isBlocked);
    expect(TransferWindow.isBlocked({ ...closed, transferOpen: true }, left)).toBe(false);
  });

  test('a window that was never open has always been closed', () => {
    const never = { registrationOpen: true, transferOpen: false, transferTurnedAt: null };
    expect(TransferWindow.isBlocked(never, before)).toBe(true);
    expect(TransferWindow.isBlocked(never, null)).toBe(false);
  });

  test('lets no one in directly unless it is open', () => {
    const switches = { registrationOpen: true, transferOpen: false, transferTurnedAt: null };
    expect(() => TransferWindow.assertOpen(switches)).toThrow(
      expect.objectContaining({ code: 'TRANSFER_WINDOW_CLOSED' }),
    );
    expect(() => TransferWindow.assertOpen({ ...switches, transferOpen: true })).not.toThrow();
    expect(() => TransferWindow.assertNotBlocked(switches, before)).toThrow(
      expect.objectContaining({ code: 'BLOCKED_UNTIL_WINDOW' }),
    );
  });
});

describe('a window that follows the season', () => {
  const { windowAfter, windowAt } = TransferWindow;
  // summer time begins between the two days
  const days = { from: '2026-03-28', to: '2026-03-29' };
  const SINCE = new Date('2026-03-01T12:00:00Z');
  const [OPENS, CLOSES] = [new Date('2026-03-27T23:00:00Z'), new Date('2026-03-29T22:00:00Z')];
  const stored = { isOpen: false, turnedAt: CLOSED_AT, followsSince: SINCE, days };
  const at = (time: Date, ms = 0) => new Date(time.getTime() + ms);

  test.each([
    { why: 'before its first day', now: at(OPENS, -1), transferOpen: false, transferTurnedAt: CLOSED_AT },
    { why: 'from the first moment of its first day', now: OPENS, transferOpen: true, transferTurnedAt: OPENS },
    { why: 'until the last of its last day', now: at(CLOSES, -1), transferOpen: true, transferTurnedAt: OPENS },
    { why: 'from the end of its last day', now: CLOSES, transferOpen: false, transferTurnedAt: CLOSES },
  ])('$why it is open: $transferOpen', ({ now, transferOpen, transferTurnedAt }) => {
    expect(windowAt(stored, now)).toEqual({ transferOpen, transferTurnedAt });
  });

  test('is closed while the season has no such days, since it began to follow', () => {
    expect(windowAt({ ...stored, isOpen: true, days: null }, CLOSES)).toEqual({
      transferOpen: false,
      transferTurnedAt: SINCE,
    });
  });

  test('whoever waits since it closed waits on when it begins or ends to follow', () => {
    const closed = { ...stored, followsSince: null };
    const followed = windowAfter(closed, { isOpen: false, follows: true }, SINCE);
    expect(windowAt(followed, SINCE)).toEqual({ transferOpen: false, transferTurnedAt: CLOSED_AT });
    const later = at(CLOSES, 1000);
    const left = windowAfter(followed, { isOpen: false, follows: false }, later);
    expect(windowAt(left, later)).toEqual({ transferOpen: false, transferTurnedAt: CLOSES });
    expect(left.followsSince).toBeNull();
  });

  test('opened or closed by hand, it has turned then', () => {
    const opened = windowAfter(stored, { isOpen: true, follows: false }, SINCE);
    expect(windowAt(opened, SINCE)).toEqual({ transferOpen: true, transferTurnedAt: SINCE });
    const began = windowAfter({ ...opened, followsSince: null }, { isOpen: true, follows: true }, CLOSED_AT);
    expect(windowAt(began, CLOSED_AT)).toEqual({ transferOpen: false, transferTurnedAt: CLOSED_AT });
  });

  test.each([
    { isOpen: undefined, now: SINCE, follows: true, why: 'says nothing of it' },
    { isOpen: false, now: SINCE, follows: true, why: 'says what is so' },
    { isOpen: true, now: OPENS, follows: true, why: 'says what is so on its days' },
    { isOpen: true, now: SINCE, follows: false, why: 'says the other thing' },
  ])('a caller who can only open and close it, and $why: it follows on $follows', ({ isOpen, now, follows }) => {
    expect(windowAfter(stored, { isOpen, follows: undefined }, now).followsSince !== null).toBe(follows);
  });
});
