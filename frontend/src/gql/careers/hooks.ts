import { type SkipToken, useQuery } from '@apollo/client/react';
import * as types from './graphql';
export const useEloCurveQuery = (options: (useQuery.Options<types.EloCurveQuery, types.EloCurveQueryVariables> & { variables: types.EloCurveQueryVariables }) | SkipToken) => useQuery(types.EloCurveDocument, options);
export const usePlayerCareerQuery = (options: (useQuery.Options<types.PlayerCareerQuery, types.PlayerCareerQueryVariables> & { variables: types.PlayerCareerQueryVariables }) | SkipToken) => useQuery(types.PlayerCareerDocument, options);
export const useTeamCareerQuery = (options: (useQuery.Options<types.TeamCareerQuery, types.TeamCareerQueryVariables> & { variables: types.TeamCareerQueryVariables }) | SkipToken) => useQuery(types.TeamCareerDocument, options);