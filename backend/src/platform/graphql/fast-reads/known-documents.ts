import { Injectable } from '@nestjs/common';
import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import { costOf, GRAPHQL_LIMITS } from '../limits.ts';

/** A read as a client writes it. */
export interface ReadRequest {
  query: string;
  operationName?: string | null;
  variables?: Record<string, unknown> | null;
}

/** Runs a known document. The answer may hold errors. */
export type CompiledRead = (variables: Record<string, unknown>, context: object) => Promise<ExecutionResult>;

interface KnownDocument {
  schema: GraphQLSchema;
  document: DocumentNode;
  run: CompiledRead;
}

const keyOf = ({ query, operationName }: ReadRequest): string => `${operationName ?? ''}\n${query}`;

/**
 * Query documents that the server has parsed, validated and answered without an error, compiled. What is not known
 * takes the ordinary way, which makes it known: so no rule about documents exists twice.
 */
@Injectable()
export class KnownDocuments {
  private readonly documents = new LRUCache<string, KnownDocument>({ max: 500 });

  remember(request: ReadRequest, schema: GraphQLSchema, document: DocumentNode): void {
    const key = keyOf(request);
    if (this.documents.has(key)) return;
    const compiled = compileQuery(schema, document, request.operationName ?? undefined, {
      disablingCapturingStackErrors: true,
    });
    if (!isCompiledQuery(compiled)) return;
    const run: CompiledRead = async (variables, context) => compiled.query(undefined, context, variables);
    this.documents.set(key, { schema, document, run });
  }

  /** The compiled read; null when it is not known, or when these variables make it cost too much. */
  find(request: ReadRequest): CompiledRead | null {
    const known = this.documents.get(keyOf(request));
    if (!known) return null;
    const { schema, document, run } = known;
    const variables = request.variables ?? {};
    const { operationName = null } = request;
    return costOf({ schema, document, request: { operationName, variables } }) > GRAPHQL_LIMITS.cost ? null : run;
  }
}
