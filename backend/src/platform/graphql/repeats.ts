import {
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** The fragments of a document by their names. */
export type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;

/** What is asked for under one name of the answer. */
interface Asked {
  readonly field: string;
  readonly below: SelectionSetNode[];
}

/**
 * How often an operation asks for what it has asked for already, under another name: once for `a: team(id: 1) { id }
 * b: team(id: 2) { id }`. Counted are the fields at its top and objects, where they stand in the document, and not once more for
 * each row. Values of an object cost nothing to repeat. The document's selections have a limit already, so this ends.
 */
export function repeatsIn({ selectionSet }: OperationDefinitionNode, fragments: Fragments): number {
  return repeatsBelow([selectionSet], fragments, true);
}

function repeatsBelow(sets: readonly SelectionSetNode[], fragments: Fragments, isTop: boolean): number {
  const asked = new Map<string, Asked>();
  for (const set of sets) collect(set, fragments, asked);
  const reads = [...asked.values()].filter(
    ({ field, below }) => below.length > 0 || (isTop && !field.startsWith('__')),
  );
  const again = reads.length - new Set(reads.map(({ field }) => field)).size;
  return reads.reduce((sum, { below }) => sum + repeatsBelow(below, fragments, false), again);
}

/** Adds the fields of a selection, with those of the fragments that it spreads. */
function collect({ selections }: SelectionSetNode, fragments: Fragments, asked: Map<string, Asked>): void {
  for (const one of selections) {
    if (one.kind === Kind.FIELD) add(one, asked);
    else {
      const spread = one.kind === Kind.INLINE_FRAGMENT ? one : fragments[one.name.value];
      if (spread) collect(spread.selectionSet, fragments, asked);
    }
  }
}

function add({ alias, name, selectionSet }: FieldNode, asked: Map<string, Asked>): void {
  const key = alias?.value ?? name.value;
  const before = asked.get(key) ?? { field: name.value, below: [] };
  if (selectionSet) before.below.push(selectionSet);
  asked.set(key, before);
}
