import { ROLE_IDS } from '../../src/domain/actor.ts';
import type { RoleName } from '../../src/domain/actor.ts';
import { resultOf, walkoverResult } from '../../src/domain/series/series-result.ts';
import type { SeriesResult, Walkover } from '../../src/domain/series/series-result.ts';
import type { SeriesFormat } from '../../src/domain/series/series-format.ts';
import type { Side } from '../../src/domain/sides.ts';
import type { Db } from '../../src/platform/db/db.ts';

/** One player's numbers in a game, short: player, score, goals, assists, saves, shots. */
export type Row = readonly [
  player: number,
  score: number,
  goals: number,
  assists: number,
  saves: number,
  shots: number,
];

/** A game by its goals and, where a test is about them, its rows. */
export interface PlayedGame {
  goals: readonly [home: number, away: number];
  home?: readonly Row[];
  away?: readonly Row[];
}

type Columns = Record<string, unknown>;

/**
 * Small leagues, made by hand: every method stores one thing and answers its id. Defaults are valid, so that a test
 * names only what it is about. Columns are given by their names in the database.
 */
export class League {
  #count = 0;

  constructor(private readonly db: Db) {}

  season(columns: Columns = {}): Promise<number> {
    const n = this.#next();
    const year = 2020 + n;
    return this.#insert('season', {
      name: `Season ${n}`,
      starts_on: `${year}-01-01`,
      ends_on: `${year}-06-30`,
      ...columns,
    });
  }

  division(seasonId: number, columns: Columns = {}): Promise<number> {
    const n = this.#next();
    return this.#insert('division', {
      season_id: seasonId,
      name: `Division ${n}`,
      discriminator: `division-${n}`,
      rank: 1,
      ...columns,
    });
  }

  band(divisionId: number, from: number, to: number, hex = '#00ff00'): Promise<number> {
    return this.#insert('placement_band', {
      division_id: divisionId,
      from_position: from,
      to_position: to,
      hex,
      description_sv: 'Uppflyttning',
      description_en: 'Promotion',
    });
  }

  team(name: string, columns: Columns = {}): Promise<number> {
    return this.#insert('team', { name, ...columns });
  }

  /** Puts a team into a division, under its own name unless `columns` say another. */
  async enter(divisionId: number, teamId: number, columns: Columns = {}): Promise<void> {
    await this.db.query(
      `insert into division_team (division_id, season_id, team_id, name)
       select d.id, d.season_id, t.id, t.name from division d, team t where d.id = $1 and t.id = $2`,
      [divisionId, teamId],
    );
    for (const [column, value] of Object.entries(columns)) {
      await this.db.query(`update division_team set ${column} = $3 where division_id = $1 and team_id = $2`, [
        divisionId,
        teamId,
        value,
      ]);
    }
  }

  /** A team of that name, already in the division. */
  async teamIn(divisionId: number, name: string, columns: Columns = {}): Promise<number> {
    const id = await this.team(name);
    await this.enter(divisionId, id, columns);
    return id;
  }

  player(nickname: string, columns: Columns = {}): Promise<number> {
    return this.#insert('player', { nickname, ...columns });
  }

  async user(columns: Columns = {}, roles: readonly RoleName[] = []): Promise<number> {
    const n = this.#next();
    const id = await this.#insert('app_user', { discord_id: `${1000 + n}`, discord_username: `user${n}`, ...columns });
    for (const role of roles) {
      await this.db.query('insert into user_role (user_id, role) values ($1, $2)', [id, ROLE_IDS[role]]);
    }
    return id;
  }

  /** A roster entry; without an end it is running. */
  sign(playerId: number, teamId: number, from: string, columns: Columns = {}): Promise<number> {
    return this.#insert('roster_entry', {
      player_id: playerId,
      team_id: teamId,
      valid_from: from,
      sort_order: 2,
      ...columns,
    });
  }

  series(divisionId: number, home: number, away: number, columns: Columns = {}): Promise<number> {
    return this.#insert('series', {
      division_id: divisionId,
      home_team_id: home,
      away_team_id: away,
      week: 1,
      ...columns,
    });
  }

  /** A series that has been played, with its sums kept as a report keeps them. */
  async played(
    divisionId: number,
    [home, away]: readonly [number, number],
    games: readonly PlayedGame[],
    columns: Columns = {},
  ): Promise<number> {
    const result = resultOf(
      await this.#formatOf(divisionId),
      games.map(({ goals }) => ({ home: goals[0], away: goals[1] })),
    );
    const id = await this.series(divisionId, home, away, { ...reported(result), ...columns });
    for (const [index, { goals, ...sides }] of games.entries()) {
      const game = await this.#insert('game', {
        series_id: id,
        number: index + 1,
        home_goals: goals[0],
        away_goals: goals[1],
      });
      await this.#rows(game, 'home', home, sides.home ?? []);
      await this.#rows(game, 'away', away, sides.away ?? []);
    }
    await this.#sumUp(divisionId);
    return id;
  }

  async walkover(
    divisionId: number,
    [home, away]: readonly [number, number],
    walkover: Walkover,
    columns: Columns = {},
  ): Promise<number> {
    const result = walkoverResult(await this.#formatOf(divisionId), walkover);
    return this.series(divisionId, home, away, { ...reported(result), walkover, ...columns });
  }

  async setting(key: string, value: string | number): Promise<void> {
    await this.db.query('insert into setting values ($1, $2) on conflict (key) do update set value = excluded.value', [
      key,
      String(value),
    ]);
  }

  async #formatOf(divisionId: number): Promise<SeriesFormat> {
    const sql = 'select series_format as format from division where id = $1';
    const [division] = await this.db.query<{ format: SeriesFormat }>(sql, [divisionId]);
    if (!division) throw new Error(`no division ${divisionId}`);
    return division.format;
  }

  async #rows(gameId: number, side: Side, teamId: number, rows: readonly Row[]): Promise<void> {
    for (const [index, row] of rows.entries()) {
      await this.db.query('insert into player_game_stats values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)', [
        gameId,
        side,
        index + 1,
        row[0],
        teamId,
        ...row.slice(1),
      ]);
    }
  }

  async #sumUp(divisionId: number): Promise<void> {
    await this.db.query('delete from player_division_totals where division_id = $1', [divisionId]);
    await this.db.query(
      `insert into player_division_totals
       select s.division_id, r.team_id, r.player_id, count(*), sum(r.score), sum(r.goals), sum(r.assists), sum(r.saves),
              sum(r.shots)
         from series s join game g on g.series_id = s.id join player_game_stats r on r.game_id = g.id
        where s.division_id = $1 group by s.division_id, r.team_id, r.player_id`,
      [divisionId],
    );
  }

  async #insert(table: string, columns: Columns): Promise<number> {
    const names = Object.keys(columns);
    const places = names.map((_, index) => `$${index + 1}`);
    const sql = `insert into ${table} (${names.join(', ')}) values (${places.join(', ')}) returning id`;
    const [row] = await this.db.query<{ id: number }>(sql, Object.values(columns));
    if (!row) throw new Error(`nothing stored in ${table}`);
    return row.id;
  }

  #next(): number {
    return ++this.#count;
  }
}

/** Three games that the home team wins. */
export const threeNil: readonly PlayedGame[] = [{ goals: [2, 0] }, { goals: [3, 1] }, { goals: [1, 0] }];

/** Five games that the home team wins. */
export const threeTwo: readonly PlayedGame[] = [
  { goals: [2, 0] },
  { goals: [0, 1] },
  { goals: [3, 1] },
  { goals: [1, 2] },
  { goals: [2, 1] },
];

const reported = (result: SeriesResult): Columns => ({
  home_games: result.homeGames,
  away_games: result.awayGames,
  home_goals: result.homeGoals,
  away_goals: result.awayGoals,
  reported_at: '2021-02-01T20:00:00Z',
});
