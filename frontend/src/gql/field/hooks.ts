import { type SkipToken, useQuery } from '@apollo/client/react';
import * as types from './graphql';
export const useGamesFieldQuery = (options: (useQuery.Options<types.GamesFieldQuery, types.GamesFieldQueryVariables> & { variables: types.GamesFieldQueryVariables }) | SkipToken) => useQuery(types.GamesFieldDocument, options);
export const useSeriesFieldQuery = (options: (useQuery.Options<types.SeriesFieldQuery, types.SeriesFieldQueryVariables> & { variables: types.SeriesFieldQueryVariables }) | SkipToken) => useQuery(types.SeriesFieldDocument, options);
export const useSeriesWatchQuery = (options: (useQuery.Options<types.SeriesWatchQuery, types.SeriesWatchQueryVariables> & { variables: types.SeriesWatchQueryVariables }) | SkipToken) => useQuery(types.SeriesWatchDocument, options);