import type { ClientBase } from 'pg';
import type { Cast, DemoUser } from '../accounts.ts';
import { staffRows } from '../accounts.ts';
import { streamOf } from '../play/chance.ts';
import { rowsOf } from './division-rows.ts';
import type { SeriesIds } from './division-rows.ts';
import { continueIds, insertRows } from '../insert-rows.ts';
import type { SeasonBatch } from '../make-league.ts';
import { NEWS_CATEGORY, NEWS_POST } from '../texts/news-tables.ts';
import { NEWS_CATEGORIES } from '../texts/news-texts.ts';
import type { NewsRow } from '../texts/news.ts';
import type { DemoDivision, DemoPlayer, DemoStage, DemoTeam, RosterEntryRow } from '../model.ts';
import { entrantRows, insertStage, STAGE_ENTRANT } from '../stages/stage-tables.ts';
import { SIX_MANS_PLAYER, SIX_MANS_RESULT, SIX_MANS_SERIES } from './six-mans.ts';
import type { DemoSixMans } from './six-mans.ts';
import * as table from '../tables.ts';

/** The number of written rows. */
export interface Written {
  seasons: number;
  divisions: number;
  teams: number;
  players: number;
  series: number;
  games: number;
}

/** Writes the league into an empty database, on one connection and inside the caller's transaction. */
export class LeagueWriter {
  private readonly ids: SeriesIds = { series: 1, game: 1 };
  /** The ids of tables, by season and word. */
  private readonly divisionIds = new Map<string, number>();
  private readonly written: Written = { seasons: 0, divisions: 0, teams: 0, players: 0, series: 0, games: 0 };

  constructor(
    private readonly client: ClientBase,
    private readonly seed: number,
  ) {}

  /** Staff come first, because divisions and reports name them. */
  async writeStaff(createdAt: Date): Promise<void> {
    await insertRows(this.client, 'app_user', table.APP_USER, staffRows(createdAt));
  }

  /** One season with all people and teams that are new in it. Teams have their pictures by now. */
  async writeSeason(batch: SeasonBatch): Promise<void> {
    const { number: seasonId, divisions } = batch;
    await this.writePlayers(batch.players);
    await insertRows(this.client, 'team', table.TEAM, batch.teams);
    await this.writeEntries(batch.entries);
    await insertRows(this.client, 'season', table.SEASON, [{ ...batch, id: seasonId }]);
    const numbered = divisions.map((division) => ({ division, id: ++this.written.divisions, seasonId }));
    await insertRows(
      this.client,
      'division',
      table.DIVISION,
      numbered.map(({ division, ...ids }) => ({ ...division, ...ids, nameEng: null, isStage: false })),
    );
    await insertRows(
      this.client,
      'placement_band',
      table.PLACEMENT_BAND,
      numbered.flatMap(({ division, id }) => division.bands.map((band) => ({ ...band, divisionId: id }))),
    );
    await insertRows(
      this.client,
      'division_team',
      table.DIVISION_TEAM,
      numbered.flatMap(({ division, id }) =>
        division.teams.map((entry) => ({ ...entry, divisionId: id, seasonId, seed: null })),
      ),
    );
    for (const { division, id } of numbered) {
      this.divisionIds.set(`${seasonId} ${division.discriminator}`, id);
      await this.writeSeries(division, id);
    }
    await this.updateTeams(batch.changedTeams);
    this.written.seasons += 1;
    this.written.teams += batch.teams.length;
  }

  /** Stages of seasons that are written. */
  async writeStages(stages: readonly DemoStage[]): Promise<void> {
    for (const stage of stages) {
      const [id, seasonId] = [++this.written.divisions, stage.season];
      const division = { ...stage, id, seasonId, adminUserId: null, isStage: true };
      await insertRows(this.client, 'division', table.DIVISION, [division]);
      await insertStage(this.client, id, stage);
      const entrants = entrantRows(stage, id, (word) => this.divisionIds.get(`${seasonId} ${word}`));
      await insertRows(this.client, 'stage_entrant', STAGE_ENTRANT, entrants);
      const teams = stage.teams.map((entry, index) => ({ ...entry, divisionId: id, seasonId, seed: index + 1 }));
      await insertRows(this.client, 'division_team', table.DIVISION_TEAM, teams);
      await this.writeSeries(stage, id);
    }
  }
  async writeTeams(teams: readonly DemoTeam[]): Promise<void> {
    await insertRows(this.client, 'team', table.TEAM, teams);
    this.written.teams += teams.length;
  }

  async writePlayers(players: readonly DemoPlayer[]): Promise<void> {
    await insertRows(this.client, 'player', table.PLAYER, players);
    await insertRows(this.client, 'game_account', table.GAME_ACCOUNT, players);
    this.written.players += players.length;
  }

  async writeEntries(entries: readonly RosterEntryRow[]): Promise<void> {
    await insertRows(this.client, 'roster_entry', table.ROSTER_ENTRY, entries);
  }

  /** Accounts, memberships and roles, and the links to their players. */
  async writeCast({ staff, users, claimed, returning }: Cast): Promise<void> {
    const everybody = [...staff, ...users];
    await insertRows(this.client, 'app_user', table.APP_USER, users);
    const members = everybody.filter(({ isMember }) => isMember);
    await insertRows(this.client, 'association_member', table.ASSOCIATION_MEMBER, members);
    await insertRows(this.client, 'user_role', table.USER_ROLE, everybody.flatMap(rolesOf));
    await this.client.query(
      `update player set user_id = link.user_id, discord_name = link.name
         from unnest($1::int[], $2::int[], $3::text[]) as link(player_id, user_id, name) where player.id = link.player_id`,
      [
        everybody.map(({ player }) => player.id),
        everybody.map(({ id }) => id),
        everybody.map(({ username }) => username),
      ],
    );
    await this.client.query(`update player set nickname = 'claimant', discord_name = null where id = $1`, [claimed.id]);
    await this.client.query(
      'update player set platform = null, platform_id = null, steam = null, birthdate = null, nationality = null where id = $1',
      [returning.id],
    );
    await this.client.query('delete from game_account where player_id = $1', [returning.id]);
  }

  /** Most people were on the site in the last days; a few have not been seen for three weeks. */
  async writeLogins(now: Date): Promise<void> {
    await this.client.query(
      `update app_user set last_login_at = $1::timestamptz
         - make_interval(hours => case when id % 17 = 0 then 500 + id % 200 else 1 + id * 7 % 200 end)`,
      [now],
    );
  }

  async writeSettings(settings: Readonly<Record<string, string>>): Promise<void> {
    const rows = Object.entries(settings).map(([key, value]) => ({ key, value }));
    await insertRows(this.client, 'setting', table.SETTING, rows);
  }

  /** Every team of a season has signed up for it: its captain did so in the two weeks before it began. */
  async writeSignups(season: number): Promise<void> {
    await this.client.query(
      `insert into signup (season_id, team_id, user_id, created_at)
       select dt.season_id, dt.team_id, p.user_id, se.starts_on::timestamp at time zone 'Europe/Stockholm' - dt.team_id % 14 * interval '23 hours'
         from division_team dt join season se on se.id = dt.season_id
         left join roster_entry r on r.team_id = dt.team_id and r.valid_to is null and r.sort_order = 1
         left join player p on p.id = r.player_id
        where dt.season_id = $1`,
      [season],
    );
  }

  async writeSixMans({ players, series, results }: DemoSixMans): Promise<void> {
    await insertRows(this.client, 'six_mans_player', SIX_MANS_PLAYER, players);
    await insertRows(this.client, 'six_mans_series', SIX_MANS_SERIES, series);
    await insertRows(this.client, 'six_mans_result', SIX_MANS_RESULT, results);
  }

  async writeNews(posts: readonly NewsRow[]): Promise<void> {
    const categories = NEWS_CATEGORIES.map((name, index) => ({ id: index + 1, name }));
    await insertRows(this.client, 'news_category', NEWS_CATEGORY, categories);
    await insertRows(this.client, 'news_post', NEWS_POST, posts);
  }

  /** A page that staff write, in both languages. */
  async writePage(name: string, { sv, en }: { sv: string; en: string }, updatedAt: Date): Promise<void> {
    await this.client.query(
      'insert into managed_page (name, content_sv, content_en, updated_at) values ($1, $2, $3, $4)',
      [name, sv, en, updatedAt],
    );
  }

  /** Makes new rows get the ids after these. */
  async finish(): Promise<Written> {
    await continueIds(this.client, table.TABLES_WITH_IDS);
    return { ...this.written, series: this.ids.series - 1, games: this.ids.game - 1 };
  }

  private async writeSeries(division: DemoDivision, id: number): Promise<void> {
    const random = { random: streamOf(this.seed, 6, id), order: streamOf(this.seed, 12, id) };
    const rows = rowsOf(random, id, division, this.ids);
    await insertRows(this.client, 'series', table.SERIES, rows.series);
    await insertRows(this.client, 'game', table.GAME, rows.games);
    await insertRows(this.client, 'player_game_stats', table.PLAYER_GAME_STATS, rows.stats);
    await insertRows(this.client, 'goal', table.GOAL, rows.goals);
    await insertRows(this.client, 'player_division_totals', table.PLAYER_DIVISION_TOTALS, rows.totals);
  }

  private async updateTeams(teams: readonly DemoTeam[]): Promise<void> {
    await this.client.query(
      `update team set name = changed.name, is_active = changed.is_active
         from unnest($1::int[], $2::text[], $3::boolean[]) as changed(id, name, is_active) where team.id = changed.id`,
      [teams.map(({ id }) => id), teams.map(({ name }) => name), teams.map(({ isActive }) => isActive)],
    );
  }
}

const rolesOf = ({ id, role }: DemoUser) => (role === null ? [] : [{ userId: id, role }]);
