import type { League } from './league.ts';
import { readDivision, readPlayer, readSeasons, readSeries, readTeam } from './rows.ts';
import type { Tables } from './tables.ts';

/** An event of the feed; of `data` only the ids that the copy needs. */
export interface LeagueEvent {
  position: number;
  kind: string;
  data: {
    seriesId?: number;
    divisionId?: number;
    seasonId?: number | null;
    playerId?: number;
    intoPlayerId?: number;
    teamId?: number | null;
    fromTeamId?: number | null;
    intoTeamId?: number;
  };
}

/** What events say is to be read again. */
interface Stale {
  areSeasons: boolean;
  divisions: Set<number>;
  series: Set<number>;
  teams: Set<number>;
  players: Set<number>;
}

/** Follows the league: what an event is about is read again, whatever the event says of it. */
export class Mirror {
  constructor(
    private readonly league: League,
    readonly tables: Tables,
  ) {}

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
    if (stale.areSeasons || stale.divisions.size > 0) await this.#readSeasons(stale);
    for (const id of stale.series) await this.#readSeries(id);
    for (const id of stale.teams) {
      const team = await readTeam(this.league, id);
      if (team?.['id'] !== id) this.tables.remove('teams', { id });
      if (team) this.tables.put('teams', team);
    }
    for (const id of stale.players) {
      const player = await readPlayer(this.league, id);
      if (player?.['id'] !== id) this.tables.remove('players', { id });
      if (player) this.tables.put('players', player);
    }
    this.tables.position = Math.max(this.tables.position, ...events.map(({ position }) => position));
  }

  async #readSeasons(stale: Stale): Promise<void> {
    const { seasons, places } = await readSeasons(this.league);
    this.tables.remove('seasons', {});
    for (const season of seasons) this.tables.put('seasons', season);
    for (const id of stale.divisions) {
      const place = places.get(id);
      const found = place ? await readDivision(this.league, place) : null;
      this.tables.remove('divisions', { id });
      this.tables.remove('standings', { divisionId: id });
      if (!found) {
        this.tables.remove('series', { divisionId: id });
        continue;
      }
      this.tables.put('divisions', found.division);
      for (const row of found.standings) this.tables.put('standings', row);
      for (const row of found.series) {
        const known = this.tables.get('series', row['id'] as number);
        // the files leave out the numbers of annulled results, so those that count again are read
        if (known?.['isAnnulled'] !== row['isAnnulled']) stale.series.add(row['id'] as number);
        this.tables.put('series', row);
      }
    }
  }

  async #readSeries(id: number): Promise<void> {
    const found = await readSeries(this.league, id);
    this.tables.remove('series', { id });
    this.tables.remove('games', { seriesId: id });
    this.tables.remove('numbers', { seriesId: id });
    if (!found) return;
    this.tables.put('series', found.series);
    for (const row of found.games) this.tables.put('games', row);
    for (const row of found.numbers) this.tables.put('numbers', row);
  }
}

/** By the table of /developers. Kinds that come later name what they are about in the same way. */
function staleBy(events: readonly LeagueEvent[]): Stale {
  const stale: Stale = {
    areSeasons: false,
    divisions: new Set(),
    series: new Set(),
    teams: new Set(),
    players: new Set(),
  };
  for (const { kind, data } of events) {
    const { seriesId, divisionId, playerId, intoPlayerId, teamId, fromTeamId, intoTeamId } = data;
    if (kind.startsWith('season.')) stale.areSeasons = true;
    if (divisionId !== undefined) stale.divisions.add(divisionId);
    if (seriesId !== undefined) stale.series.add(seriesId);
    for (const id of [playerId, intoPlayerId]) if (id !== undefined) stale.players.add(id);
    for (const id of [teamId, fromTeamId, intoTeamId]) if (id !== undefined && id !== null) stale.teams.add(id);
  }
  return stale;
}
