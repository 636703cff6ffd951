import { type SkipToken, useQuery } from '@apollo/client/react';
import * as types from './graphql';
export const useSeriesPageQuery = (options: (useQuery.Options<types.SeriesPageQuery, types.SeriesPageQueryVariables> & { variables: types.SeriesPageQueryVariables }) | SkipToken) => useQuery(types.SeriesPageDocument, options);