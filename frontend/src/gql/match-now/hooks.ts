import { type SkipToken, useQuery } from '@apollo/client/react';
import * as types from './graphql';
export const useMatchNowQuery = (options: (useQuery.Options<types.MatchNowQuery, types.MatchNowQueryVariables> & { variables: types.MatchNowQueryVariables }) | SkipToken) => useQuery(types.MatchNowDocument, options);