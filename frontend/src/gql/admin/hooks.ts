import { type SkipToken, useQuery } from '@apollo/client/react';
import * as types from './graphql';
export const useSessionQuery = (options: useQuery.Options<types.SessionQuery, types.SessionQueryVariables> | SkipToken = {}) => useQuery(types.SessionDocument, options);