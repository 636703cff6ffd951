import { type SkipToken, useQuery } from '@apollo/client/react';
import * as types from './graphql';
export const useAboutPageQuery = (options: (useQuery.Options<types.AboutPageQuery, types.AboutPageQueryVariables> & { variables: types.AboutPageQueryVariables }) | SkipToken) => useQuery(types.AboutPageDocument, options);
export const useFaqPageQuery = (options: (useQuery.Options<types.FaqPageQuery, types.FaqPageQueryVariables> & { variables: types.FaqPageQueryVariables }) | SkipToken) => useQuery(types.FaqPageDocument, options);
export const useRuleBookPageQuery = (options: (useQuery.Options<types.RuleBookPageQuery, types.RuleBookPageQueryVariables> & { variables: types.RuleBookPageQueryVariables }) | SkipToken) => useQuery(types.RuleBookPageDocument, options);
export const useTextPageQuery = (options: (useQuery.Options<types.TextPageQuery, types.TextPageQueryVariables> & { variables: types.TextPageQueryVariables }) | SkipToken) => useQuery(types.TextPageDocument, options);