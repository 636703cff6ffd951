import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { skipToken } from '@apollo/client/react';
import type { PreviewRowFragment, ReportHeaderFragment, SeriesOutcomeInput } from '../../../../gql/admin/graphql';
import { useCurrentTableQuery, useTablePreviewQuery } from '../../../../gql/admin/hooks';

/** Why a result is impossible, in the server's sentence. */
export interface ImpossibleResult {
  messageKey: string;
  params: Record<string, string | number>;
}

export interface TablePreview {
  before: readonly PreviewRowFragment[] | null;
  /** Null while it is counted, and for a result that cannot be. */
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

/** The division's table as it is, and as it would be; without an outcome only as it is. The server counts both. */
export function useTablePreview(series: ReportHeaderFragment, outcome: SeriesOutcomeInput | null): TablePreview {
  const { discriminator, seasonId } = series.division;
  const now = useCurrentTableQuery({ variables: { discriminator, seasonId } });
  const then = useTablePreviewQuery(
    outcome ? { variables: { seriesId: series.id, outcome }, fetchPolicy: 'network-only' } : skipToken,
  );
  const impossible = outcome ? impossibleFrom(then.error) : null;
  // the table stands still while the next one is counted
  const counted = then.loading ? then.previousData : then.data;
  return {
    before: now.data?.division?.standings ?? null,
    after: (outcome && !then.error && counted?.standingsPreview) || null,
    impossible,
    isFailed: outcome !== null && then.error !== undefined && impossible === null,
    isLoading: then.loading,
  };
}
