import { type SkipToken, useQuery } from '@apollo/client/react';
import * as types from './graphql';
export const useCreateTeamPageQuery = (options: useQuery.Options<types.CreateTeamPageQuery, types.CreateTeamPageQueryVariables> | SkipToken = {}) => useQuery(types.CreateTeamPageDocument, options);
export const useNotificationsPageQuery = (options: useQuery.Options<types.NotificationsPageQuery, types.NotificationsPageQueryVariables> | SkipToken = {}) => useQuery(types.NotificationsPageDocument, options);
export const useSignupPageQuery = (options: useQuery.Options<types.SignupPageQuery, types.SignupPageQueryVariables> | SkipToken = {}) => useQuery(types.SignupPageDocument, options);