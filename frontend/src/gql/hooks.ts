import { type SkipToken, useQuery } from '@apollo/client/react';
import * as types from './graphql';
export const useDivisionPageQuery = (options: (useQuery.Options<types.DivisionPageQuery, types.DivisionPageQueryVariables> & { variables: types.DivisionPageQueryVariables }) | SkipToken) => useQuery(types.DivisionPageDocument, options);
export const useHomePageQuery = (options: useQuery.Options<types.HomePageQuery, types.HomePageQueryVariables> | SkipToken = {}) => useQuery(types.HomePageDocument, options);
export const useSeasonsPageQuery = (options: useQuery.Options<types.SeasonsPageQuery, types.SeasonsPageQueryVariables> | SkipToken = {}) => useQuery(types.SeasonsPageDocument, options);
export const useSeriesPageQuery = (options: (useQuery.Options<types.SeriesPageQuery, types.SeriesPageQueryVariables> & { variables: types.SeriesPageQueryVariables }) | SkipToken) => useQuery(types.SeriesPageDocument, options);
export const useSessionQuery = (options: useQuery.Options<types.SessionQuery, types.SessionQueryVariables> | SkipToken = {}) => useQuery(types.SessionDocument, options);
export const useShellQuery = (options: useQuery.Options<types.ShellQuery, types.ShellQueryVariables> | SkipToken = {}) => useQuery(types.ShellDocument, options);
export const useTeamPageQuery = (options: (useQuery.Options<types.TeamPageQuery, types.TeamPageQueryVariables> & { variables: types.TeamPageQueryVariables }) | SkipToken) => useQuery(types.TeamPageDocument, options);