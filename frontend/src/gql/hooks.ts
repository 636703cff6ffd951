import { type SkipToken, useQuery } from '@apollo/client/react';
import * as types from './graphql';
export const useSearchPaletteQuery = (options: (useQuery.Options<types.SearchPaletteQuery, types.SearchPaletteQueryVariables> & { variables: types.SearchPaletteQueryVariables }) | SkipToken) => useQuery(types.SearchPaletteDocument, options);
export const useSessionQuery = (options: useQuery.Options<types.SessionQuery, types.SessionQueryVariables> | SkipToken = {}) => useQuery(types.SessionDocument, options);
export const useShellQuery = (options: useQuery.Options<types.ShellQuery, types.ShellQueryVariables> | SkipToken = {}) => useQuery(types.ShellDocument, options);
export const useSignupBannerQuery = (options: useQuery.Options<types.SignupBannerQuery, types.SignupBannerQueryVariables> | SkipToken = {}) => useQuery(types.SignupBannerDocument, options);
export const useUnreadQuery = (options: useQuery.Options<types.UnreadQuery, types.UnreadQueryVariables> | SkipToken = {}) => useQuery(types.UnreadDocument, options);