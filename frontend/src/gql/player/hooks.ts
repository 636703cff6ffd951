import { type SkipToken, useQuery } from '@apollo/client/react';
import * as types from './graphql';
export const usePlayerPageQuery = (options: (useQuery.Options<types.PlayerPageQuery, types.PlayerPageQueryVariables> & { variables: types.PlayerPageQueryVariables }) | SkipToken) => useQuery(types.PlayerPageDocument, options);