/** Plays the series of one division: all of them, or those until now. */
import { generateSchedule } from '../../domain/competition/schedule.ts';
import type { Random } from '../../domain/random.ts';
import { addDays, addHours, instantAt, dayOf } from '../league/calendar.ts';
import { CURRENT_WEEK, tonightOf } from '../league/league-plan.ts';
import type { DivisionPlan } from '../league/league-plan.ts';
import type { DemoDivision, DemoSeries, DemoTeam } from '../model.ts';
import { playGames } from './play-series.ts';
import { applyIncidents } from './incidents.ts';
import { craftTie } from './ties.ts';

/** The dates of the division. `now` is null for a finished season. */
interface DivisionTime {
  startsOn: string;
  now: Date | null;
}

/** The share of walkovers in a finished season, or in an earlier week. */
const WALKOVERS = 0.012;
/** The share of next week's series that have a time already. */
const TIMED_NEXT_WEEK = 0.6;
const SERIES_HOURS = 1.25;
const STREAMED = { top: 0.3, other: 0.06 };
const EVENINGS = [18.5, 19, 19.5, 20, 20.5, 21];
/** Days from Monday. Friday and Saturday are free. */
const DAYS = [6, 3, 1, 2, 0];

/** Adds the division's series, with results for the reported ones. One of last week's series is not reported yet. */
export function playDivision(random: Random, division: DemoDivision, plan: DivisionPlan, time: DivisionTime): void {
  const teams = new Map(division.teams.map(({ team }) => [team.id, team]));
  const busy = new Set<string>();
  division.series = generateSchedule({
    teamIds: [...teams.keys()],
    cycles: plan.cycles,
    matchesPerWeek: plan.matchesPerWeek,
    seed: random.int(1, 1_000_000),
  }).map(({ homeTeamId, awayTeamId, week }) => {
    const sides = { home: teams.get(homeTeamId) as DemoTeam, away: teams.get(awayTeamId) as DemoTeam };
    const day = freeDay(random, busy, [homeTeamId, awayTeamId], addDays(time.startsOn, 7 * (week - 1)));
    return {
      ...sides,
      week,
      scheduledAt: instantAt(day, random.pick(EVENINGS)),
      isStreamed: random.chance(division.rank === 1 ? STREAMED.top : STREAMED.other),
      reportedAt: null,
      walkover: null,
      games: null,
      format: null,
      bracketPosition: null,
    };
  });
  if (time.now) placeAroundNow(random, division.series, time.now);
  const overdue = time.now && division.series.findLast(({ week }) => week === CURRENT_WEEK - 1);
  for (const series of division.series) {
    if (series !== overdue && isOver(series, time.now)) report(random, series, plan);
  }
  applyIncidents(random, division, plan.incidents);
  if (plan.tie) craftTie(division, plan.tie);
}

/** A day on which these teams do not play yet: a team plays once an evening. */
function freeDay(random: Random, busy: Set<string>, teams: readonly number[], monday: string): string {
  const days = random.chance(0.5) ? DAYS : random.shuffle(DAYS);
  const free = days.find((offset) => teams.every((team) => !busy.has(`${team} ${addDays(monday, offset)}`)));
  const day = addDays(monday, free ?? 4);
  for (const team of teams) busy.add(`${team} ${day}`);
  return day;
}

/** Some series of this week are tonight, some of next week have a time, and later ones have none. */
function placeAroundNow(random: Random, series: DemoSeries[], now: Date): void {
  const tonight = tonightOf(now);
  const ofThisWeek = series.filter(({ week }) => week === CURRENT_WEEK);
  const playing = new Set(ofThisWeek.filter((other) => isOn(other, tonight)).flatMap(({ home, away }) => [home, away]));
  for (const one of ofThisWeek) {
    if (playing.size >= 4) break;
    if (playing.has(one.home) || playing.has(one.away)) continue;
    one.scheduledAt = instantAt(tonight, random.pick(EVENINGS.slice(2)));
    playing.add(one.home).add(one.away);
  }
  for (const one of series) {
    if (one.week > CURRENT_WEEK + 1) one.scheduledAt = null;
    if (one.week === CURRENT_WEEK + 1 && !random.chance(TIMED_NEXT_WEEK)) one.scheduledAt = null;
    if (!one.scheduledAt) one.isStreamed = false;
  }
}

const isOn = ({ scheduledAt }: DemoSeries, day: string): boolean => scheduledAt !== null && dayOf(scheduledAt) === day;

const isOver = ({ scheduledAt }: DemoSeries, now: Date | null): boolean =>
  scheduledAt !== null && (now === null || addHours(scheduledAt, SERIES_HOURS + 0.5) < now);

function report(random: Random, series: DemoSeries, { format, tie }: DivisionPlan): void {
  series.reportedAt = addHours(series.scheduledAt as Date, SERIES_HOURS + random.next() / 4);
  if (!tie && random.chance(WALKOVERS)) series.walkover = random.chance(0.5) ? 'home' : 'away';
  else {
    const strength = { home: strengthOf(series.home), away: strengthOf(series.away) };
    series.games = playGames(random, format, strength);
  }
}

/** The strength of a team's best three players. */
export function strengthOf({ roster }: DemoTeam): number {
  const best = roster.map(({ player }) => player.skill).sort((a, b) => b - a);
  const three = best.slice(0, 3);
  return three.reduce((sum, skill) => sum + skill, 0) / Math.max(1, three.length);
}
