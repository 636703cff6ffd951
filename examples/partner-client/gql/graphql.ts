/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type CurrentDivisionsQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentDivisionsQuery = { currentSeason: { name: string, divisions: Array<{ id: number, discriminator: string, seasonId: number }> } | null };

export type DivisionTableQueryVariables = Exact<{
  discriminator: string;
  seasonId: number;
}>;


export type DivisionTableQuery = { division: { name: string, standings: Array<{ position: number, seriesPlayed: number, diff: number, points: number, team: { id: number, name: string } }> } | null };

export type LatestResultsQueryVariables = Exact<{
  first: number;
}>;


export type LatestResultsQuery = { latestSeries: Array<{ id: number, homeGames: number | null, awayGames: number | null, division: { name: string }, home: { name: string }, away: { name: string } }> };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const CurrentDivisionsDocument = new TypedDocumentString(`
    query CurrentDivisions {
  currentSeason {
    name
    divisions {
      id
      discriminator
      seasonId
    }
  }
}
    `) as unknown as TypedDocumentString<CurrentDivisionsQuery, CurrentDivisionsQueryVariables>;
export const DivisionTableDocument = new TypedDocumentString(`
    query DivisionTable($discriminator: String!, $seasonId: Int!) {
  division(discriminator: $discriminator, seasonId: $seasonId) {
    name
    standings {
      position
      team {
        id
        name
      }
      seriesPlayed
      diff
      points
    }
  }
}
    `) as unknown as TypedDocumentString<DivisionTableQuery, DivisionTableQueryVariables>;
export const LatestResultsDocument = new TypedDocumentString(`
    query LatestResults($first: Int!) {
  latestSeries(first: $first) {
    id
    division {
      name
    }
    home {
      name
    }
    away {
      name
    }
    homeGames
    awayGames
  }
}
    `) as unknown as TypedDocumentString<LatestResultsQuery, LatestResultsQueryVariables>;