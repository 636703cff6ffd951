import { ROLE_IDS } from '../../src/domain/actor.ts';
import type { RoleName } from '../../src/domain/actor.ts';
import { DivisionTeam } from '../../src/modules/seasons/divisions/division-team.entity.ts';
import { Division } from '../../src/modules/seasons/divisions/division.entity.ts';
import { PlacementBand } from '../../src/modules/seasons/divisions/placement-band.entity.ts';
import { Invite } from '../../src/modules/teams/invites/invite.entity.ts';
import { Membership } from '../../src/modules/auth/membership/membership.entity.ts';
import { NewsCategory } from '../../src/modules/news/news-category.entity.ts';
import { NewsPost } from '../../src/modules/news/news-post.entity.ts';
import { Player } from '../../src/modules/players/player.entity.ts';
import { Season } from '../../src/modules/seasons/season.entity.ts';
import { Game } from '../../src/modules/series/game.entity.ts';
import { PlayerGameStats } from '../../src/modules/series/player-game-stats.entity.ts';
import { Series } from '../../src/modules/series/series.entity.ts';
import { Setting } from '../../src/modules/content/settings/setting.entity.ts';
import { Signup } from '../../src/modules/seasons/signups/signup.entity.ts';
import { PlayerDivisionTotals } from '../../src/modules/stats/player-division-totals.entity.ts';
import { RosterEntry } from '../../src/modules/teams/roster-entry.entity.ts';
import { Team } from '../../src/modules/teams/team.entity.ts';
import { AssociationMember } from '../../src/modules/auth/users/association-member.entity.ts';
import { UserRole } from '../../src/modules/auth/users/user-role.entity.ts';
import { User } from '../../src/modules/auth/users/user.entity.ts';
import { resultOf, walkoverResult } from '../../src/domain/series/series-result.ts';
import type { SeriesResult, Walkover } from '../../src/domain/series/series-result.ts';
import type { SeriesFormat } from '../../src/domain/series/series-format.ts';
import type { Side } from '../../src/domain/sides.ts';
import type { Db } from '../../src/platform/db/db.ts';
import { insertRow, insertAll } from './rows.ts';
import type { Columns, NewRow } from './rows.ts';

/** One player's numbers in a game, in short form: player, score, goals, assists, saves, shots. */
export type Row = readonly [
  player: number,
  score: number,
  goals: number,
  assists: number,
  saves: number,
  shots: number,
];

/** A game by its goals and, for tests about them, its rows. */
export interface PlayedGame {
  goals: readonly [home: number, away: number];
  home?: readonly Row[];
  away?: readonly Row[];
}

/**
 * Creates small leagues. Every method stores one thing and returns its id. Defaults are valid, so that a test names
 * only what matters to it. Columns have the entities' names.
 */
export class League {
  #count = 0;
  /** The seasons of the divisions that were created here. */
  readonly #seasons = new Map<number, number>();

  constructor(private readonly db: Db) {}

  season(columns: Columns<Season> = {}): Promise<number> {
    const n = this.#next();
    const year = 2020 + n;
    return insertRow(this.db, Season, {
      name: `Season ${n}`,
      startsOn: `${year}-01-01`,
      endsOn: `${year}-06-30`,
      ...columns,
    });
  }

  async division(seasonId: number, columns: Columns<Division> = {}): Promise<number> {
    const n = this.#next();
    const id = await insertRow(this.db, Division, {
      seasonId,
      name: `Division ${n}`,
      discriminator: `division-${n}`,
      rank: 1,
      ...columns,
    });
    this.#seasons.set(id, seasonId);
    return id;
  }

  band(divisionId: number, from: number, to: number, hex = '#00ff00'): Promise<number> {
    return insertRow(this.db, PlacementBand, {
      divisionId,
      fromPosition: from,
      toPosition: to,
      hex,
      descriptionSv: 'Uppflyttning',
      descriptionEn: 'Promotion',
      meaning: 'promotion',
    });
  }

  team(name: string, columns: Columns<Team> = {}): Promise<number> {
    return insertRow(this.db, Team, { name, ...columns });
  }

  /** Puts a team into a division, with its own name unless `columns` has another. */
  async enter(divisionId: number, teamId: number, columns: Columns<DivisionTeam> = {}): Promise<void> {
    const seasonId = this.#seasons.get(divisionId) ?? (await this.#findDivision(divisionId)).seasonId;
    const name = columns.name ?? (await this.db.repo(Team).findOneByOrFail({ id: teamId })).name;
    await insertRow(this.db, DivisionTeam, { divisionId, teamId, seasonId, sortOrder: 0, ...columns, name });
  }

  /** A team with that name, already in the division. */
  async teamIn(divisionId: number, name: string, columns: Columns<DivisionTeam> = {}): Promise<number> {
    const id = await this.team(name);
    await this.enter(divisionId, id, { name, ...columns });
    return id;
  }

  player(nickname: string, columns: Columns<Player> = {}): Promise<number> {
    return insertRow(this.db, Player, { nickname, ...columns });
  }

  async user(columns: Columns<User> = {}, roles: readonly RoleName[] = []): Promise<number> {
    const n = this.#next();
    const userId = await insertRow(this.db, User, {
      discordId: `${1000 + n}`,
      discordUsername: `user${n}`,
      ...columns,
    });
    const rows = roles.map((role) => ({ userId, role: ROLE_IDS[role] }));
    if (rows.length > 0) await insertAll(this.db, UserRole, rows);
    return userId;
  }

  /** A roster entry; without an end the player is still in the team. */
  sign(playerId: number, teamId: number, from: string, columns: Columns<RosterEntry> = {}): Promise<number> {
    return insertRow(this.db, RosterEntry, { playerId, teamId, validFrom: from, sortOrder: 2, ...columns });
  }

  series(divisionId: number, home: number, away: number, columns: Columns<Series> = {}): Promise<number> {
    return insertRow(this.db, Series, { divisionId, homeTeamId: home, awayTeamId: away, week: 1, ...columns });
  }

  /** A played series, with its sums stored as a report stores them. */
  async played(
    divisionId: number,
    [home, away]: readonly [number, number],
    games: readonly PlayedGame[],
    columns: Columns<Series> = {},
  ): Promise<number> {
    const result = resultOf(
      await this.#formatOf(divisionId),
      games.map(({ goals }) => ({ home: goals[0], away: goals[1] })),
    );
    const seriesId = await this.series(divisionId, home, away, { ...reported(result), ...columns });
    for (const [index, { goals, ...sides }] of games.entries()) {
      const [homeGoals, awayGoals] = goals;
      const gameId = await insertRow(this.db, Game, { seriesId, number: index + 1, homeGoals, awayGoals });
      const rows = [
        ...statsOf(gameId, 'home', home, sides.home ?? []),
        ...statsOf(gameId, 'away', away, sides.away ?? []),
      ];
      if (rows.length > 0) await insertAll(this.db, PlayerGameStats, rows);
    }
    await this.#sumUp(divisionId);
    return seriesId;
  }

  async walkover(
    divisionId: number,
    [home, away]: readonly [number, number],
    walkover: Walkover,
    columns: Columns<Series> = {},
  ): Promise<number> {
    const result = walkoverResult(await this.#formatOf(divisionId), walkover);
    return this.series(divisionId, home, away, { ...reported(result), walkover, ...columns });
  }

  signUp(seasonId: number, teamId: number, columns: Columns<Signup> = {}): Promise<undefined> {
    return insertRow(this.db, Signup, { seasonId, teamId, ...columns });
  }

  /** A pending invite; it was sent while the transfer window was open, unless `columns` says otherwise. */
  invite(teamId: number, captainId: number, playerId: number, columns: Columns<Invite> = {}): Promise<number> {
    return insertRow(this.db, Invite, {
      teamId,
      invitedByPlayerId: captainId,
      playerId,
      withRequest: false,
      ...columns,
    });
  }

  /** Stores the address of a member of the association. */
  member(email: string): Promise<number> {
    return insertRow(this.db, AssociationMember, { email });
  }

  /** Stores a member's application. */
  membership(associationMemberId: number, columns: Columns<Membership> & { email: string }): Promise<number> {
    return insertRow(this.db, Membership, {
      associationMemberId,
      firstName: 'Ada',
      lastName: 'Ek',
      phone: '+46701234567',
      isSsnDoubtful: false,
      address: 'Gatan 1',
      zip: '11111',
      city: 'Ort',
      sex: 'na',
      agreesMarketing: false,
      ...columns,
    });
  }

  category(name: string): Promise<number> {
    return insertRow(this.db, NewsCategory, { name });
  }

  /** A post that is visible from `publishedAt` on; without it a draft. */
  post(categoryId: number, slug: string, columns: Columns<NewsPost> = {}): Promise<number> {
    return insertRow(this.db, NewsPost, { categoryId, slug, title: 'Nytt', content: 'Text', ...columns });
  }

  async setting(key: string, value: string | number): Promise<void> {
    await this.db.repo(Setting).upsert({ key, value: String(value) }, ['key']);
  }

  async #formatOf(divisionId: number): Promise<SeriesFormat> {
    return (await this.#findDivision(divisionId)).seriesFormat;
  }

  #findDivision(id: number): Promise<Division> {
    return this.db.repo(Division).findOneByOrFail({ id });
  }

  /** Counted with separate SQL, so that the product's sums are not compared with themselves. */
  async #sumUp(divisionId: number): Promise<void> {
    await this.db.repo(PlayerDivisionTotals).delete({ divisionId });
    await this.db.query(
      `insert into player_division_totals
         (division_id, team_id, player_id, games, score, goals, assists, saves, shots, series_won)
       select s.division_id, r.team_id, r.player_id, count(*), sum(r.score), sum(r.goals), sum(r.assists), sum(r.saves),
              sum(r.shots), count(distinct s.id) filter (where (r.side = 'home') = (s.home_games > s.away_games))
         from series s join game g on g.series_id = s.id join player_game_stats r on r.game_id = g.id
        where s.division_id = $1 group by s.division_id, r.team_id, r.player_id`,
      [divisionId],
    );
  }

  #next(): number {
    return ++this.#count;
  }
}

const statsOf = (gameId: number, side: Side, teamId: number, rows: readonly Row[]): NewRow<PlayerGameStats>[] =>
  rows.map(([playerId, score, goals, assists, saves, shots], index) => ({
    gameId,
    side,
    slot: index + 1,
    playerId,
    teamId,
    score,
    goals,
    assists,
    saves,
    shots,
  }));

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

const reported = ({ homeGames, awayGames, homeGoals, awayGoals }: SeriesResult): Columns<Series> => ({
  homeGames,
  awayGames,
  homeGoals,
  awayGoals,
  reportedAt: '2021-02-01T20:00:00Z',
});
