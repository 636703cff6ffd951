import type { ApolloClient } from '@apollo/client';
import {
  SeriesReportDocument,
  type AdminSeriesRowFragment,
  type ChangedSeriesFragment,
  type GameInput,
  type Walkover,
} from '../../../gql/admin/graphql';
import { formOf } from '../report/report-fill';
import { toInput } from '../report/report-input';

/** What brings back what an act without play took away. */
export type UndoAct =
  { kind: 'reset' } | { kind: 'walkover'; walkover: Walkover } | { kind: 'report'; games: GameInput[] };

/**
 * What would undo a walkover or a reset of this series, asked before it is done: the games are gone afterwards. Null when
 * it cannot be said wholly: the series has changed since the row was read, or its games are not all there.
 */
export async function undoOf(client: ApolloClient, row: AdminSeriesRowFragment): Promise<UndoAct | null> {
  const { id, state, walkover } = row.series;
  if (state !== 'REPORTED') return { kind: 'reset' };
  if (walkover) return { kind: 'walkover', walkover };
  const answer = await client
    .query({ query: SeriesReportDocument, variables: { seriesId: id }, fetchPolicy: 'network-only' })
    .catch(() => null);
  const report = answer?.data?.seriesReport;
  if (!report || report.version !== row.version) return null;
  const { games, faults } = toInput(formOf(report.series.games, report.replayDigests));
  return faults.length === 0 && games.length === report.series.games.length ? { kind: 'report', games } : null;
}

/** What came of an act on a series, for the row that shows it. */
export interface SeriesChange {
  act: 'plan' | 'walkover' | 'reset' | 'undo';
  seriesId: number;
  version: number;
  series: ChangedSeriesFragment;
  /** The names of both teams. */
  home: string;
  away: string;
  /** What takes it back; null when that cannot be done wholly. */
  undo: UndoAct | null;
}
