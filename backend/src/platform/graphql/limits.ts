import {
  GraphQLError,
  Kind,
  type ASTVisitor,
  type FragmentDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

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

/** Rows of a connection's page when the caller does not say. */
export const PAGE_SIZE = 25;

/** A limit of a document, by the name that a refusal gives. */
export type LimitName = Exclude<keyof typeof GRAPHQL_LIMITS, 'listSize' | 'first'> | 'batch';

const UNITS: Partial<Record<LimitName, string>> = { depth: 'levels', aliases: 'aliases', cost: 'fields in the answer' };

/** What a refusal says about its limit: its name, how much is allowed, and how much the document has, when it was counted. */
export interface BrokenLimit {
  name: LimitName;
  most: number;
  yours?: number;
}

/** The refusal of a document that has more than a limit allows. */
export function refuse(name: keyof typeof GRAPHQL_LIMITS & LimitName, yours: number): GraphQLError {
  const most = GRAPHQL_LIMITS[name];
  return new GraphQLError(`The document exceeds the limit of ${most} ${UNITS[name] ?? name}: it has ${yours}`, {
    extensions: {
      code: 'BAD_USER_INPUT',
      limit: { name, most, yours } satisfies BrokenLimit,
      http: { status: 400 },
    },
  });
}

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
      const depth = depthOf(node.selectionSet);
      if (depth > GRAPHQL_LIMITS.depth) context.reportError(refuse('depth', depth));
    },
  };
}

/** Refuses a document with too many aliases, the usual way to ask for the same expensive thing many times. */
export function aliasLimit(context: ValidationContext): ASTVisitor {
  let aliases = 0;
  return {
    Field(node) {
      if (node.alias) aliases++;
    },
    Document: {
      leave: () => {
        if (aliases > GRAPHQL_LIMITS.aliases) context.reportError(refuse('aliases', aliases));
      },
    },
  };
}
