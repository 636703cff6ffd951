import { type SkipToken, useQuery } from '@apollo/client/react';
import * as types from './graphql';
export const usePlayersPageQuery = (options: (useQuery.Options<types.PlayersPageQuery, types.PlayersPageQueryVariables> & { variables: types.PlayersPageQueryVariables }) | SkipToken) => useQuery(types.PlayersPageDocument, options);
export const useSeasonsPageQuery = (options: useQuery.Options<types.SeasonsPageQuery, types.SeasonsPageQueryVariables> | SkipToken = {}) => useQuery(types.SeasonsPageDocument, options);
export const useSixMansPageQuery = (options: useQuery.Options<types.SixMansPageQuery, types.SixMansPageQueryVariables> | SkipToken = {}) => useQuery(types.SixMansPageDocument, options);
export const useTransfersPageQuery = (options: useQuery.Options<types.TransfersPageQuery, types.TransfersPageQueryVariables> | SkipToken = {}) => useQuery(types.TransfersPageDocument, options);