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

/** The act that restores what a walkover or a reset deleted. */
export type UndoAct =
  { kind: 'reset' } | { kind: 'walkover'; walkover: Walkover } | { kind: 'report'; games: GameInput[] };

/**
 * The undo of a walkover or a reset, read before the act because the games are deleted afterwards. Null when it would
 * be incomplete: the series has changed since the row was read, or some of its games are missing.
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

/** The result of an act on a series, for its row. */
export interface SeriesChange {
  act: 'plan' | 'walkover' | 'reset' | 'undo';
  seriesId: number;
  version: number;
  series: ChangedSeriesFragment;
  /** The names of both teams. */
  home: string;
  away: string;
  /** The undo; null when it would be incomplete. */
  undo: UndoAct | null;
}
