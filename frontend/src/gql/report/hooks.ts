import { type SkipToken, useQuery } from '@apollo/client/react';
import * as types from './graphql';
export const useOwnAccountRequestsQuery = (options: useQuery.Options<types.OwnAccountRequestsQuery, types.OwnAccountRequestsQueryVariables> | SkipToken = {}) => useQuery(types.OwnAccountRequestsDocument, options);
export const useStandingResultQuery = (options: (useQuery.Options<types.StandingResultQuery, types.StandingResultQueryVariables> & { variables: types.StandingResultQueryVariables }) | SkipToken) => useQuery(types.StandingResultDocument, options);
export const useWeekReportQuery = (options: (useQuery.Options<types.WeekReportQuery, types.WeekReportQueryVariables> & { variables: types.WeekReportQueryVariables }) | SkipToken) => useQuery(types.WeekReportDocument, options);