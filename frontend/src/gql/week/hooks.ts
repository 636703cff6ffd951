import { type SkipToken, useQuery } from '@apollo/client/react';
import * as types from './graphql';
export const useMyWeekPageQuery = (options: useQuery.Options<types.MyWeekPageQuery, types.MyWeekPageQueryVariables> | SkipToken = {}) => useQuery(types.MyWeekPageDocument, options);
export const useWeekSeriesPageQuery = (options: (useQuery.Options<types.WeekSeriesPageQuery, types.WeekSeriesPageQueryVariables> & { variables: types.WeekSeriesPageQueryVariables }) | SkipToken) => useQuery(types.WeekSeriesPageDocument, options);