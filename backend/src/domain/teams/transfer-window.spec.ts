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
