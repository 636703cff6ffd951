import { type SkipToken, useQuery } from '@apollo/client/react';
import * as types from './graphql';
export const useTeamPageQuery = (options: (useQuery.Options<types.TeamPageQuery, types.TeamPageQueryVariables> & { variables: types.TeamPageQueryVariables }) | SkipToken) => useQuery(types.TeamPageDocument, options);