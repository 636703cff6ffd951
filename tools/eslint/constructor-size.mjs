// ESLint rule: a class has at most six dependencies. With seven, it should be two classes.

/**
 * The rule for eslint.config.mjs. Its option is the highest number of constructor parameters.
 * @type {import('eslint').Rule.RuleModule}
 */
export default {
  meta: {
    type: 'suggestion',
    schema: [{ type: 'integer' }],
    messages: { tooMany: 'A class asks for at most {{ max }} things; this one asks for {{ count }}.' },
  },
  create(context) {
    const [max] = context.options;
    return {
      'MethodDefinition[kind="constructor"]'(node) {
        const count = node.value.params.length;
        if (count > max) context.report({ node, messageId: 'tooMany', data: { max, count } });
      },
    };
  },
};
