// ESLint rule: a class asks for at most six things. The seventh is a second class asking to be born.

/**
 * The rule for eslint.config.mjs; its option is the highest number of constructor parameters.
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
