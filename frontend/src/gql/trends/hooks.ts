import { type SkipToken, useQuery } from '@apollo/client/react';
import * as types from './graphql';
export const useDivisionIfQuery = (options: (useQuery.Options<types.DivisionIfQuery, types.DivisionIfQueryVariables> & { variables: types.DivisionIfQueryVariables }) | SkipToken) => useQuery(types.DivisionIfDocument, options);
export const useDivisionTrendsQuery = (options: (useQuery.Options<types.DivisionTrendsQuery, types.DivisionTrendsQueryVariables> & { variables: types.DivisionTrendsQueryVariables }) | SkipToken) => useQuery(types.DivisionTrendsDocument, options);