import pg from 'pg';
import { rankTeams } from '../src/domain/competition/standings/standings.ts';
import type { SeriesFormat } from '../src/domain/series/series-format.ts';
import { resultOf } from '../src/domain/series/series-result.ts';
import type { Sides } from '../src/domain/sides.ts';
import { DEMO_SEED, generateDemo } from '../src/demo/generate-demo.ts';
import { REQUEST_KINDS } from '../src/domain/requests/approval.ts';
import { DEMO_ACCOUNTS } from '../src/integrations/discord/emulator/demo-accounts.ts';
import { freshDatabase } from './harness/database.ts';
import type { TestDatabase } from './harness/database.ts';

const NOW = new Date('2026-11-19T15:00:00Z');
/** A slow machine has written everything by then. */
const ENDED = new Date('2026-11-19T15:50:00Z');
const stored = new Map<string, Buffer>();
const uploads = { put: async (name: string, bytes: Buffer) => void stored.set(name, bytes) };

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await freshDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await generateDemo(client, { seed: DEMO_SEED, scale: 1, now: NOW, present: () => Promise.resolve(ENDED), uploads });
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

async function rows<R extends pg.QueryResultRow>(sql: string, params: unknown[] = []): Promise<R[]> {
  return (await client.query<R>(sql, params)).rows;
}

/** Expects that there are no such rows. */
const none = async (sql: string, params: unknown[] = []) => expect(await rows(sql, params)).toEqual([]);

async function numberOf(sql: string, params: unknown[] = []): Promise<number> {
  const [row] = await rows<{ n: string }>(`select count(*) as n from (${sql}) as counted`, params);
  return Number(row?.n);
}

test('it has ten seasons that are played, the last of them current, and one that teams sign up for', async () => {
  const seasons = await rows<{ name: string }>('select name from season order by starts_on');
  expect(seasons.pop()).toEqual({ name: 'Säsong 11' });
  expect(seasons.map(({ name }) => name)).toEqual(Array.from({ length: 10 }, (_, index) => `Säsong ${index + 1}`));
  const [current] = await rows(
    `select s.name from season s join setting on key = 'current_season' and value = s.id::text`,
  );
  expect(current).toEqual({ name: 'Säsong 10' });
  await none('select a.name from season a join season b on b.id = a.id + 1 and b.starts_on <= a.ends_on');
});

test('it is as large as the league it stands for', async () => {
  const divisions = await rows<{ divisions: string; smallest: string; largest: string }>(
    `select count(*) as divisions, min(teams) as smallest, max(teams) as largest from (
       select d.season_id, d.id, count(*) as teams from division d join division_team t on t.division_id = d.id where not d.is_stage group by d.id) as sized
      group by season_id`,
  );
  for (const { divisions: count, smallest, largest } of divisions) {
    expect(Number(count)).toBeGreaterThanOrEqual(4);
    expect(Number(count)).toBeLessThanOrEqual(6);
    expect(Number(smallest)).toBeGreaterThanOrEqual(6);
    expect(Number(largest)).toBeLessThanOrEqual(12);
  }
  expect(await numberOf('select from team')).toBeGreaterThanOrEqual(70);
  expect(await numberOf('select from player')).toBeGreaterThanOrEqual(400);
  expect(await numberOf(`select from division where series_format = 'four-plus-decider'`)).toBeGreaterThanOrEqual(3);
});

describe('the numbers agree', () => {
  test("a game's goals are the sum of its rows", () =>
    none(`
      select g.id from game g join player_game_stats p on p.game_id = g.id group by g.id
      having g.home_goals <> sum(p.goals) filter (where p.side = 'home')
          or g.away_goals <> sum(p.goals) filter (where p.side = 'away')
          or count(*) filter (where p.side = 'home') <> 3 or count(*) filter (where p.side = 'away') <> 3`));

  test('assists never exceed goals, saves never the shots that missed, and every goal is a shot', async () => {
    await none('select from player_game_stats where shots < goals');
    await none(`
      select own.game_id from (select game_id, side, sum(goals) as goals, sum(assists) as assists, sum(saves) as saves,
               sum(shots) as shots from player_game_stats group by game_id, side) as own
        join (select game_id, side, sum(shots) - sum(goals) as missed from player_game_stats group by game_id, side) as other
          on other.game_id = own.game_id and other.side <> own.side
       where own.assists > own.goals or own.saves > other.missed`);
    await none('select from player_game_stats where score not between 100 and 900');
  });

  test("a series' sums are those of its games, and its games are possible", async () => {
    await none(`
      select s.id from series s left join game g on g.series_id = s.id where s.reported_at is not null and s.walkover is null
       group by s.id having s.home_goals <> sum(g.home_goals) or s.away_goals <> sum(g.away_goals) or count(g.id) = 0
           or s.home_games <> count(*) filter (where g.home_goals > g.away_goals)
           or s.away_games <> count(*) filter (where g.away_goals > g.home_goals)`);
    const played = await rows<{ format: SeriesFormat; games: Sides<number>[] }>(`
      select coalesce(s.format, d.series_format) as format,
             json_agg(json_build_object('home', g.home_goals, 'away', g.away_goals) order by g.number) as games
        from series s join division d on d.id = s.division_id join game g on g.series_id = s.id group by s.id, d.id`);
    for (const { format, games } of played) expect(resultOf(format, games).winner).not.toBeNull();
    await none(
      'select from game g join series s on s.id = g.series_id where s.walkover is not null or s.reported_at is null',
    );
  });

  test('stored totals are those of the games', () =>
    none(`
      with counted as (
        select s.division_id, p.team_id, p.player_id, count(*)::int as games, sum(p.score)::int as score, sum(p.goals)::int as goals,
               sum(p.assists)::int as assists, sum(p.saves)::int as saves, sum(p.shots)::int as shots,
               (count(distinct s.id) filter (where (p.side = 'home') = (s.home_games > s.away_games)))::int as series_won
          from series s join game g on g.series_id = s.id join player_game_stats p on p.game_id = g.id group by 1, 2, 3)
      (table counted except table player_division_totals) union all (table player_division_totals except table counted)`));
});

/** Teams that joined after the season began. */
const NEWCOMERS = `select id from team where created_at > (select starts_on from season where id = 10)`;

describe('rosters', () => {
  test('everyone who has played was in the team at the time', () =>
    none(`
      select p.game_id, p.player_id from player_game_stats p join game g on g.id = p.game_id join series s on s.id = g.series_id
       where p.team_id <> case p.side when 'home' then s.home_team_id else s.away_team_id end
          or not exists (select from roster_entry r where r.player_id = p.player_id and r.team_id = p.team_id
                            and tstzrange(r.valid_from, r.valid_to) @> s.scheduled_at)`));

  test('teams that play have three to five players in unbroken order, two of them Swedish; others have none', async () => {
    await none(`
      select t.id from team t left join roster_entry r on r.team_id = t.id and r.valid_to is null left join player p on p.id = r.player_id
       where t.id not in (${NEWCOMERS})
       group by t.id having case when t.is_active
         then count(r.id) not between 3 and 5 or max(r.sort_order) <> count(r.id) or count(distinct r.sort_order) <> count(r.id)
           or count(*) filter (where p.nationality = 'SE') < 2
         else count(r.id) > 0 end`);
    await none(
      `select from team t where is_active <> exists (select from division_team where team_id = t.id and season_id = 10) and id not in (${NEWCOMERS})`,
    );
  });

  test('players change teams, some of them lately', async () => {
    expect(
      await numberOf('select player_id from roster_entry group by player_id having count(distinct team_id) > 1'),
    ).toBeGreaterThan(30);
    expect(
      await numberOf(`select from roster_entry where valid_from > $1::timestamptz - interval '10 days'`, [NOW]),
    ).toBeGreaterThan(4);
  });
});

describe('tables', () => {
  test('every step that orders the table separates two teams somewhere', async () => {
    const divisions = await rows<{ id: number; format: SeriesFormat; teams: never[]; results: never[] | null }>(`
      select d.id, d.series_format as format,
        (select json_agg(json_build_object('id', team_id, 'name', name, 'isDisqualified', is_disqualified, 'adjustment', adjustment,
                                           'decider', decider)) from division_team where division_id = d.id) as teams,
        (select json_agg(json_build_object('homeTeamId', home_team_id, 'awayTeamId', away_team_id, 'homeGames', home_games,
                 'awayGames', away_games, 'homeGoals', home_goals, 'awayGoals', away_goals, 'walkover', walkover) order by scheduled_at)
           from series where division_id = d.id and reported_at is not null) as results
        from division d where not d.is_stage`);
    const seen = divisions.flatMap(({ teams, results, format }) =>
      rankTeams(teams, results ?? [], format).flatMap(({ trace }) => trace?.criterion ?? []),
    );
    expect([...new Set(seen)].sort()).toEqual(
      [
        'disqualified',
        'points',
        'gameDifference',
        'gamesWon',
        'headToHeadPoints',
        'headToHeadGameDifference',
        'headToHeadGoalDifference',
        'goalDifference',
        'goalsFor',
        'decider',
        'shared',
      ].sort(),
    );
  });

  test('walkovers of all kinds, a disqualification and a deduction with its reason occur', async () => {
    expect(await rows('select distinct walkover from series where walkover is not null order by 1')).toEqual([
      { walkover: 'away' },
      { walkover: 'both' },
      { walkover: 'home' },
    ]);
    expect(await numberOf('select from division_team where is_disqualified and season_id = 10')).toBe(1);
    expect(await numberOf('select from division_team where adjustment = -3 and season_id = 10')).toBe(1);
  });

  test('the coloured rows lie within the table, and say what they mean in both languages', () =>
    none(`
      select b.id from placement_band b join division_team t on t.division_id = b.division_id
       group by b.id having b.to_position > count(*) or b.description_sv = '' or b.description_en = ''`));
});

describe('the current season', () => {
  test('is about half reported; what is to come has a time this week and none later', async () => {
    const all = await numberOf('select from series s join division d on d.id = s.division_id where d.season_id = 10');
    const reported = await numberOf(
      'select from series s join division d on d.id = s.division_id where d.season_id = 10 and reported_at <= $1',
      [NOW],
    );
    expect(reported / all).toBeGreaterThan(0.4);
    expect(reported / all).toBeLessThan(0.65);
    await none(
      'select from series where reported_at > $1 or (reported_at is not null and scheduled_at >= reported_at)',
      [NOW],
    );
    // the captains of one series have missed the deadline
    expect(await numberOf('select from series where week <= 6 and scheduled_at is null')).toBe(1);
    await none(
      'select from series s join division d on d.id = s.division_id where d.season_id = 10 and week > 7 and scheduled_at is not null',
    );
  });

  test('some play tonight, some are streamed, and something waits for a report', async () => {
    const waiting = 'select from series where reported_at is null';
    expect(
      await numberOf(`${waiting} and scheduled_at > $1 and scheduled_at < $1::timestamptz + interval '9 hours'`, [NOW]),
    ).toBeGreaterThan(5);
    expect(await numberOf(`${waiting} and scheduled_at > $1 and is_streamed`, [NOW])).toBeGreaterThan(0);
    expect(
      await numberOf(
        `select s.id from series s join division d on d.id = s.division_id join app_user u on u.id = d.admin_user_id
          where u.discord_username = 'divisionadmin' and reported_at is null and scheduled_at < $1`,
        [NOW],
      ),
    ).toBeGreaterThan(0);
  });

  test('no one plays twice an evening', () =>
    none(`
      select team, day from series s join division d on d.id = s.division_id and d.season_id = 10,
             lateral (values (home_team_id), (away_team_id)) as t(team),
             lateral (select (scheduled_at at time zone 'Europe/Stockholm')::date as day) as on_day
       where scheduled_at is not null group by team, day having count(*) > 1`));
});

interface Account {
  handle: string;
  nickname: string | null;
  nationality: string | null;
  platform: string | null;
  birthdate: string | null;
  roles: number[];
  member: boolean;
  place: number | null;
  team: number | null;
  size: number | null;
  division: string | null;
}
const account = async (handle: string): Promise<Account | undefined> =>
  (
    await rows<Account>(
      `select u.discord_username as handle, p.nickname, p.nationality, p.platform, p.birthdate::text,
              array(select role::int from user_role where user_id = u.id) as roles,
              exists (select from association_member m where m.email = u.email and u.email_verified) as member,
              r.sort_order as place, r.team_id as team, d.discriminator as division,
              (select count(*)::int from roster_entry o where o.team_id = r.team_id and o.valid_to is null) as size
         from app_user u left join player p on p.user_id = u.id left join roster_entry r on r.player_id = p.id and r.valid_to is null
         left join division_team dt on dt.team_id = r.team_id and dt.season_id = 10 left join division d on d.id = dt.division_id
        where u.discord_id = $1`,
      [DEMO_ACCOUNTS.find((known) => known.handle === handle)?.discordId],
    )
  )[0];

describe('demo accounts', () => {
  test.each([
    ['admin', 1],
    ['divisionadmin', 2],
    ['graphics', 3],
    ['writer', 4],
  ])('%s has that role, a player and a membership', async (handle, role) => {
    expect(await account(handle)).toMatchObject({ handle, roles: [role], member: true, nationality: 'SE' });
  });

  test('divisionadmin runs two current divisions', async () => {
    expect(
      await rows(`select d.discriminator from division d join app_user u on u.id = d.admin_user_id
                   where d.season_id = 10 and u.discord_username = 'divisionadmin' order by 1`),
    ).toEqual([{ discriminator: 'division-1' }, { discriminator: 'division-2' }]);
  });

  test('captain3 leads a new team that lacks a player, and has not signed it up', async () => {
    expect(await account('captain3')).toMatchObject({ place: 1, size: 2, member: true, division: null });
  });

  test('every team that plays in the current season has signed up for it before it began', async () => {
    await none(
      'select from division_team dt where season_id = 10 and not exists (select from signup s where s.season_id = 10 and s.team_id = dt.team_id)',
    );
    await none(`select from signup s join season se on se.id = s.season_id
                 where s.season_id = 10 and s.created_at > se.starts_on::timestamp at time zone 'Europe/Stockholm'`);
    expect(await numberOf('select from signup where user_id is not null')).toBeGreaterThan(10);
  });

  test('captain and player share a team of four in a top division; captain2 leads another', async () => {
    const [captain, player, captain2] = [await account('captain'), await account('player'), await account('captain2')];
    expect(captain).toMatchObject({
      place: 1,
      size: 4,
      member: true,
      division: expect.stringMatching(/^division-[12]$/),
    });
    expect(player).toMatchObject({ place: 2, team: captain?.team, member: true, roles: [] });
    expect(captain2).toMatchObject({ place: 1, member: true });
    expect(captain2?.team).not.toBe(captain?.team);
  });

  test.each([
    ['freeagent', { nationality: 'SE', member: true, team: null }],
    ['nonmember', { nationality: 'SE', member: false, team: null }],
    ['foreigner', { nationality: 'NO', member: false, team: null }],
    ['returning', { nationality: null, platform: null, birthdate: null, member: true, nickname: expect.any(String) }],
    ['newcomer', undefined],
    ['claimant', undefined],
    ['outsider', undefined],
  ])('%s is known as promised', async (handle, expected) => {
    const found = await account(handle);
    if (expected) expect(found).toMatchObject(expected);
    else expect(found).toBeUndefined();
  });

  test("a player without an account has the claimant's name", async () => {
    expect(await rows(`select user_id from player where nickname = 'claimant'`)).toEqual([{ user_id: null }]);
  });
});

describe('the season to come', () => {
  test('is open for sign-up until a week before it begins, and its facts are known', async () => {
    const settings = await rows<{ key: string; value: string }>(
      `select key, value from setting where key in ('registration_open', 'signup_season') order by key`,
    );
    expect(settings).toEqual([
      { key: 'registration_open', value: 'true' },
      { key: 'signup_season', value: '11' },
    ]);
    const [facts] = await rows(
      `select signup_closes_at > $1 as open, (starts_on - signup_closes_at::date) as "daysBefore", weeks,
              transfer_from between starts_on and ends_on as "hasWindow", jsonb_array_length(qualifiers) as qualifiers
         from season where id = 11`,
      [NOW],
    );
    expect(facts).toEqual({ open: true, daysBefore: 7, weeks: 11, hasWindow: true, qualifiers: 2 });
    await none(
      'select from season where id = 10 and (weeks is null or not $1::date between transfer_from and transfer_to)',
      [NOW],
    );
  });

  test("captain's team is signed up for it, captain2's and captain3's are not, nor are all others", async () => {
    const signedUp = async (handle: string) =>
      numberOf('select from signup where season_id = 11 and team_id = $1', [(await account(handle))?.team]);
    expect([await signedUp('captain'), await signedUp('captain2'), await signedUp('captain3')]).toEqual([1, 0, 0]);
    const all = await numberOf('select from signup where season_id = 11');
    expect(all).toBeGreaterThan(10);
    expect(all).toBeLessThan(45);
    await none('select from signup where season_id = 11 and (created_at > $1 or user_id is null)', [NOW]);
  });
});

describe('what waits', () => {
  test('staff have one request of every kind to decide, each about what is so', async () => {
    const kinds = await rows<{ kind: string }>(
      `select kind from approval_request where status = 'pending' and created_at < $1 order by kind`,
      [NOW],
    );
    expect(kinds.map(({ kind }) => kind)).toEqual([...REQUEST_KINDS].sort());
    // players who request a team or a transfer have none
    await none(`select from approval_request a join roster_entry r on r.player_id = a.player_id and r.valid_to is null
                 where a.kind in ('newTeam', 'transfer')`);
    await none(`select from approval_request a where a.kind = 'leaveTeam' and (
                  select count(*) from roster_entry r where r.team_id = a.team_id and r.valid_to is null) <> 1`);
    await none(`select from approval_request a where a.kind = 'changeTeamInfo' and not exists (
                  select from roster_entry r where r.team_id = a.team_id and r.player_id = a.player_id
                     and r.valid_to is null and r.sort_order = 1)`);
    await none(`select from approval_request a where a.kind = 'existingUser' and exists (
                  select from player where user_id = a.user_id)`);
    await none(`select from approval_request a where a.kind = 'gameAccount' and not exists (
                  select from series s join roster_entry r on r.team_id = a.team_id and r.player_id = a.player_id and r.valid_to is null
                    join roster_entry c on c.team_id = a.team_id and c.valid_to is null and c.sort_order = 1
                    join player p on p.id = c.player_id and p.user_id = a.user_id
                   where s.id = (a.payload->>'seriesId')::int and a.team_id in (s.home_team_id, s.away_team_id))`);
    await none(`select from approval_request a left join invite i on i.id = a.invite_id
                 where a.kind = 'transfer' and (i.team_id <> a.team_id or i.player_id <> a.player_id or i.status <> 1 or not i.with_request)`);
  });

  test('its pictures are kept, and no one but staff and who uploaded them sees them as theirs', async () => {
    const pictures = await rows<{ name: string }>('select name from image where not is_public');
    expect(pictures).toHaveLength(3);
    for (const { name } of pictures) expect(stored.has(name)).toBe(true);
  });

  test('demo accounts can do what they are there for: none of them has asked for anything', async () => {
    const handles = DEMO_ACCOUNTS.map(({ discordId }) => discordId);
    await none('select from approval_request a join app_user u on u.id = a.user_id where u.discord_id = any($1)', [
      handles,
    ]);
  });

  test.each(['approval_request', 'notification'])(
    'a row of %s came after the older ones, as lists show them',
    (table) =>
      none(
        `select from ${table} later join ${table} earlier on earlier.id < later.id where earlier.created_at > later.created_at`,
      ),
  );

  test('captain and player have something to read, freeagent something to answer, and captain’s team has room', async () => {
    const unread = async (handle: string) =>
      numberOf(
        `select from notification n join app_user u on u.id = n.user_id
          where u.discord_username = $1 and n.read_at is null and n.created_at < $2`,
        [handle, NOW],
      );
    expect([await unread('captain'), await unread('player'), await unread('freeagent')]).toEqual([1, 1, 1]);
    const [waiting] = await rows<{ nickname: string; team: number }>(
      `select u.discord_username as nickname, i.team_id as team from invite i
         join player p on p.id = i.player_id join app_user u on u.id = p.user_id where i.status = 0`,
    );
    expect(waiting?.nickname).toBe('freeagent');
    expect(waiting?.team).not.toBe((await account('captain'))?.team);
  });
});

test('every active team has a crest of at most 20 kB, with its small sibling', async () => {
  const logos = await rows<{ logo: string }>('select distinct logo from team');
  expect(logos.length).toBeGreaterThan(60);
  for (const { logo } of logos) {
    expect(logo).toMatch(/^images\/[a-f0-9]{32}\.png$/);
    const name = logo.slice('images/'.length);
    expect(stored.get(name)?.length).toBeLessThanOrEqual(20_480);
    expect(stored.has(name.replace('.png', '-96.webp'))).toBe(true);
  }
  await none('select name from division_team where logo is null');
});

test('6mans has a ledger in which each line begins where the last one ended, and several ranks are held', async () => {
  expect(await numberOf('select from six_mans_series')).toBeGreaterThan(200);
  await none(`
    select from (select elo_before, lag(elo_after, 1, 1000) over (partition by six_mans_player_id order by games) as last
                   from six_mans_result) line where elo_before <> last`);
  await none(
    'select series_id from six_mans_result group by series_id having count(*) <> 6 or sum(is_winner::int) <> 3',
  );
  const sql = `select distinct f.rank
                 from (select distinct on (six_mans_player_id) elo_after from six_mans_result order by six_mans_player_id, games desc) last
                 join six_mans_floor f on f.from_elo = (select max(from_elo) from six_mans_floor where from_elo <= last.elo_after)`;
  expect(await numberOf(sql)).toBeGreaterThanOrEqual(4);
});

test('what the channel sends has just begun when a slow start ends', async () => {
  const sent = await rows<{ at: Date }>(
    `select scheduled_at as at from series where is_streamed and reported_at is null and scheduled_at between $1 and $2`,
    [NOW, ENDED],
  );
  expect(sent).toEqual([{ at: ENDED }]);
});

test('a database that is not empty is refused, and stays as it was', async () => {
  const before = await numberOf('select from player');
  await expect(generateDemo(client, { seed: 1, scale: 1, now: NOW, uploads })).rejects.toThrow('empty database');
  expect(await numberOf('select from player')).toBe(before);
});

test('what is created next gets an id of its own', async () => {
  await client.query('begin');
  await client.query(`insert into team (name) values ('Nykomlingarna')`);
  await client.query(`insert into player (nickname) values ('nykomling')`);
  await client.query('rollback');
});
