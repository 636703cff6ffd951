import { type SkipToken, useQuery } from '@apollo/client/react';
import * as types from './graphql';
export const useSeriesOutlookQuery = (options: (useQuery.Options<types.SeriesOutlookQuery, types.SeriesOutlookQueryVariables> & { variables: types.SeriesOutlookQueryVariables }) | SkipToken) => useQuery(types.SeriesOutlookDocument, options);
export const useSeriesVerdictQuery = (options: (useQuery.Options<types.SeriesVerdictQuery, types.SeriesVerdictQueryVariables> & { variables: types.SeriesVerdictQueryVariables }) | SkipToken) => useQuery(types.SeriesVerdictDocument, options);