import { type SkipToken, useQuery } from '@apollo/client/react';
import * as types from './graphql';
export const useMatchesPageQuery = (options: useQuery.Options<types.MatchesPageQuery, types.MatchesPageQueryVariables> | SkipToken = {}) => useQuery(types.MatchesPageDocument, options);