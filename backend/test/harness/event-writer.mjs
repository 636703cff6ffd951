// A process of its own that changes teams, for the test of the feed: `node event-writer.mjs <database> <each> <n:team> …`.
// Every team has a writer, who renames it `each` times and takes some of the renamings back by a rollback.
import pg from 'pg';

const [url, each, ...teams] = process.argv.slice(2);

async function write(n, team) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (let done = 0, round = 0; done < Number(each); round++) {
    const isRefused = (round + n) % 5 === 0;
    await client.query('begin');
    await client.query('update team set name = $2 where id = $1', [team, `${n} ${round}`]);
    await client.query(isRefused ? 'rollback' : 'commit');
    if (!isRefused) done++;
  }
  await client.end();
}

await Promise.all(teams.map((pair) => write(...pair.split(':').map(Number))));
