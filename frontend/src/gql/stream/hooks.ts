import { type SkipToken, useQuery } from '@apollo/client/react';
import * as types from './graphql';
export const useLiveStreamQuery = (options: useQuery.Options<types.LiveStreamQuery, types.LiveStreamQueryVariables> | SkipToken = {}) => useQuery(types.LiveStreamDocument, options);