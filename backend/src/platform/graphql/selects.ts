import { Kind } from 'graphql';
import type { FragmentDefinitionNode, GraphQLResolveInfo, SelectionSetNode } from 'graphql';

/**
 * Whether the caller asks for one of these fields directly below the field that is being resolved, so that one
 * statement can read it along. A field that a directive leaves out counts as asked for.
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
