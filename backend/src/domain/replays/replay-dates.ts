import type { PlayedAt } from '../series/box-score.ts';
import type { ReplayCalendar, ReplayWarning } from './replay-proposal.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A local clock is at most this far ahead of UTC, or behind it. */
const EAST_MS = 14 * HOUR_MS;
const WEST_MS = 12 * HOUR_MS;
/** Clocks of different machines differ by a few minutes. */
const CLOCK_SLACK_MS = 10 * 60_000;
/** No game that counts takes less. */
const SHORTEST_GAME_MS = 60_000;

/** A file and the time of its game. */
export interface DatedFile {
  name: string;
  playedAt: PlayedAt;
}

/**
 * Warnings about the date of one game: before the season, or in the future. The file's clock has no time zone, so only
 * a date that is wrong in every zone gets a warning.
 */
export function dateWarnings(playedAt: PlayedAt, { seasonStartsAt, now }: ReplayCalendar): ReplayWarning[] {
  const { earliest, latest } = boundsOf(playedAt);
  if (earliest === null || latest === null) return [];
  const params = { date: dayOf(playedAt) };
  if (latest < seasonStartsAt.getTime()) return [{ code: 'played-before-season', params }];
  if (earliest > now.getTime() + CLOCK_SLACK_MS) return [{ code: 'played-after-now', params }];
  return [];
}

/** Warnings when the dates of several files do not fit to one series in this order. */
export function seriesDateWarnings(files: readonly DatedFile[]): ReplayWarning[] {
  const warnings: ReplayWarning[] = [];
  const [first, last] = outermost(files);
  if (first && last && last.at - first.at > DAY_MS) {
    warnings.push({ code: 'days-apart', params: { first: first.name, last: last.name } });
  }
  if (contradicts(files)) warnings.push({ code: 'order-contradicts', params: {} });
  return [...warnings, ...tooClose(files)];
}

/** Starts that differ are two games (R15), but by less than a game takes they may be one, on clocks that differ. */
function tooClose(files: readonly DatedFile[]): ReplayWarning[] {
  const timed = files
    .flatMap(({ name, playedAt }) =>
      playedAt.epochSeconds === null ? [] : [{ name, at: playedAt.epochSeconds * 1000 }],
    )
    .toSorted((a, b) => a.at - b.at);
  return timed.flatMap(({ name, at }, index): ReplayWarning[] => {
    const before = timed[index - 1];
    if (!before || at - before.at >= SHORTEST_GAME_MS) return [];
    return [{ code: 'starts-close', params: { first: before.name, second: name } }];
  });
}

/** The first and the last file with a time. Both are on one clock: the game's own when every file has it. */
function outermost(files: readonly DatedFile[]): { name: string; at: number }[] {
  const hasStarts = files.every(({ playedAt }) => playedAt.epochSeconds !== null);
  const timed = files
    .map(({ name, playedAt }) => ({ name, at: hasStarts ? startOf(playedAt) : clockOf(playedAt) }))
    .filter((file): file is { name: string; at: number } => file.at !== null)
    .sort((a, b) => a.at - b.at);
  return [timed[0], timed.at(-1)].filter((file) => file !== undefined);
}

/** Do the games' start times give another order than the clocks of the machines that saved them? */
function contradicts(files: readonly DatedFile[]): boolean {
  const both = files
    .map(({ playedAt }) => ({ start: startOf(playedAt), clock: clockOf(playedAt) }))
    .filter((file): file is { start: number; clock: number } => file.start !== null && file.clock !== null)
    .sort((a, b) => a.start - b.start);
  return both.some(({ clock }, index) => clock < (both[index - 1]?.clock ?? clock));
}

function boundsOf(playedAt: PlayedAt): { earliest: number | null; latest: number | null } {
  const start = startOf(playedAt);
  if (start !== null) return { earliest: start, latest: start };
  const clock = clockOf(playedAt);
  return clock === null ? { earliest: null, latest: null } : { earliest: clock - EAST_MS, latest: clock + WEST_MS };
}

const startOf = ({ epochSeconds }: PlayedAt): number | null => (epochSeconds === null ? null : epochSeconds * 1000);

/** The local time, read as if it were UTC. */
const clockOf = ({ localDate }: PlayedAt): number | null =>
  localDate === null ? null : Date.parse(`${localDate.replace(' ', 'T')}Z`);

/** `YYYY-MM-DD`. A start that is no valid date is shown unchanged. */
function dayOf({ localDate, epochSeconds }: PlayedAt): string {
  if (localDate !== null) return localDate.slice(0, 10);
  const date = new Date((epochSeconds ?? 0) * 1000);
  return Number.isNaN(date.getTime()) ? String(epochSeconds) : date.toISOString().slice(0, 10);
}
