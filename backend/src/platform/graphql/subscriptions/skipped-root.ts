import { GraphQLError, Kind, OperationTypeNode } from 'graphql';
import type { ASTVisitor, SelectionNode, SelectionSetNode, ValidationContext } from 'graphql';

/**
 * Refuses a subscription whose only field may be left out, as GraphQL's specification does. Without the field there is nothing to
 * subscribe to, and the library throws as on a fault of our own (T110).
 */
export function noSkippedRoot(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition({ operation, selectionSet }) {
      if (operation !== OperationTypeNode.SUBSCRIPTION || !selectionsOf(context, selectionSet).some(maySkip)) return;
      const extensions = { code: 'BAD_USER_INPUT' };
      context.reportError(new GraphQLError("A subscription's field takes neither @skip nor @include", { extensions }));
    },
  };
}

const maySkip = ({ directives = [] }: SelectionNode): boolean =>
  directives.some(({ name: { value } }) => value === 'skip' || value === 'include');

/** The selections of the first level, also those in fragments. A fragment that spreads itself is refused by another rule. */
function selectionsOf(
  context: ValidationContext,
  { selections }: SelectionSetNode,
  seen = new Set<string>(),
): SelectionNode[] {
  return selections.flatMap((one) => {
    const inside = insideOf(context, one, seen);
    return inside ? [one, ...selectionsOf(context, inside, seen)] : [one];
  });
}

/** The selections of a fragment, once; null for a field. */
function insideOf(context: ValidationContext, one: SelectionNode, seen: Set<string>): SelectionSetNode | null {
  if (one.kind === Kind.FIELD) return null;
  if (one.kind === Kind.INLINE_FRAGMENT) return one.selectionSet;
  const { value } = one.name;
  const fragment = seen.has(value) ? null : context.getFragment(value);
  seen.add(value);
  return fragment?.selectionSet ?? null;
}
