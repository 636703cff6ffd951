import { HeaderMap, type ApolloServerPlugin, type GraphQLRequestListener, type GraphQLResponse } from '@apollo/server';
import { Plugin } from '@nestjs/apollo';
import type { Request } from 'express';
import { OperationTypeNode, type OperationDefinitionNode } from 'graphql';
import { saysWho } from '../../web/security-headers.ts';
import { cacheHeaders } from '../own-reads.ts';
import { KnownDocuments } from './known-documents.ts';

/** Reads of the schema itself are rare and not worth compiling. */
const INTROSPECTION = /\b__(?:schema|type)\b/;

/**
 * Makes answered query documents known, and answers known ones in compiled form for signed-in callers (visitors' reads of
 * them do not come here: fast-reads.ts). An answer with errors is thrown away, and the server library answers again, because
 * it formats errors. A query changes nothing, so running it twice is harmless.
 */
@Plugin()
export class RememberDocuments implements ApolloServerPlugin<{ req: Request }> {
  constructor(private readonly known: KnownDocuments) {}

  async requestDidStart(): Promise<GraphQLRequestListener<{ req: Request }>> {
    return {
      responseForOperation: async ({ request, source: query, operation, contextValue }) => {
        const { operationName, variables } = request;
        // a document with several operations may come without a name, though the type says otherwise
        if ((operation as OperationDefinitionNode | undefined)?.operation !== OperationTypeNode.QUERY || !query) {
          return null;
        }
        const known = this.known.find({ query, operationName, variables });
        const result = await known?.run(variables ?? {}, contextValue);
        if (!result || result.errors) return null;
        return {
          http: { status: undefined, headers: new HeaderMap() },
          body: { kind: 'single', singleResult: { data: result.data ?? null } },
        };
      },
      willSendResponse: async ({ request, source: query, operation, document, schema, response, contextValue }) => {
        tellCaches(contextValue.req, response);
        const { operationName, variables } = request;
        if (operation?.operation !== OperationTypeNode.QUERY || !query || !document || INTROSPECTION.test(query))
          return;
        if (response.body.kind !== 'single' || response.body.singleResult.errors) return;
        this.known.remember({ query, operationName, variables }, schema, document);
      },
    };
  }
}

/** The first answer to a document says the same about caching as those that are kept. */
function tellCaches(req: Request, { body, http }: GraphQLResponse): void {
  if (req.method !== 'GET' || saysWho(req) || body.kind !== 'single' || body.singleResult.errors) return;
  for (const [name, value] of cacheHeaders(req, true)) http.headers.set(name.toLowerCase(), value);
}
