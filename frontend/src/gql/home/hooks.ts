import { type SkipToken, useQuery } from '@apollo/client/react';
import * as types from './graphql';
export const useHomePageQuery = (options: useQuery.Options<types.HomePageQuery, types.HomePageQueryVariables> | SkipToken = {}) => useQuery(types.HomePageDocument, options);