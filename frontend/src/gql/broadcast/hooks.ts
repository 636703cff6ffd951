import { type SkipToken, useQuery } from '@apollo/client/react';
import * as types from './graphql';
export const useCastersPageQuery = (options: useQuery.Options<types.CastersPageQuery, types.CastersPageQueryVariables> | SkipToken = {}) => useQuery(types.CastersPageDocument, options);
export const useGraphicLineUpsQuery = (options: (useQuery.Options<types.GraphicLineUpsQuery, types.GraphicLineUpsQueryVariables> & { variables: types.GraphicLineUpsQueryVariables }) | SkipToken) => useQuery(types.GraphicLineUpsDocument, options);
export const useGraphicNextQuery = (options: useQuery.Options<types.GraphicNextQuery, types.GraphicNextQueryVariables> | SkipToken = {}) => useQuery(types.GraphicNextDocument, options);
export const useGraphicSeriesQuery = (options: (useQuery.Options<types.GraphicSeriesQuery, types.GraphicSeriesQueryVariables> & { variables: types.GraphicSeriesQueryVariables }) | SkipToken) => useQuery(types.GraphicSeriesDocument, options);
export const useGraphicTableQuery = (options: (useQuery.Options<types.GraphicTableQuery, types.GraphicTableQueryVariables> & { variables: types.GraphicTableQueryVariables }) | SkipToken) => useQuery(types.GraphicTableDocument, options);
export const useGraphicTickerQuery = (options: useQuery.Options<types.GraphicTickerQuery, types.GraphicTickerQueryVariables> | SkipToken = {}) => useQuery(types.GraphicTickerDocument, options);