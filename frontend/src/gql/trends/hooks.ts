import { type SkipToken, useQuery } from '@apollo/client/react';
import * as types from './graphql';
export const useDivisionTrendsQuery = (options: (useQuery.Options<types.DivisionTrendsQuery, types.DivisionTrendsQueryVariables> & { variables: types.DivisionTrendsQueryVariables }) | SkipToken) => useQuery(types.DivisionTrendsDocument, options);