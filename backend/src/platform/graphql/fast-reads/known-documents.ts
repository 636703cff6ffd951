import { Injectable } from '@nestjs/common';
import { parse, visit, type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import { PersistedDocuments } from './persisted-documents.ts';
import { costOf, costVariablesOf } from '../costs.ts';
import { bytesOfDocument } from '../document-size.ts';
import { GRAPHQL_LIMITS } from '../limits.ts';
import { SeenDigests } from '../seen-digests.ts';

/** A read, as a client writes it. */
export interface ReadRequest {
  query: string;
  operationName?: string | null;
  variables?: Record<string, unknown> | null;
}

/** Runs a known document. The answer may contain errors. */
export type CompiledRead = (variables: Record<string, unknown>, context: object) => Promise<ExecutionResult>;

interface KnownDocument {
  run: CompiledRead;
  /** The number of fields that the answer can contain with these variables. */
  costWith: CostWith;
}

const keyOf = ({ query, operationName }: ReadRequest): string => `${operationName ?? ''}\n${query}`;

type CostWith = (variables: Record<string, unknown>) => number;

/**
 * The same cost without counting again, while the variables on which it depends keep their values: a page asks for as many rows
 * each time.
 */
function rememberingLast(names: readonly string[], costWith: CostWith): CostWith {
  let last: { values: unknown[]; cost: number } | null = null;
  return (variables) => {
    if (last?.values.every((value, at) => variables[names[at] as string] === value)) return last.cost;
    const cost = costWith(variables);
    last = { values: names.map((name) => variables[name]), cost };
    return cost;
  };
}

/**
 * Has the document a name that every object has, `__proto__` or `constructor`, for an answer's field, a variable or anything else?
 * The compiled code keeps values in objects by these names, and one of them would not be a value like others (T56). Such a document
 * is left to the server library each time.
 */
function hasNamesOfObjects(document: DocumentNode): boolean {
  let has = false;
  visit(document, {
    Name: ({ value }) => {
      has ||= value in Object.prototype;
    },
  });
  return has;
}

/** The most memory that known documents take, in bytes. */
const MOST_KNOWN = 40_000_000;
/** A compiled document keeps the parsed one, and takes up to four times as much itself. */
const TIMES_PARSED = 5;

/**
 * Compiled query documents, which the server has parsed, validated and answered twice without an error. An unknown
 * document is left to the server library, and is known afterwards. So no rule about documents is written twice.
 */
@Injectable()
export class KnownDocuments {
  private readonly documents = new LRUCache<string, KnownDocument>({ maxSize: MOST_KNOWN });
  /** Recent documents. A document that comes only once is not worth compiling. */
  private readonly seen = new SeenDigests(2048);

  /** @param persisted the texts that callers send by their digest */
  constructor(readonly persisted: PersistedDocuments) {}

  remember(request: ReadRequest, schema: GraphQLSchema, document: DocumentNode): void {
    const key = keyOf(request);
    if (!this.documents.has(key) && this.seen.isRepeated(key)) this.keep(key, request, schema, document);
  }

  /** Makes a document known that will certainly come again: one of the site's own. */
  learn(request: ReadRequest, schema: GraphQLSchema): void {
    const key = keyOf(request);
    if (!this.documents.has(key)) this.keep(key, request, schema, parse(request.query));
  }

  private keep(key: string, request: ReadRequest, schema: GraphQLSchema, document: DocumentNode): void {
    if (hasNamesOfObjects(document)) return;
    const { operationName = null } = request;
    const compiled = compileQuery(schema, document, operationName ?? undefined, {
      disablingCapturingStackErrors: true,
    });
    if (!isCompiledQuery(compiled)) return;
    const costWith = rememberingLast(costVariablesOf(document), (variables) =>
      costOf({ schema, document, request: { operationName, variables } }),
    );
    const run: CompiledRead = async (variables, context) => compiled.query(undefined, context, variables);
    const size = bytesOfDocument(document) * TIMES_PARSED;
    this.documents.set(key, { run, costWith }, { size });
  }

  /** The compiled read and its cost; null when it is unknown, or too expensive with these variables. */
  find(request: ReadRequest): { run: CompiledRead; cost: number } | null {
    const known = this.documents.get(keyOf(request));
    if (!known) return null;
    const cost = known.costWith(request.variables ?? {});
    return cost <= GRAPHQL_LIMITS.cost ? { run: known.run, cost } : null;
  }
}
