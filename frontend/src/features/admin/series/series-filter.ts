import { divisionName } from '../../../league/division-name';
import type { Language } from '../../../lib/i18n/language';
import type { AdminSeriesFilter, SeriesState } from '../../../lib/schema.generated';
import type { TablePage } from '../lists/use-table-page';
import type { SeriesChoicesQuery } from './series-page.generated';

export type DivisionChoice = Omit<SeriesChoicesQuery['divisionSummaries'][number], '__typename'>;

/** What series are of: the divisions with tables, then the play-offs, qualifiers and cups; the latest season first. */
export function divisionChoicesOf(
  { divisionSummaries, seasons }: SeriesChoicesQuery,
  language: Language,
): DivisionChoice[] {
  const stagesOf = ({ id, name, isCurrent, stages }: SeriesChoicesQuery['seasons'][number]) =>
    stages.map((stage) => ({
      ...{ divisionId: stage.id, division: divisionName(stage, language) },
      ...{ seasonId: id, season: name, isCurrentSeason: isCurrent },
    }));
  const tablesOf = (seasonId: number) => divisionSummaries.filter((division) => division.seasonId === seasonId);
  const known = new Map(seasons.map((season) => [season.id, stagesOf(season)]));
  const ids = [...new Set([...divisionSummaries.map(({ seasonId }) => seasonId), ...known.keys()])];
  return ids.flatMap((id) => [...tablesOf(id), ...(known.get(id) ?? [])]);
}

/** `now` is no column. It is the first order of the table, for match night. */
export const SERIES_SORTS = {
  now: 'NOW',
  series: 'HOME',
  time: 'TIME',
  division: 'DIVISION',
  week: 'WEEK',
  state: 'STATE',
} as const;

export const NOW = { column: 'now', direction: 'asc' } as const;

/** `LACKS_NUMBERS`: reported without the players' numbers. `UNREPORTED`: no result yet, with or without a time. `THIS_WEEK`: no result, and played this week. `LATE`: no result although its day is over. */
export const SERIES_STATES = [
  'LATE',
  'LACKS_NUMBERS',
  'UNREPORTED',
  'THIS_WEEK',
  'NOT_STARTED',
  'TIME_SET',
  'REPORTED',
] as const;

const numberOf = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

/** The divisions to choose from: the chosen season's, otherwise all. */
export function divisionsOf(table: TablePage, divisions: readonly DivisionChoice[]): readonly DivisionChoice[] {
  const seasonId = numberOf(table.chosen('season'));
  return seasonId === null ? divisions : divisions.filter((division) => division.seasonId === seasonId);
}

/** The server's filter from the address. A division of another season is ignored. */
export function filterOf(table: TablePage, divisions: readonly DivisionChoice[]): Partial<AdminSeriesFilter> {
  const state = SERIES_STATES.find((each) => each === table.chosen('state'));
  const divisionId = numberOf(table.chosen('division'));
  const isElsewhere =
    divisions.length > 0 && !divisionsOf(table, divisions).some((each) => each.divisionId === divisionId);
  return {
    seasonId: numberOf(table.chosen('season')),
    divisionId: isElsewhere ? null : divisionId,
    week: numberOf(table.chosen('week')),
    state:
      state === 'UNREPORTED' || state === 'THIS_WEEK' || state === 'LATE' || state === 'LACKS_NUMBERS'
        ? null
        : ((state ?? null) satisfies SeriesState | null),
    isUnreported: state === 'UNREPORTED' || state === 'THIS_WEEK' ? true : null,
    isThisWeek: state === 'THIS_WEEK' ? true : null,
    isLate: state === 'LATE' ? true : null,
    lacksNumbers: state === 'LACKS_NUMBERS' ? true : null,
    isMine: table.chosen('mine') === 'yes' ? true : null,
    isStreamed: table.chosen('stream') === 'yes' ? true : null,
  };
}

/** The same choices, but what waits for a result, the longest wait first. */
export const waitingIn = (filter: Partial<AdminSeriesFilter>, first: number): AdminSeriesFilter => ({
  ...filter,
  lacksNumbers: null,
  state: null,
  isUnreported: true,
  sort: SERIES_SORTS.time,
  isDescending: false,
  first,
  offset: 0,
});

/** The late series of the chosen season and divisions, for their number. */
export const lateIn = ({ seasonId, divisionId, isMine }: Partial<AdminSeriesFilter>): AdminSeriesFilter => ({
  seasonId,
  divisionId,
  isMine,
  isLate: true,
  first: 1,
});

/** The same series that lack the players' numbers, for their number. */
export const lackingIn = ({ isLate: _, ...filter }: AdminSeriesFilter): AdminSeriesFilter => ({
  ...filter,
  lacksNumbers: true,
});
