/** Careers counted by plain loops over all rows of games, for the comparison with the product (R31). */
import { isDeepStrictEqual } from 'node:util';
import { CareersService } from '../src/modules/stats/careers/careers.service.ts';
import { PlayerCareerRepository } from '../src/modules/stats/careers/player-career.repository.ts';
import { TeamCareerRepository } from '../src/modules/stats/careers/team-career.repository.ts';
import { DivisionPlaces } from '../src/modules/stats/division-places.ts';
import { FixedClock } from '../src/platform/clock.ts';
import type { Db } from '../src/platform/db/db.ts';
import { PLAYER_MARKS } from '../src/domain/competition/records/milestones.ts';
import type { PlayerCount } from '../src/domain/competition/records/milestones.ts';

const NUMBERS = ['goals', 'assists', 'saves', 'shots'] as const;
const WEIGHTS = { score: 0.2, goals: 0.25, assists: 0.2, saves: 0.2, shots: 0.15 };

/** A player's row in a game that counts. */
interface GameRow extends Record<'score' | (typeof NUMBERS)[number], number> {
  player: number;
  side: string;
  game: number;
  series: number;
  division: number;
  at: string;
  home: number;
  away: number;
}

/** All rows of games that count, in the order of play. */
const gameRows = (db: Db): Promise<GameRow[]> =>
  db.query<GameRow>(`
    select r.player_id as player, r.side, g.id as game, s.id as series, s.division_id as division, r.score, r.goals, r.assists,
           r.saves, r.shots, g.home_goals as home, g.away_goals as away,
           to_char(coalesce(s.scheduled_at, s.reported_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
      from player_game_stats r join game g on g.id = r.game_id join series s on s.id = g.series_id
     where not exists (select from division_team t where t.division_id = s.division_id and t.are_results_annulled
                        and t.team_id in (s.home_team_id, s.away_team_id))
     order by at, s.id, g.number`);

/** Games together and won together, by the other player. */
function matesOf(player: number, rows: readonly GameRow[]): Map<number, { games: number; wins: number }> {
  const sides = new Set(rows.filter((row) => row.player === player).map((row) => `${row.game} ${row.side}`));
  const mates = new Map<number, { games: number; wins: number }>();
  for (const row of rows) {
    if (row.player === player || !sides.has(`${row.game} ${row.side}`)) continue;
    const mate = mates.get(row.player) ?? { games: 0, wins: 0 };
    mate.games += 1;
    if (row.side === 'home' ? row.home > row.away : row.away > row.home) mate.wins += 1;
    mates.set(row.player, mate);
  }
  return mates;
}

/** Each milestone as "count mark series". */
function milestonesBy(player: number, rows: readonly GameRow[]): Set<string> {
  const sums: Record<PlayerCount, number> = { series: 0, games: 0, goals: 0, assists: 0, saves: 0 };
  const told = new Set<string>();
  let series = 0;
  for (const row of rows) {
    if (row.player !== player) continue;
    const before = { ...sums };
    if (row.series !== series) sums.series += 1;
    series = row.series;
    sums.games += 1;
    sums.goals += row.goals;
    sums.assists += row.assists;
    sums.saves += row.saves;
    for (const [count, marks] of Object.entries(PLAYER_MARKS) as [PlayerCount, readonly number[]][]) {
      for (const mark of marks) if (before[count] < mark && sums[count] >= mark) told.add(`${count} ${mark} ${series}`);
    }
  }
  return told;
}

/** A player's numbers with two decimals, in hundredths. */
type Player = Record<(typeof NUMBERS)[number] | 'rating' | 'games', number>;

/** The players of a division by their id. */
function playersOf(division: number, rows: readonly GameRow[]): Map<number, Player> {
  const inIt = rows.filter((row) => row.division === division);
  const sum = (of: readonly GameRow[], number: keyof typeof WEIGHTS) =>
    of.reduce((total, row) => total + row[number], 0);
  const players = new Map<number, Player>();
  for (const id of new Set(inIt.map(({ player }) => player))) {
    const own = inIt.filter(({ player }) => player === id);
    let rating = 0;
    for (const [number, weight] of Object.entries(WEIGHTS) as [keyof typeof WEIGHTS, number][]) {
      rating += weight * (sum(own, number) / own.length / (sum(inIt, number) / inIt.length));
    }
    const hundredths = (value: number) => Math.round(value * 100 + 1e-9);
    const perGame = (number: keyof typeof WEIGHTS) => hundredths(sum(own, number) / own.length);
    players.set(id, {
      games: own.length,
      rating: hundredths(rating),
      ...{ goals: perGame('goals'), assists: perGame('assists'), saves: perGame('saves'), shots: perGame('shots') },
    });
  }
  return players;
}

/** How many of the others have less, by number; null with too few games. */
function betterOf(id: number, players: ReadonlyMap<number, Player>) {
  let busiest = 0;
  for (const { games } of players.values()) if (games > busiest) busiest = games;
  const hasEnough = ({ games }: Player) => games >= 30 || games * 3 >= busiest;
  const own = players.get(id);
  if (!own || !hasEnough(own)) return null;
  const told: Record<string, number> = {};
  for (const number of [...NUMBERS, 'rating'] as const) {
    let better = 0;
    for (const other of players.values()) if (hasEnough(other) && other[number] < own[number]) better += 1;
    told[number] = better;
  }
  return told;
}

/** Every twelfth player is compared, which is every part of the league. */
const EVERY = 12;

/** What differs between the product and the loops, in words; a league with few players is an error of the test. */
export async function unlikeLoops(db: Db, now: Date): Promise<string[]> {
  const repositories = [new PlayerCareerRepository(db), new TeamCareerRepository(db)] as const;
  const careers = new CareersService(...repositories, new DivisionPlaces(), new FixedClock(now));
  const rows = await gameRows(db);
  const players = [...new Set(rows.map(({ player }) => player))].filter((_, at) => at % EVERY === 0);
  if (players.length < 30) throw new Error('too few players to compare');
  const known = new Map<number, ReturnType<typeof playersOf>>();
  const unlike: string[] = [];
  for (const id of players) {
    const career = await careers.ofPlayer(id);
    if (!career) throw new Error(`player ${id} has no career`);
    const compare = (what: string, told: unknown, counted: unknown) => {
      if (!isDeepStrictEqual(told, counted)) unlike.push(`${what} of ${id}: ${String(told)}, not ${String(counted)}`);
    };
    const mates = matesOf(id, rows);
    compare('mates', career.mates.length, Math.min(mates.size, 10));
    for (const { player, games, wins } of career.mates) compare('mate', { games, wins }, mates.get(player.id));
    const fewest = career.mates.at(-1)?.games ?? 0;
    const more = [...mates.values()].filter(({ games }) => games > fewest).length;
    compare('those with more games', more < 10, true);
    const told = career.milestones.map(({ count, mark, seriesId }) => `${count} ${mark} ${seriesId}`);
    compare('milestones', new Set(told), milestonesBy(id, rows));
    for (const { division, percentiles } of career.divisions) {
      const others = known.get(division.id) ?? playersOf(division.id, rows);
      known.set(division.id, others);
      const better = percentiles.map((one) => [one.number, one.better] as const);
      compare('percentiles', better.length > 0 ? Object.fromEntries(better) : null, betterOf(id, others));
    }
  }
  return unlike;
}
