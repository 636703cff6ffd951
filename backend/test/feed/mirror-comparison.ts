import type { TestApp } from '../harness/app.ts';

type CopiedRow = Record<string, unknown>;
/** What the copy answers at `/tables`. */
export type CopiedTables = { position: number } & Record<string, CopiedRow[]>;

const columnsOf = (text: string): string[] => text.split(' ');

/** The columns of each file that are compared with the copy's table of that name. */
const FILES: Readonly<Record<string, readonly string[]>> = {
  divisions: columnsOf('id seasonId name nameEng discriminator rank seriesFormat'),
  standings: columnsOf(
    `seasonId divisionId position teamId team logo isDisqualified seriesPlayed wins overtimeWins overtimeLosses losses gamesWon ` +
      `gamesLost diff goalsFor goalsAgainst adjustment adjustmentReason points`,
  ),
  series: columnsOf(
    'id seasonId divisionId week homeTeamId homeTeam awayTeamId awayTeam scheduledAt reportedAt homeGames awayGames walkover ' +
      'isStreamed isAnnulled hasPlayerNumbers',
  ),
  games: columnsOf('seriesId divisionId number homeGoals awayGoals'),
  teams: columnsOf('id name logo isActive'),
  players: columnsOf('id nickname nationality mmr teamId'),
  transfers: columnsOf('id playerId teamId previousTeamId from to place'),
  seeds: columnsOf('seasonId divisionId seed teamId team logo fromDivisionId fromPlace exit'),
};
const NUMBERS = columnsOf('seriesId number side playerId teamId score goals assists saves shots');
const SANCTIONS = columnsOf('id playerId teamId kind startsOn endsOn seriesCount reasonSv reasonEn liftedOn');
const SEASONS = columnsOf('id name startsOn endsOn seriesFormat weeks isSettled');
const STAGES = columnsOf(
  'seasonId divisionId kind format hasThirdPlace hasSecondFinal weeks lot keepsDivisionsApart takesSignups isDrawn',
);

/** Rows as texts, with these columns, in one order. */
const textsOf = (rows: readonly CopiedRow[], columns: readonly string[]): string[] =>
  rows.map((row) => columns.map((column) => `${column}=${JSON.stringify(row[column] ?? null)}`).join(' ')).toSorted();

/** A table of the copy and the league's, as texts. */
export interface Compared {
  table: string;
  copy: string[];
  league: string[];
  cells: number;
}

const compared = (
  table: string,
  columns: readonly string[],
  copy: readonly CopiedRow[],
  league: readonly CopiedRow[],
): Compared => ({
  table,
  copy: textsOf(copy, columns),
  league: textsOf(league, columns),
  cells: league.length * columns.length,
});

/** The league as it is now, beside the copy. The league is asked by other ways than those by which the copy follows it. */
export class MirrorComparison {
  constructor(private readonly app: TestApp) {}

  /** Every table of the copy. */
  async of(copy: CopiedTables): Promise<Compared[]> {
    const found: Compared[] = [];
    for (const [name, columns] of Object.entries(FILES)) {
      found.push(compared(name, columns, copy[name]!, await this.#file(name)));
    }
    const seasons = (await this.#file('seasons')).map((row) => ({ ...row, isSettled: row['settledAt'] !== null }));
    const stages = (await this.#file('stages')).map((row) => ({ ...row, isDrawn: row['drawnAt'] !== null }));
    return [
      ...found,
      compared('seasons', SEASONS, copy['seasons']!, seasons),
      compared('stages', STAGES, copy['stages']!, stages),
      await this.#numbers(copy),
      ...(await this.#brackets(copy, stages)),
      ...(await this.#honours(copy)),
      await this.#sanctions(copy),
      ...(await this.#news(copy)),
      ...(await this.#sixMans(copy)),
    ];
  }

  async #file(name: string): Promise<CopiedRow[]> {
    const text = await (await fetch(`${this.app.url}/api/exports/${name}.ndjson`)).text();
    return text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as CopiedRow);
  }

  async #ask<T>(query: string, variables: object = {}): Promise<T> {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ query, variables });
    const answer = (await (await fetch(`${this.app.url}/graphql`, { method: 'POST', headers, body })).json()) as {
      data: T;
      errors?: object[];
    };
    if (answer.errors) throw new Error(JSON.stringify(answer.errors));
    return answer.data;
  }

  /** The files leave out the numbers of annulled results. */
  async #numbers(copy: CopiedTables): Promise<Compared> {
    const games = new Map((await this.#file('games')).map((game) => [game['id'], game]));
    const numbers = (await this.#file('player-games')).map((row) => ({ ...games.get(row['gameId']), ...row }));
    const annulled = new Set(copy['series']!.filter(({ isAnnulled }) => isAnnulled).map(({ id }) => id));
    const counted = copy['numbers']!.filter(({ seriesId }) => !annulled.has(seriesId));
    return compared('numbers', NUMBERS, counted, numbers);
  }

  async #brackets(copy: CopiedTables, stages: readonly CopiedRow[]): Promise<Compared[]> {
    type Side = { seed: number | null };
    type Series = Record<string, unknown> & { upper: Side; lower: Side };
    type Bracket = Record<string, unknown> & {
      holders: { seed: number; team: { id: number } }[];
      series: Series[];
    };
    const divisions = new Map((await this.#file('divisions')).map((row) => [row['id'], row]));
    const fates: CopiedRow[] = [];
    const holders: CopiedRow[] = [];
    const rows: CopiedRow[] = [];
    for (const { divisionId } of stages) {
      const { discriminator, seasonId } = divisions.get(divisionId)!;
      const { division } = await this.#ask<{ division: { bracket: Bracket } }>(
        `query ($at: String!, $of: Int!) { division(discriminator: $at, seasonId: $of) { bracket { isFinished first second third
          holders { seed team { id } } series { position seriesId round part partRound upper { seed } lower { seed } winner } } } }`,
        { at: discriminator, of: seasonId },
      );
      const { holders: held, series, ...fate } = division.bracket;
      fates.push({ divisionId, ...fate });
      holders.push(...held.map(({ seed, team }) => ({ divisionId, seed, teamId: team.id })));
      rows.push(
        ...series.map(({ upper, lower, ...row }) => ({
          divisionId,
          ...row,
          upperSeed: upper.seed,
          lowerSeed: lower.seed,
        })),
      );
    }
    return [
      compared('fates of stages', columnsOf('divisionId isFinished first second third'), copy['stages']!, fates),
      compared('holders', columnsOf('divisionId seed teamId'), copy['holders']!, holders),
      compared(
        'bracket',
        columnsOf('divisionId position seriesId round part partRound upperSeed lowerSeed winner'),
        copy['bracket']!,
        rows,
      ),
    ];
  }

  /** By season, where the copy asks for all champions. */
  async #honours(copy: CopiedTables): Promise<Compared[]> {
    type Honours = {
      titles: { title: string; team: { id: number; name: string }; division: { id: number } }[];
      bestPlayers: { number: string; player: { id: number }; games: number; value: number }[];
    };
    const { seasons } = await this.#ask<{ seasons: { id: number; honours: Honours | null }[] }>(
      `{ seasons { id honours { titles { title team { id name } division { id } }
        bestPlayers { number player { id } games value } } } }`,
    );
    const word = (text: string): string => text.toLowerCase().replaceAll('_', '-');
    const titles = seasons.flatMap(({ id, honours }) =>
      (honours?.titles ?? []).map(({ title, team, division }) => ({
        ...{ seasonId: id, divisionId: division.id, title: word(title), teamId: team.id, team: team.name },
      })),
    );
    const best = seasons.flatMap(({ id, honours }) =>
      (honours?.bestPlayers ?? []).map(({ number, player, games, value }) => ({
        ...{ seasonId: id, number: word(number), playerId: player.id, games, value },
      })),
    );
    return [
      compared('titles', columnsOf('seasonId divisionId title teamId team'), copy['titles']!, titles),
      compared('bestPlayers', columnsOf('seasonId number playerId games value'), copy['bestPlayers']!, best),
    ];
  }

  /** In the database: no page shows all of them. */
  async #sanctions(copy: CopiedTables): Promise<Compared> {
    const rows = await this.app.db.query<CopiedRow>(
      `select id, player_id as "playerId", team_id as "teamId", kind, starts_on::text as "startsOn", ends_on::text as "endsOn",
              series_count as "seriesCount", reason_sv as "reasonSv", reason_en as "reasonEn",
              (lifted_at at time zone 'Europe/Stockholm')::date::text as "liftedOn"
         from sanction where is_public`,
    );
    return compared('sanctions', SANCTIONS, copy['sanctions']!, rows);
  }

  /** In the database: no page shows all posts with their texts. */
  async #news(copy: CopiedTables): Promise<Compared[]> {
    const posts = await this.app.db.query<CopiedRow>(
      `select n.id, n.slug, n.title, n.description, n.content, n.category_id as "categoryId", p.id as "authorPlayerId",
              case when p.id is null then u.discord_username end as author
         from news_post n left join app_user u on u.id = n.author_user_id left join player p on p.user_id = u.id
        where n.published_at <= now()`,
    );
    const categories = await this.app.db.query<CopiedRow>('select id, name from news_category');
    return [
      compared(
        'news',
        columnsOf('id slug title description content categoryId authorPlayerId author'),
        copy['news']!,
        posts,
      ),
      compared('categories', columnsOf('id name'), copy['categories']!, categories),
    ];
  }

  /** In the database, of which the leaderboard is a view. */
  async #sixMans(copy: CopiedTables): Promise<Compared[]> {
    const results = await this.app.db.query<CopiedRow>(
      `select r.series_id as "seriesId", p.player_id as "playerId", case when p.player_id is null then p.name end as name,
              r.elo_before as "eloBefore", r.elo_after as "eloAfter"
         from six_mans_result r join six_mans_player p on p.id = r.six_mans_player_id`,
    );
    const players = await this.app.db.query<CopiedRow>(
      `select sp.player_id as "playerId", case when sp.player_id is null then sp.name end as name, last.elo_after as elo, last.wins,
              last.games, last.streak, last.best_streak as "bestStreak", last.peak
         from six_mans_player sp
         join lateral (select * from six_mans_result r where r.six_mans_player_id = sp.id order by r.games desc limit 1) last on true`,
    );
    const floors = await this.app.db.query<CopiedRow>(
      'select upper(rank) as rank, from_elo as floor from six_mans_floor',
    );
    const ranks = copy['sixMansRanks']!.filter(({ floor }) => floor !== null);
    return [
      compared('sixMansRanks', columnsOf('rank floor'), ranks, floors),
      compared(
        'sixMansPlayers',
        columnsOf('playerId name elo wins games streak bestStreak peak'),
        copy['sixMansPlayers']!,
        players,
      ),
      compared(
        'sixMansChanges',
        columnsOf('seriesId playerId name eloBefore eloAfter'),
        copy['sixMansChanges']!,
        results,
      ),
    ];
  }
}
