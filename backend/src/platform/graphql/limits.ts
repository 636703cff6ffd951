import {
  GraphQLError,
  Kind,
  type ASTVisitor,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

/** The limits of a call and its document. They are documented for partners at /developers. */
export const GRAPHQL_LIMITS = {
  /** Operations in a call. */
  batch: 1,
  /** Words of the document, counted while it is parsed. */
  tokens: 1000,
  /** The deepest level of fields. */
  depth: 8,
  aliases: 15,
  /** Letters of a name: an alias comes back with every row, and a name of a variable or an operation with every fault. */
  letters: 100,
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
export type LimitName = Exclude<keyof typeof GRAPHQL_LIMITS, 'listSize' | 'first'>;

const UNITS: Record<LimitName, string> = {
  batch: 'operation',
  tokens: 'words',
  depth: 'levels',
  aliases: 'aliases',
  letters: 'letters in a name',
  selections: 'selections',
  cost: 'fields in the answer',
};

/** What a refusal says about its limit: its name, how much is allowed, and how much the document has, when it was counted. */
export interface BrokenLimit {
  name: LimitName;
  most: number;
  yours?: number;
}

/** The refusal of a call whose document, or whose list of operations, has more than a limit allows. */
export function limitRefusal(name: LimitName, yours: number): GraphQLError {
  const most = GRAPHQL_LIMITS[name];
  const subject = name === 'batch' ? 'The call' : 'The document';
  return new GraphQLError(`${subject} exceeds the limit of ${most} ${UNITS[name]}: it has ${yours}`, {
    extensions: {
      code: 'BAD_USER_INPUT',
      limit: { name, most, yours } satisfies BrokenLimit,
      http: { status: 400 },
    },
  });
}

/** What the fragment of this name adds. */
type OfFragment = (name: string) => number;

/** Measures selections together with the fragments that they spread. Each fragment is measured once. */
function measuring(
  context: ValidationContext,
  measure: (set: SelectionSetNode, ofFragment: OfFragment) => number,
): (set: SelectionSetNode) => number {
  const known = new Map<string, number>();
  const ofFragment: OfFragment = (name) => {
    const seen = known.get(name);
    if (seen !== undefined) return seen;
    known.set(name, 0); // a cycle is refused by another rule
    const fragment = context.getFragment(name);
    const size = fragment ? measure(fragment.selectionSet, ofFragment) : 0;
    known.set(name, size);
    return size;
  };
  return (set) => measure(set, ofFragment);
}

/** Refuses a document with too many levels. Introspection has its own limit in graphql-js. */
export function depthLimit(context: ValidationContext): ASTVisitor {
  const below = (one: SelectionNode, ofFragment: OfFragment): number => {
    if (one.kind === Kind.FRAGMENT_SPREAD) return ofFragment(one.name.value);
    if (one.kind === Kind.INLINE_FRAGMENT) return depth(one.selectionSet, ofFragment);
    if (one.name.value.startsWith('__')) return 0;
    return 1 + (one.selectionSet ? depth(one.selectionSet, ofFragment) : 0);
  };
  const depth = ({ selections }: SelectionSetNode, ofFragment: OfFragment): number =>
    selections.reduce((deepest, one) => Math.max(deepest, below(one, ofFragment)), 0);
  return limited(context, 'depth', depth);
}

/**
 * Refuses a document with too many selections, each fragment counted as often as it is spread. It stops one that doubles
 * itself; the number is then a very large one, and not exact.
 */
export function selectionLimit(context: ValidationContext): ASTVisitor {
  const below = (one: SelectionNode, ofFragment: OfFragment): number => {
    if (one.kind === Kind.FRAGMENT_SPREAD) return ofFragment(one.name.value);
    return one.selectionSet ? count(one.selectionSet, ofFragment) : 0;
  };
  const count = ({ selections }: SelectionSetNode, ofFragment: OfFragment): number =>
    selections.reduce((sum, one) => sum + 1 + below(one, ofFragment), 0);
  return limited(context, 'selections', count);
}

/** Refuses each operation that measures more than its limit. */
function limited(
  context: ValidationContext,
  name: LimitName,
  measure: (set: SelectionSetNode, ofFragment: OfFragment) => number,
): ASTVisitor {
  const measured = measuring(context, measure);
  return {
    OperationDefinition({ selectionSet }) {
      const yours = measured(selectionSet);
      if (yours > GRAPHQL_LIMITS[name]) context.reportError(limitRefusal(name, yours));
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
        if (aliases > GRAPHQL_LIMITS.aliases) context.reportError(limitRefusal('aliases', aliases));
      },
    },
  };
}

/** Refuses a document with a very long name: each row of an answer would repeat it (T110). */
export function nameLimit(context: ValidationContext): ASTVisitor {
  let longest = 0;
  return {
    Name({ value }) {
      longest = Math.max(longest, value.length);
    },
    Document: {
      leave: () => {
        if (longest > GRAPHQL_LIMITS.letters) context.reportError(limitRefusal('letters', longest));
      },
    },
  };
}

/** The limits that a document is validated by, over HTTP and through a socket. */
export const DOCUMENT_LIMITS = [depthLimit, selectionLimit, aliasLimit, nameLimit];

/** Refuses a list of several operations in one call. */
export function refuseBatch(body: unknown): void {
  if (Array.isArray(body) && body.length > GRAPHQL_LIMITS.batch) throw limitRefusal('batch', body.length);
}
