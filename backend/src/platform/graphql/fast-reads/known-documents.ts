import { Injectable } from '@nestjs/common';
import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import { costOf, costVaries, GRAPHQL_LIMITS } from '../limits.ts';

/** A read as a client writes it. */
export interface ReadRequest {
  query: string;
  operationName?: string | null;
  variables?: Record<string, unknown> | null;
}

/** Runs a known document. The answer may hold errors. */
export type CompiledRead = (variables: Record<string, unknown>, context: object) => Promise<ExecutionResult>;

interface KnownDocument {
  run: CompiledRead;
  /** The number of fields that the answer can hold with these variables. */
  costWith(variables: Record<string, unknown>): number;
}

const keyOf = ({ query, operationName }: ReadRequest): string => `${operationName ?? ''}\n${query}`;

/** Characters of documents, compiled ones (which take some hundred bytes for each) and seen ones. */
const MOST_KNOWN = 200_000;
const MOST_SEEN = 1_000_000;

/**
 * Query documents that the server has parsed, validated and answered twice without an error, compiled. What is not
 * known takes the ordinary way, which makes it known: so no rule about documents exists twice.
 */
@Injectable()
export class KnownDocuments {
  private readonly documents = new LRUCache<string, KnownDocument>({
    maxSize: MOST_KNOWN,
    sizeCalculation: (_, key) => key.length,
  });
  /** Documents of late: one that never comes again is not worth compiling. */
  private readonly seen = new LRUCache<string, true>({ maxSize: MOST_SEEN, sizeCalculation: (_, key) => key.length });

  remember(request: ReadRequest, schema: GraphQLSchema, document: DocumentNode): void {
    const key = keyOf(request);
    if (this.documents.has(key)) return;
    if (!this.seen.has(key)) return void this.seen.set(key, true);
    const { operationName = null } = request;
    const compiled = compileQuery(schema, document, operationName ?? undefined, {
      disablingCapturingStackErrors: true,
    });
    if (!isCompiledQuery(compiled)) return;
    const costWith: KnownDocument['costWith'] = (variables) =>
      costOf({ schema, document, request: { operationName, variables } });
    const fixed = costVaries(document) ? null : costWith(request.variables ?? {});
    this.documents.set(key, {
      run: async (variables, context) => compiled.query(undefined, context, variables),
      costWith: fixed === null ? costWith : () => fixed,
    });
  }

  /** The compiled read, and what it costs; null when it is not known, or when these variables make it cost too much. */
  find(request: ReadRequest): { run: CompiledRead; cost: number } | null {
    const known = this.documents.get(keyOf(request));
    if (!known) return null;
    const cost = known.costWith(request.variables ?? {});
    return cost <= GRAPHQL_LIMITS.cost ? { run: known.run, cost } : null;
  }
}
