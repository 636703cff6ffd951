import { Kind } from 'graphql';
import type { FieldNode, FragmentDefinitionNode, GraphQLResolveInfo, SelectionSetNode } from 'graphql';

/**
 * Does the caller ask for one of these fields directly below the present field? Then one statement can read both. A
 * field that a directive leaves out also counts.
 */
export function selectsField({ fieldNodes, fragments }: GraphQLResolveInfo, ...names: string[]): boolean {
  return fieldNodes.some(({ selectionSet }) => names.some((name) => includesField(selectionSet, name, fragments)));
}

/** The same for the rows of a connection: is one of these fields asked for in `nodes` or in `edges { node }`? */
export function selectsInRows({ fieldNodes, fragments }: GraphQLResolveInfo, ...names: string[]): boolean {
  const below = (sets: readonly SelectionSetNode[], name: string) =>
    sets.flatMap((set) => fieldsOf(set, name, fragments)).flatMap(({ selectionSet }) => selectionSet ?? []);
  const whole = fieldNodes.flatMap(({ selectionSet }) => selectionSet ?? []);
  const rows = [...below(whole, 'nodes'), ...below(below(whole, 'edges'), 'node')];
  return rows.some((set) => names.some((name) => includesField(set, name, fragments)));
}

/** Is the field directly in the selection, also by a fragment? */
export function includesField(
  set: SelectionSetNode | undefined,
  name: string,
  fragments: Readonly<Record<string, FragmentDefinitionNode>>,
): boolean {
  return set !== undefined && fieldsOf(set, name, fragments).length > 0;
}

function fieldsOf(
  set: SelectionSetNode,
  name: string,
  fragments: Readonly<Record<string, FragmentDefinitionNode>>,
): FieldNode[] {
  return set.selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return selection.name.value === name ? [selection] : [];
    const below = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value];
    return below ? fieldsOf(below.selectionSet, name, fragments) : [];
  });
}
