import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import type { Request, Response } from 'express';
import { checkedDocuments } from './checked-documents.ts';
import { CostLimit } from './cost-limit.plugin.ts';
import { DateTimeScalar } from './date-time.scalar.ts';
import { ChangeStamp } from './fast-reads/change-stamp.ts';
import { FastReads } from './fast-reads/fast-reads.ts';
import { KnownDocuments } from './fast-reads/known-documents.ts';
import { PersistedDocuments } from './fast-reads/persisted-documents.ts';
import { PersistedDocumentsModule } from './fast-reads/persisted-documents.module.ts';
import { RememberDocuments } from './fast-reads/remember-documents.plugin.ts';
import { withDescriptions } from './described-schema.ts';
import { formatError } from './format-error.ts';
import { notOverHttp } from './subscriptions/not-over-http.ts';
import { OpenSockets } from './subscriptions/open-sockets.ts';
import { RetryAfterHeader } from './retry-after.plugin.ts';
import { SubscriptionServer } from './subscriptions/subscription-server.ts';
import { VisitorSockets } from './subscriptions/visitor-sockets.ts';
import { DOCUMENT_LIMITS, GRAPHQL_LIMITS, refuseBatch } from './limits.ts';
import { withPlainFields } from './plain-fields.ts';

/** POST /graphql, and GET for queries. The schema is made from the code; schema.ts prints it. */
@Module({
  imports: [
    GraphQLModule.forRootAsync<ApolloDriverConfig>({
      driver: ApolloDriver,
      imports: [PersistedDocumentsModule],
      inject: [PersistedDocuments],
      useFactory: (persisted: PersistedDocuments) => ({
        autoSchemaFile: true,
        sortSchema: true,
        // asks the whole schema about itself, a seventh of each start; `npm run schema` does it once for all (render-schema.ts)
        buildSchemaOptions: { skipCheck: true },
        transformSchema: (schema) => withDescriptions(withPlainFields(schema)),
        introspection: true,
        graphiql: false,
        context: ({ req, res }: { req: Request; res: Response }) => {
          refuseBatch(req.body);
          return { req, res };
        },
        csrfPrevention: true,
        allowBatchedHttpRequests: false,
        persistedQueries: { cache: persisted },
        cache: 'bounded',
        documentStore: checkedDocuments(),
        includeStacktraceInErrorResponses: false,
        hideSchemaDetailsFromClientErrors: true,
        autoTransformHttpErrors: false,
        parseOptions: { maxTokens: GRAPHQL_LIMITS.tokens },
        validationRules: [...DOCUMENT_LIMITS, notOverHttp],
        plugins: [ApolloServerPluginCacheControlDisabled()],
        formatError,
      }),
    }),
    PersistedDocumentsModule,
  ],
  providers: [
    CostLimit,
    DateTimeScalar,
    ChangeStamp,
    KnownDocuments,
    RememberDocuments,
    RetryAfterHeader,
    FastReads,
    OpenSockets,
    SubscriptionServer,
    VisitorSockets,
  ],
  exports: [ChangeStamp, FastReads, SubscriptionServer],
})
export class LeagueGraphqlModule {}
