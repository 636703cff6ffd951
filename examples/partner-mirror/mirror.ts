import type { BracketRows } from './bracket-rows.ts';
import type { League } from './league.ts';
import { readAddresses, readCategories, readHonours, readPost, readSixMans, type WholeTables } from './other-rows.ts';
import { readPlayer, readSanctions, readTeam, readTeamTransfers } from './people-rows.ts';
import { readDivision, readSeasons, readSeries } from './rows.ts';
import { staleBy, type LeagueEvent, type Stale } from './stale.ts';
import type { Row, TableName, Tables } from './tables.ts';

const BRACKET_TABLES = ['stages', 'seeds', 'holders', 'bracket'] as const satisfies readonly (keyof BracketRows)[];

/** Follows the league: what an event is about is read again, whatever the event says of it. */
export class Mirror {
  constructor(
    private readonly league: League,
    readonly tables: Tables,
  ) {}

  /** Reads what no file has. Later events tell what is read too early. */
  async readBesideFiles(): Promise<void> {
    const { places } = await readSeasons(this.league);
    for (const { id, isStage } of places.values()) if (isStage) await this.#readDivision(id, places);
    for (const read of [readHonours, readCategories, readSixMans]) this.#replace(await read(this.league));
    this.tables.replace('sanctions', {}, await readSanctions(this.league));
    for (const slug of await readAddresses(this.league)) {
      const post = await readPost(this.league, slug);
      if (post) this.tables.put('news', post);
    }
  }

  /** Reads events until there are no newer ones. */
  async catchUp(): Promise<void> {
    for (let hasMore = true; hasMore;) {
      type Page = { events: LeagueEvent[]; next: number; hasMore: boolean };
      const page = await this.league.get<Page>(`/api/events?after=${this.tables.position}`);
      if (!page) return;
      await this.apply(page.events);
      this.tables.position = page.next;
      hasMore = page.hasMore;
    }
  }

  /** Brings the copy up to these events. One that was applied before does no harm. */
  async apply(events: readonly LeagueEvent[]): Promise<void> {
    const stale = staleBy(events);
    this.#addStages(stale);
    if (stale.areSeasons || stale.divisions.size > 0) await this.#readSeasons(stale);
    for (const id of stale.series) await this.#readSeries(id);
    for (const id of stale.teams) await this.#readTeam(id, stale);
    for (const id of stale.players) await this.#readPlayer(id);
    for (const [id, slug] of [...this.#postsBy(stale.players), ...stale.posts]) {
      const post = slug === null ? null : await readPost(this.league, slug);
      this.tables.replace('news', { id }, post ? [post] : []);
    }
    if (this.#areHonoursStale(stale)) this.#replace(await readHonours(this.league));
    if (stale.areCategories) this.#replace(await readCategories(this.league));
    if (stale.areSixMans) this.#replace(await readSixMans(this.league));
    this.tables.position = Math.max(this.tables.position, ...events.map(({ position }) => position));
  }

  /** A stage that is not drawn follows the tables that its seeds come from, and shows its teams as they are called now. */
  #addStages({ divisions, teams }: Stale): void {
    const open = new Set(
      this.tables.rows('stages').flatMap(({ divisionId, isDrawn }) => (isDrawn ? [] : [divisionId as number])),
    );
    const seeds = this.tables.rows('seeds').filter(({ divisionId }) => open.has(divisionId as number));
    // a stage can follow another one
    for (let known = -1; known < divisions.size;) {
      known = divisions.size;
      for (const { divisionId, fromDivisionId, teamId } of seeds) {
        if (divisions.has(fromDivisionId as number) || teams.has(teamId as number)) divisions.add(divisionId as number);
      }
    }
  }

  /** The posts that one of these players has written. Who had no player before may have one now. */
  #postsBy(players: ReadonlySet<number>): [id: number, slug: string][] {
    if (players.size === 0) return [];
    const posts = this.tables.rows('news').filter(({ authorPlayerId: by }) => by === null || players.has(by as number));
    return posts.map(({ id, slug }) => [id as number, slug as string]);
  }

  /** A season that is settled has honours, which a later correction can change. */
  #areHonoursStale({ areSeasons, seasons }: Stale): boolean {
    return (
      areSeasons || this.tables.rows('seasons').some(({ id, isSettled }) => isSettled && seasons.has(id as number))
    );
  }

  async #readSeasons(stale: Stale): Promise<void> {
    const { seasons, places } = await readSeasons(this.league);
    this.tables.replace('seasons', {}, seasons);
    for (const id of stale.divisions) {
      const series = await this.#readDivision(id, places);
      for (const seriesId of series) stale.series.add(seriesId);
    }
  }

  /** Returns the series that count again, or no more: the files leave out the numbers of annulled results. */
  async #readDivision(id: number, places: Awaited<ReturnType<typeof readSeasons>>['places']): Promise<number[]> {
    const place = places.get(id);
    const found = place ? await readDivision(this.league, place) : null;
    this.tables.replace('divisions', { id }, found ? [found.division] : []);
    this.tables.replace('standings', { divisionId: id }, found?.standings ?? []);
    for (const name of BRACKET_TABLES) this.tables.replace(name, { divisionId: id }, found?.bracket?.[name] ?? []);
    if (!found) this.tables.remove('series', { divisionId: id });
    const turned: number[] = [];
    for (const row of found?.series ?? []) {
      const seriesId = row['id'] as number;
      if (this.tables.get('series', seriesId)?.['isAnnulled'] !== row['isAnnulled']) turned.push(seriesId);
      this.tables.put('series', row);
    }
    return turned;
  }

  async #readSeries(id: number): Promise<void> {
    const found = await readSeries(this.league, id);
    this.tables.replace('series', { id }, found ? [found.series] : []);
    this.tables.replace('games', { seriesId: id }, found?.games ?? []);
    this.tables.replace('numbers', { seriesId: id }, found?.numbers ?? []);
  }

  async #readTeam(id: number, { players }: Stale): Promise<void> {
    const found = await readTeam(this.league, id);
    const staying = found?.team['id'] as number | undefined;
    if (staying !== id) this.tables.remove('teams', { id });
    this.tables.remove('sanctions', { teamId: id });
    if (found) {
      this.tables.put('teams', found.team);
      this.tables.replace('sanctions', { teamId: staying ?? id }, found.sanctions);
    }
    const former = this.tables.rows('transfers').filter(({ teamId }) => teamId === id);
    const present = staying === id ? await readTeamTransfers(this.league, id) : [];
    this.tables.replace('transfers', { teamId: id }, present);
    // whose stay is another one may have come to their next team from elsewhere
    for (const playerId of playersWithOtherRows(former, present)) players.add(playerId);
  }

  async #readPlayer(id: number): Promise<void> {
    const found = await readPlayer(this.league, id);
    const present = found?.player['id'] as number | undefined;
    if (present !== id) this.tables.remove('players', { id });
    this.tables.remove('transfers', { playerId: id });
    this.tables.remove('sanctions', { playerId: id });
    if (!found) return;
    this.tables.put('players', found.player);
    this.tables.replace('transfers', { playerId: present ?? id }, found.transfers);
    this.tables.replace('sanctions', { playerId: present ?? id }, found.sanctions);
  }

  #replace(whole: WholeTables): void {
    for (const [name, rows] of Object.entries(whole)) this.tables.replace(name as TableName, {}, rows);
  }
}

function playersWithOtherRows(former: readonly Row[], present: readonly Row[]): Set<number> {
  const [was, now] = [former, present].map((rows) => new Map(rows.map((row) => [JSON.stringify(row), row])));
  const other = [
    ...former.filter((row) => !now?.has(JSON.stringify(row))),
    ...present.filter((row) => !was?.has(JSON.stringify(row))),
  ];
  return new Set(other.map(({ playerId }) => playerId as number));
}
