import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { skipToken } from '@apollo/client/react';
import type { SeriesOutcomeInput } from '../../../../lib/schema.generated';
import type { ReportHeaderFragment } from '../../../report/series-report.generated';
import { type PreviewRowFragment, useCurrentTableQuery, useTablePreviewQuery } from './table-preview.generated';

/** The server's sentence about an impossible result. */
export interface ImpossibleResult {
  messageKey: string;
  params: Record<string, string | number>;
}

export interface TablePreview {
  /** A series of a stage counts in no table. */
  isOfStage: boolean;
  before: readonly PreviewRowFragment[] | null;
  /** Null while it is computed, and for an impossible result. */
  after: readonly PreviewRowFragment[] | null;
  impossible: ImpossibleResult | null;
  isFailed: boolean;
  isLoading: boolean;
}

function impossibleFrom(error: unknown): ImpossibleResult | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const { code, messageKey, params } = error.errors[0]?.extensions ?? {};
  if (code !== 'BAD_USER_INPUT' || typeof messageKey !== 'string') return null;
  return { messageKey, params: (params ?? {}) as ImpossibleResult['params'] };
}

/** The division's table now, and after the outcome, if there is one. The server computes both. */
export function useTablePreview(series: ReportHeaderFragment, outcome: SeriesOutcomeInput | null): TablePreview {
  const { discriminator, seasonId } = series.division;
  const now = useCurrentTableQuery({ variables: { discriminator, seasonId } });
  const then = useTablePreviewQuery(
    outcome ? { variables: { seriesId: series.id, outcome }, fetchPolicy: 'network-only' } : skipToken,
  );
  const impossible = outcome ? impossibleFrom(then.error) : null;
  // the last preview stays while the next one is computed
  const counted = then.loading ? then.previousData : then.data;
  return {
    isOfStage: now.data?.division?.isStage ?? false,
    before: now.data?.division?.standings ?? null,
    after: (outcome && !then.error && counted?.standingsPreview) || null,
    impossible,
    isFailed: outcome !== null && then.error !== undefined && impossible === null,
    isLoading: then.loading,
  };
}
