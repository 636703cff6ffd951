import { type SkipToken, useQuery } from '@apollo/client/react';
import * as types from './graphql';
export const useClaimByAccountQuery = (options: (useQuery.Options<types.ClaimByAccountQuery, types.ClaimByAccountQueryVariables> & { variables: types.ClaimByAccountQueryVariables }) | SkipToken) => useQuery(types.ClaimByAccountDocument, options);
export const useNicknameFreeQuery = (options: (useQuery.Options<types.NicknameFreeQuery, types.NicknameFreeQueryVariables> & { variables: types.NicknameFreeQueryVariables }) | SkipToken) => useQuery(types.NicknameFreeDocument, options);
export const useOwnEmailQuery = (options: useQuery.Options<types.OwnEmailQuery, types.OwnEmailQueryVariables> | SkipToken = {}) => useQuery(types.OwnEmailDocument, options);
export const useOwnSessionsQuery = (options: useQuery.Options<types.OwnSessionsQuery, types.OwnSessionsQueryVariables> | SkipToken = {}) => useQuery(types.OwnSessionsDocument, options);
export const usePlayerSettingsPageQuery = (options: useQuery.Options<types.PlayerSettingsPageQuery, types.PlayerSettingsPageQueryVariables> | SkipToken = {}) => useQuery(types.PlayerSettingsPageDocument, options);
export const useRegistrationPageQuery = (options: useQuery.Options<types.RegistrationPageQuery, types.RegistrationPageQueryVariables> | SkipToken = {}) => useQuery(types.RegistrationPageDocument, options);