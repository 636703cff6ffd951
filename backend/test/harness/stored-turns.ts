import type { TestApp } from './app.ts';
import { countedResults, finalPlacesOf, placesInBracket, storedSeason } from './stored-seasons.ts';
import type { StoredDivision, StoredSeason } from './stored-seasons.ts';

/** What the proposal of the next season's divisions comes from (R45), by loops over the stored rows. */

/** A team of the season that has ended. */
export interface TurnedTeam {
  id: number;
  division: number;
  rank: number;
  /** Its final place. */
  place: number;
  pointsPerSeries: number;
  /** What its place leads to, after the qualifiers that were played. */
  meaning: string | null;
  qualifier: 'won' | 'lost' | null;
  /** How many of those who count are still in the team (R18). */
  remaining: number;
  /** Why it has no claim to a place; null: it has one. */
  outBecause: 'place-lost' | 'place-declined' | 'not-signed-up' | null;
}

/** A season's end, and who wants to play in the next one. */
export interface StoredTurn {
  divisions: { id: number; rank: number; size: number }[];
  teams: TurnedTeam[];
  /** Who has signed up and holds no place, the strongest first. */
  newcomers: number[];
  /** Other teams that there are. */
  idle: number[];
}

interface Stint {
  team: number;
  player: number;
  from: Date;
  to: Date | null;
}

/** Reads a season's end as it is at `now`. */
export async function readTurn(app: TestApp, from: number, now: Date): Promise<StoredTurn> {
  const season = await storedSeason(app, from);
  const tables = season.divisions.filter(({ isStage }) => !isStage);
  const active = new Set((await app.db.query<{ id: number }>('select id from team where is_active')).map((t) => t.id));
  const signedUp = new Set(
    (await app.db.query<{ team: number }>('select team_id as team from signup where season_id = $1', [from + 1]))
      .map(({ team }) => team)
      .filter((team) => active.has(team)),
  );
  const outcomes = await outcomesOf(app, season);
  const kept = await keptPlaces(app, from, now);
  const teams: TurnedTeam[] = [];
  for (const table of tables) {
    const leads = await meanings(app, season, table);
    for (const [id, place] of finalPlacesOf(season, table)) {
      if (!active.has(id)) continue;
      const qualifier = outcomes.get(id) ?? null;
      const { remaining, isLost, hasDeclined } = kept(id);
      const isOut = signedUp.size > 0 && !signedUp.has(id) ? 'not-signed-up' : null;
      teams.push({
        ...{ id, division: table.id, rank: table.rank, place, pointsPerSeries: pointsPerSeries(season, table, id) },
        ...{ meaning: afterQualifier(leads(place), qualifier), qualifier, remaining },
        outBecause: hasDeclined ? 'place-declined' : isLost ? 'place-lost' : isOut,
      });
    }
  }
  const holding = new Set(teams.filter(({ outBecause }) => outBecause === null).map(({ id }) => id));
  const strength = await strengths(app);
  const newcomers = [...signedUp].filter((id) => !holding.has(id));
  newcomers.sort((one, other) => (strength.get(other) ?? -1) - (strength.get(one) ?? -1) || one - other);
  const sizeOf = (id: number) => season.teams.filter(({ divisionId }) => divisionId === id).length;
  const known = new Set([...newcomers, ...teams.map(({ id }) => id)]);
  return {
    divisions: tables.map(({ id, rank }) => ({ id, rank, size: sizeOf(id) })),
    teams,
    newcomers,
    idle: [...active].filter((id) => !known.has(id)),
  };
}

/** Where each place of a table leads; nowhere before the first result. */
async function meanings(app: TestApp, season: StoredSeason, { id }: StoredDivision) {
  const bands = await app.db.query<{ first: number; last: number; meaning: string | null }>(
    'select from_position as first, to_position as last, meaning from placement_band where division_id = $1',
    [id],
  );
  const isPlayed = countedResults(season, id).length > 0;
  return (place: number): string | null =>
    (isPlayed && bands.find(({ first, last }) => first <= place && place <= last)?.meaning) || null;
}

function afterQualifier(meaning: string | null, qualifier: 'won' | 'lost' | null): string | null {
  if (meaning === 'relegation-qualifier' && qualifier === 'won') return 'stays';
  if (meaning === 'relegation-qualifier' && qualifier === 'lost') return 'relegation';
  return meaning === 'promotion-qualifier' && qualifier === 'won' ? 'promotion' : meaning;
}

function pointsPerSeries(season: StoredSeason, { id, format }: StoredDivision, team: number): number {
  const own = countedResults(season, id).filter(({ homeTeamId, awayTeamId }) =>
    [homeTeamId, awayTeamId].includes(team),
  );
  // a walkover is won as clearly as the format allows
  const clean = format === 'four-plus-decider' ? 4 : Number(format.slice(-1));
  let points = season.teams.find((one) => one.divisionId === id && one.id === team)?.adjustment ?? 0;
  for (const { homeTeamId, homeGames, awayGames, walkover } of own) {
    const score = { home: [clean, 0], away: [0, clean], both: [0, 0] }[walkover ?? 'both'];
    const [home, away] = (walkover ? score : [homeGames, awayGames]) as [number, number];
    const [mine, theirs] = homeTeamId === team ? [home, away] : [away, home];
    const isClose = Math.abs(home - away) === 1;
    if (mine > theirs) points += isClose ? 2 : 3;
    if (mine < theirs && isClose) points += 1;
  }
  return own.length === 0 ? 0 : points / own.length;
}

/** Who has won and who has lost a qualifier between two ranks: as many win as put a place of the upper rank at stake. */
async function outcomesOf(app: TestApp, season: StoredSeason): Promise<Map<number, 'won' | 'lost'>> {
  const tables = season.divisions.filter(({ isStage }) => !isStage);
  const rankOf = (team: number) =>
    tables.find(({ id }) => season.teams.some((one) => one.divisionId === id && one.id === team))?.rank;
  const waiting = await app.db.query<{ id: number }>(
    `select st.division_id as id from stage st where st.drawn_at is null
        or exists (select 1 from series s where s.division_id = st.division_id and s.reported_at is null)`,
  );
  const sources = await app.db.query<{ stage: number; source: number }>(
    'select division_id as stage, source_division_id as source from stage_entrant where source_division_id is not null',
  );
  const outcomes = new Map<number, 'won' | 'lost'>();
  const qualifiers = season.divisions.filter(({ kind }) => kind === 'qualifier');
  for (const qualifier of qualifiers) {
    if (waiting.some(({ id }) => id === qualifier.id)) continue;
    const places = placesInBracket(season, qualifier);
    const teams = [...places.keys()];
    const ranks = teams.map(rankOf);
    const upper = Math.min(...ranks.map((rank) => rank ?? Infinity));
    if (new Set(ranks).size !== 2 || ranks.includes(undefined)) continue;
    const later = sources.filter(({ source }) => source === qualifier.id).map(({ stage }) => stage);
    const goOn = new Set(
      qualifiers.filter(({ id }) => later.includes(id)).flatMap((next) => [...placesInBracket(season, next).keys()]),
    );
    const spots = ranks.filter((rank) => rank === upper).length;
    for (const [team, place] of places) {
      const through = [...places.values()].filter((other) => other <= place).length;
      if (goOn.has(team)) continue;
      if (place > spots) outcomes.set(team, 'lost');
      else if (through <= spots) outcomes.set(team, 'won');
    }
  }
  return outcomes;
}

/** Who still holds its place after the season (R18). */
async function keptPlaces(app: TestApp, seasonId: number, now: Date) {
  const [end] = await app.db.query<{ last: Date | null; isRunning: boolean; after: Date }>(
    `select max(coalesce(s.scheduled_at, s.reported_at)) filter (where s.reported_at is not null) as last,
            bool_or(s.reported_at is null) and se.ends_on >= $2::timestamptz::date as "isRunning",
            (se.ends_on + 1)::timestamp at time zone 'Europe/Stockholm' as after
       from season se join division d on d.season_id = se.id join series s on s.division_id = d.id where se.id = $1 group by se.id`,
    [seasonId, now],
  );
  const ended = end?.isRunning ? null : (end?.last ?? end?.after ?? now);
  const stints = await app.db.query<Stint>(
    'select team_id as team, player_id as player, valid_from as from, valid_to as to from roster_entry',
  );
  const declined = await app.db.query<{ team: number }>(
    'select team_id as team from division_team where season_id = $1 and not is_stage and place_declined_at is not null',
    [seasonId],
  );
  const inTeam = (own: Stint[], at: Date) => own.filter(({ from, to }) => from <= at && (to === null || to > at));
  return (team: number) => {
    const own = stints.filter((one) => one.team === team);
    const present = new Set(own.filter(({ to }) => to === null).map(({ player }) => player));
    const counted = new Set(ended ? inTeam(own, ended).map(({ player }) => player) : present);
    const remaining = [...counted].filter((player) => present.has(player)).length;
    const leavings = own.flatMap(({ to }) => (ended && to && to > ended ? [to] : []));
    const wasEmpty = ended !== null && [ended, ...leavings].some((at) => inTeam(own, at).length === 0);
    return {
      remaining,
      isLost: remaining < 2 || wasEmpty,
      hasDeclined: declined.some((one) => one.team === team),
    };
  };
}

/** The mean of the three best players of each team. */
async function strengths(app: TestApp): Promise<Map<number, number>> {
  const rows = await app.db.query<{ team: number; mmr: number }>(
    `select e.team_id as team, p.mmr from roster_entry e join player p on p.id = e.player_id
      where e.valid_to is null and p.mmr is not null order by p.mmr desc`,
  );
  const teams = new Set(rows.map(({ team }) => team));
  return new Map(
    [...teams].map((team) => {
      const best = rows.filter((one) => one.team === team).slice(0, 3);
      return [team, Math.round(best.reduce((sum, { mmr }) => sum + mmr, 0) / best.length)];
    }),
  );
}
