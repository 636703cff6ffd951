import { type SkipToken, useQuery } from '@apollo/client/react';
import * as types from './graphql';
export const useNextCaptainsQuery = (options: useQuery.Options<types.NextCaptainsQuery, types.NextCaptainsQueryVariables> | SkipToken = {}) => useQuery(types.NextCaptainsDocument, options);