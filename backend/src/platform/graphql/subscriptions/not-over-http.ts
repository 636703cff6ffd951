import { GraphQLError, OperationTypeNode } from 'graphql';
import type { ASTVisitor, ValidationContext } from 'graphql';

/** Refuses a subscription over HTTP, because it needs a socket. */
export function notOverHttp(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition({ operation }) {
      if (operation !== OperationTypeNode.SUBSCRIPTION) return;
      const extensions = { code: 'BAD_USER_INPUT', http: { status: 400 } };
      context.reportError(new GraphQLError('Subscriptions need a socket at the same path', { extensions }));
    },
  };
}
