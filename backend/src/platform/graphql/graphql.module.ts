import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import type { Request, Response } from 'express';
import { DateTimeScalar } from './date-time.scalar.ts';
import { formatError } from './format-error.ts';
import { aliasLimit, costLimit, depthLimit, GRAPHQL_LIMITS } from './limits.ts';

/** POST /graphql, and GET for queries. Code-first; the schema is printed by schema.ts, never written here. */
@Module({
  imports: [
    GraphQLModule.forRoot<ApolloDriverConfig>({
      driver: ApolloDriver,
      autoSchemaFile: true,
      sortSchema: true,
      introspection: true,
      graphiql: false,
      context: ({ req, res }: { req: Request; res: Response }) => ({ req, res }),
      csrfPrevention: true,
      allowBatchedHttpRequests: false,
      persistedQueries: false,
      cache: 'bounded',
      includeStacktraceInErrorResponses: false,
      hideSchemaDetailsFromClientErrors: true,
      autoTransformHttpErrors: false,
      parseOptions: { maxTokens: GRAPHQL_LIMITS.tokens },
      maxRecursiveSelections: GRAPHQL_LIMITS.selections,
      validationRules: [depthLimit, aliasLimit],
      plugins: [costLimit],
      formatError,
    }),
  ],
  providers: [DateTimeScalar],
})
export class LeagueGraphqlModule {}
