import {
  GraphQLError,
  isListType,
  getNullableType,
  getVariableValues,
  Kind,
  visit,
  type ASTVisitor,
  type DocumentNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import { getComplexity, type ComplexityEstimatorArgs } from 'graphql-query-complexity';

/** The limits of a document. They are documented for partners at /developers. */
export const GRAPHQL_LIMITS = {
  /** Words of the document, counted while it is parsed. */
  tokens: 1000,
  /** The deepest level of fields. */
  depth: 8,
  aliases: 15,
  /** Selections after fragments are expanded. Stops a fragment that doubles itself. */
  selections: 2000,
  /** Fields that the answer can contain, when an unlimited list has `listSize` items. */
  cost: 20_000,
  listSize: 10,
  /** The longest page of a list. */
  first: 100,
} as const;

export const refuse = (what: string, limit: number): GraphQLError =>
  new GraphQLError(`The document exceeds the limit of ${limit} ${what}`, {
    extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
  });

/** Refuses a document with too many levels. Introspection has its own limit in graphql-js. */
export function depthLimit(context: ValidationContext): ASTVisitor {
  const known = new Map<string, number>();
  const depthOf = (set: SelectionSetNode | undefined): number => {
    let deepest = 0;
    for (const selection of set?.selections ?? []) {
      if (selection.kind === Kind.FIELD) {
        if (selection.name.value.startsWith('__')) continue;
        deepest = Math.max(deepest, 1 + depthOf(selection.selectionSet));
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        deepest = Math.max(deepest, depthOf(selection.selectionSet));
      } else {
        deepest = Math.max(deepest, fragmentDepth(context.getFragment(selection.name.value)));
      }
    }
    return deepest;
  };
  const fragmentDepth = (fragment: FragmentDefinitionNode | null | undefined): number => {
    if (!fragment) return 0;
    const name = fragment.name.value;
    const seen = known.get(name);
    if (seen !== undefined) return seen;
    known.set(name, 0); // a cycle is refused by another rule
    const depth = depthOf(fragment.selectionSet);
    known.set(name, depth);
    return depth;
  };
  return {
    OperationDefinition(node) {
      if (depthOf(node.selectionSet) > GRAPHQL_LIMITS.depth) {
        context.reportError(refuse('levels', GRAPHQL_LIMITS.depth));
      }
    },
  };
}

/** Refuses a document with too many aliases, the usual way to ask for the same expensive thing many times. */
export function aliasLimit(context: ValidationContext): ASTVisitor {
  let aliases = 0;
  return {
    Field(node) {
      if (node.alias && ++aliases === GRAPHQL_LIMITS.aliases + 1) {
        context.reportError(refuse('aliases', GRAPHQL_LIMITS.aliases));
      }
    },
  };
}

/** Costs that do not come from the fields of the answer. Documented for partners at /developers. */
export const OTHER_COSTS = {
  /** The highest cost of a read of the whole schema. Its estimate would be over the limit, but programs may read it. */
  schema: 16_000,
  /** Added to its fields: a transaction is more work than reading its result. */
  mutation: 250,
  /** Added to its fields: a search for similar names compares with all names. */
  search: 200,
  /** Added to its fields: all seasons of a team or a player are counted again. Measured: four ordinary reads. */
  history: 1000,
} as const;

/** For fields that search: `@Extensions(SEARCHES)`. */
export const SEARCHES = { cost: OTHER_COSTS.search } as const;

/** For fields with every season of a team or a player, and for staff's tables over all seasons: `@Extensions(HISTORY)`. */
export const HISTORY = { cost: OTHER_COSTS.history } as const;

const costBeyondFields = ({ cost }: { cost?: unknown }): number => (typeof cost === 'number' ? cost : 0);

/** A field costs one plus the cost of its own fields, times the length of its list. */
function estimate(of: ComplexityEstimatorArgs): number {
  return fieldsIn(of) + (of.type.name === 'Mutation' ? OTHER_COSTS.mutation : costBeyondFields(of.field.extensions));
}

function fieldsIn({ field, args, childComplexity }: ComplexityEstimatorArgs): number {
  if (field.name === '__schema' || field.name === '__type') {
    return Math.min(1 + childComplexity, OTHER_COSTS.schema);
  }
  const type = getNullableType(field.type);
  const first: unknown = args['first'];
  if (typeof first === 'number') return 1 + Math.min(Math.max(first, 1), GRAPHQL_LIMITS.first) * childComplexity;
  return 1 + childComplexity * (isListType(type) ? GRAPHQL_LIMITS.listSize : 1);
}

/** An operation of a document, with its variables. */
export interface CostArgs {
  schema: Parameters<typeof getComplexity>[0]['schema'];
  document: DocumentNode;
  request: { operationName?: string | null; variables?: Record<string, unknown> };
}

/**
 * The number of fields that the answer can contain. Throws for variables that do not fit, at the first wrong one,
 * because describing ten thousand of them would block the server.
 */
export function costOf({ schema, document, request }: CostArgs): number {
  const name = request.operationName;
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION || (name && definition.name?.value !== name)) continue;
    const { errors } = getVariableValues(schema, definition.variableDefinitions ?? [], request.variables ?? {}, {
      maxErrors: 1,
    });
    if (errors?.[0]) throw errors[0];
  }
  return getComplexity({
    schema,
    query: document,
    estimators: [estimate],
    ...(request.variables ? { variables: request.variables } : {}),
    ...(request.operationName ? { operationName: request.operationName } : {}),
  });
}

/** Can variables change the document's cost, by the length of a list or by leaving a field out? */
export function costVaries(document: DocumentNode): boolean {
  let varies = false;
  visit(document, {
    Variable(_node, _key, _parent, _path, ancestors) {
      varies ||= ancestors.some(
        (above) =>
          'kind' in above &&
          (above.kind === Kind.DIRECTIVE || (above.kind === Kind.ARGUMENT && above.name.value === 'first')),
      );
    },
  });
  return varies;
}
