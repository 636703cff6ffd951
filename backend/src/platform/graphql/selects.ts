import { Kind } from 'graphql';
import type { FragmentDefinitionNode, GraphQLResolveInfo, SelectionSetNode } from 'graphql';

/**
 * Does the caller ask for one of these fields directly below the present field? Then one statement can read both. A
 * field that a directive leaves out also counts.
 */
export function selects({ fieldNodes, fragments }: GraphQLResolveInfo, ...names: string[]): boolean {
  return fieldNodes.some(({ selectionSet }) => names.some((name) => includes(selectionSet, name, fragments)));
}

function includes(
  set: SelectionSetNode | undefined,
  name: string,
  fragments: Readonly<Record<string, FragmentDefinitionNode>>,
): boolean {
  return (set?.selections ?? []).some((selection) => {
    if (selection.kind === Kind.FIELD) return selection.name.value === name;
    const below = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value];
    return includes(below?.selectionSet, name, fragments);
  });
}
