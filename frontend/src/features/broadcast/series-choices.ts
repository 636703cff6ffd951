import { daysSince } from '../../lib/i18n/format';
import type { CastersPageQuery, CastersSeriesFragment } from './casters-page.generated';

/** A group of series in the list of the builder. */
export interface SeriesGroup {
  name: 'today' | 'coming' | 'past';
  series: CastersSeriesFragment[];
}

/** The series that a broadcast may be about: those of today first, then the coming ones, and the rest of the week. */
export function seriesChoices(
  { calendarWeek, upcomingSeries }: Pick<CastersPageQuery, 'calendarWeek' | 'upcomingSeries'>,
  now: Date,
): SeriesGroup[] {
  const all = new Map([...calendarWeek.series, ...upcomingSeries].map((series) => [series.id, series]));
  const timeOf = ({ scheduledAt }: CastersSeriesFragment) => (scheduledAt ? Date.parse(scheduledAt) : Infinity);
  const groups: Record<SeriesGroup['name'], CastersSeriesFragment[]> = { today: [], coming: [], past: [] };
  for (const series of [...all.values()].sort((a, b) => timeOf(a) - timeOf(b) || a.id - b.id)) {
    const days = series.scheduledAt ? daysSince(series.scheduledAt, now) : series.reportedAt ? 1 : -1;
    groups[days === 0 ? 'today' : days < 0 ? 'coming' : 'past'].push(series);
  }
  return (['today', 'coming', 'past'] as const)
    .map((name) => ({ name, series: groups[name] }))
    .filter(({ series }) => series.length > 0);
}

/** Those of them that are of a stage of the season. */
export function ofStages(
  { currentSeason }: Pick<CastersPageQuery, 'currentSeason'>,
  groups: readonly SeriesGroup[],
): SeriesGroup[] {
  const ids = new Set(currentSeason?.stages.map(({ id }) => id));
  return groups
    .map(({ name, series }) => ({ name, series: series.filter(({ division }) => ids.has(division.id)) }))
    .filter(({ series }) => series.length > 0);
}
