import { freshDb } from './harness/database.ts';

test('the next test has other texts on the connections of this one', async () => {
  for (const number of [1, 2]) {
    const { db, close } = await freshDb();
    for (let time = 0; time < 4; time++)
      expect(await db.chosen(`select ${number} as number, $1::int as by`, [0])).toEqual([{ number, by: 0 }]);
    await close();
  }
});
