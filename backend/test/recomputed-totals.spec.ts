import { RecomputedTotals1763712060001 } from '../src/migrations/1763712060001-recomputed-totals.ts';
import { createDataSource } from '../src/platform/db/data-source.ts';
import { League, threeNil } from './factories/league.ts';
import { freshDb } from './harness/database.ts';

test('the upgrade counts wrong, missing and left-over sums again, and leaves the others alone', async () => {
  const { db, url, close } = await freshDb();
  const league = new League(db);
  const divisionId = await league.division(await league.season());
  const [norr, syd] = [await league.teamIn(divisionId, 'Norr'), await league.teamIn(divisionId, 'Syd')];
  const [ada, bo, cy, di] = [
    await league.player('Ada'),
    await league.player('Bo'),
    await league.player('Cy'),
    await league.player('Di'),
  ];
  await league.played(
    divisionId,
    [norr, syd],
    threeNil.map((game) => ({
      ...game,
      home: [
        [ada, 400, 2, 0, 1, 4],
        [bo, 100, 0, 1, 0, 1],
      ],
      away: [[cy, 90, 0, 0, 2, 0]],
    })),
  );
  // what a later upgrade adds is not this one's
  const sums = () =>
    db.query(
      'select player_id, team_id, games, score, goals, assists, saves, shots from player_division_totals order by player_id',
    );
  const right = await sums();
  await db.query('update player_division_totals set games = 1, goals = 9 where player_id = $1', [ada]);
  await db.query('update player_division_totals set player_id = $2 where player_id = $1', [bo, di]);
  const untouched = 'select xmin::text from player_division_totals where player_id = $1';
  const before = await db.query(untouched, [cy]);

  const source = await createDataSource(url, { purpose: 'operator' }).initialize();
  const runner = source.createQueryRunner();
  const migration = new RecomputedTotals1763712060001();
  await migration.down(runner);
  await runner.startTransaction();
  await migration.up(runner);
  await runner.commitTransaction();
  await runner.release();
  await source.destroy();

  expect(await sums()).toEqual(right);
  expect(await db.query(untouched, [cy])).toEqual(before);
  await close();
});
