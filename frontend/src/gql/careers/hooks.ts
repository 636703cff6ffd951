import { type SkipToken, useQuery } from '@apollo/client/react';
import * as types from './graphql';
export const usePlayerCareerQuery = (options: (useQuery.Options<types.PlayerCareerQuery, types.PlayerCareerQueryVariables> & { variables: types.PlayerCareerQueryVariables }) | SkipToken) => useQuery(types.PlayerCareerDocument, options);
export const useTeamCareerQuery = (options: (useQuery.Options<types.TeamCareerQuery, types.TeamCareerQueryVariables> & { variables: types.TeamCareerQueryVariables }) | SkipToken) => useQuery(types.TeamCareerDocument, options);