import { type SkipToken, useQuery } from '@apollo/client/react';
import * as types from './graphql';
export const useLeadersPageQuery = (options: useQuery.Options<types.LeadersPageQuery, types.LeadersPageQueryVariables> | SkipToken = {}) => useQuery(types.LeadersPageDocument, options);
export const useLeadersSeasonsQuery = (options: useQuery.Options<types.LeadersSeasonsQuery, types.LeadersSeasonsQueryVariables> | SkipToken = {}) => useQuery(types.LeadersSeasonsDocument, options);
export const useMatchesPageQuery = (options: useQuery.Options<types.MatchesPageQuery, types.MatchesPageQueryVariables> | SkipToken = {}) => useQuery(types.MatchesPageDocument, options);