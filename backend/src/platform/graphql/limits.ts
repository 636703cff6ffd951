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

/** What a document may cost; documented for partners at /developers. */
export const GRAPHQL_LIMITS = {
  /** Words of the document, counted while it is parsed. */
  tokens: 1000,
  /** Fields below one another. */
  depth: 8,
  aliases: 15,
  /** Selections after fragments are spread: stops a fragment that doubles itself. */
  selections: 2000,
  /** Fields that the answer can hold, when an unbounded list holds `listSize`. */
  cost: 20_000,
  listSize: 10,
  /** Longest page anyone gets. */
  first: 100,
} as const;

export const refuse = (what: string, limit: number): GraphQLError =>
  new GraphQLError(`The document exceeds the limit of ${limit} ${what}`, {
    extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
  });

/** Refuses a document that reaches too deep. Introspection has a depth limit of its own in graphql-js. */
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

/** Refuses a document with too many aliases: the usual way to ask the same costly thing many times. */
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

/** What costs otherwise than by the fields of its answer; documented for partners at /developers. */
export const OTHER_COSTS = {
  /** At most: the whole schema would be estimated dearer than anything may be, and a program may read it. */
  schema: 16_000,
  /** Beside its fields: a transaction is more work than what tells how it went. */
  mutation: 250,
  /** Beside its fields: names that are like a text are looked for among all there are. */
  search: 200,
  /** Beside its fields: a team's or a player's seasons are counted again, back to the first. Measured: four ordinary reads. */
  history: 1000,
} as const;

/** For fields that search: `@Extensions(SEARCHES)`. */
export const SEARCHES = { cost: OTHER_COSTS.search } as const;

/** For fields that tell of every season of a team or a player: `@Extensions(HISTORY)`. */
export const HISTORY = { cost: OTHER_COSTS.history } as const;

const costBeyondFields = ({ cost }: { cost?: unknown }): number => (typeof cost === 'number' ? cost : 0);

/** A field costs one and what is below it, times the length of its list. */
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
 * The number of fields that the answer can hold. Throws for variables that do not fit, at the first that does not: to
 * describe ten thousand of them would keep everyone else waiting.
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

/** Whether variables can change what the document costs: by the length of a list, or by leaving a field out. */
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
