import { type SkipToken, useQuery } from '@apollo/client/react';
import * as types from './graphql';
export const useLeadersPageQuery = (options: useQuery.Options<types.LeadersPageQuery, types.LeadersPageQueryVariables> | SkipToken = {}) => useQuery(types.LeadersPageDocument, options);
export const useLeadersSeasonsQuery = (options: useQuery.Options<types.LeadersSeasonsQuery, types.LeadersSeasonsQueryVariables> | SkipToken = {}) => useQuery(types.LeadersSeasonsDocument, options);
export const useMatchesPageQuery = (options: useQuery.Options<types.MatchesPageQuery, types.MatchesPageQueryVariables> | SkipToken = {}) => useQuery(types.MatchesPageDocument, options);
export const useRecordsChoicesQuery = (options: useQuery.Options<types.RecordsChoicesQuery, types.RecordsChoicesQueryVariables> | SkipToken = {}) => useQuery(types.RecordsChoicesDocument, options);
export const useRecordsPageQuery = (options: useQuery.Options<types.RecordsPageQuery, types.RecordsPageQueryVariables> | SkipToken = {}) => useQuery(types.RecordsPageDocument, options);
export const useTonightPageQuery = (options: useQuery.Options<types.TonightPageQuery, types.TonightPageQueryVariables> | SkipToken = {}) => useQuery(types.TonightPageDocument, options);