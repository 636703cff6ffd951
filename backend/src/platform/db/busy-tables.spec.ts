import { BusyTables, onBusyTables } from './busy-tables.ts';

const refusal = Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' });

test('what was in the way of a change is waited for', async () => {
  let tries = 0;
  await onBusyTables(() => {
    tries += 1;
    return tries < 3 ? Promise.reject(refusal) : Promise.resolve();
  });
  expect(tries).toBe(3);
});

test('a table that is never free is told in words for the operator', async () => {
  const changing = onBusyTables(() => Promise.reject(refusal), -1);
  await expect(changing).rejects.toThrow(BusyTables);
  await expect(changing).rejects.toMatchObject({
    cause: refusal,
    message: expect.stringMatching(/^A table was in use .* Start it again: it goes on where it stopped\./),
  });
});

test('another fault is thrown at once', async () => {
  const fault = new Error('syntax error');
  await expect(onBusyTables(() => Promise.reject(fault))).rejects.toBe(fault);
});
