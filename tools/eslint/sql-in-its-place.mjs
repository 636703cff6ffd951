// ESLint rule: SQL is only in the files that eslint.config.mjs lists.

/** A statement, or a part of one that no English sentence contains. */
const SQL = new RegExp(
  [
    String.raw`\bselect\s+(\*|\d|distinct\s|count\(|[\s\S]*?\bfrom\s)`,
    String.raw`\b(insert into|delete from|update \w+ set|left join|order by|group by|on conflict|for no key update)\b`,
    String.raw`\b(json_build_\w+|json_agg|coalesce|pg_\w+)\s*\(`,
    String.raw`\bjoin \w+ \w+ on\b|\bcase when\b|\bexists \(|\bis (not )?null\b|\$\d+::\w`,
  ].join('|'),
);

/** The names of constants with a part of a statement. */
const NAMED_SQL = /(Sql|_SQL)$/;

/**
 * The rule for eslint.config.mjs.
 * @type {import('eslint').Rule.RuleModule}
 */
export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: { sql: 'SQL stands in repositories and in *.read.ts: move the statement there.' },
  },
  create(context) {
    const check = (node, text) => {
      if (typeof text === 'string' && SQL.test(text)) context.report({ node, messageId: 'sql' });
    };
    return {
      Literal: (node) => check(node, node.value),
      TemplateElement: (node) => check(node, node.value.cooked),
      VariableDeclarator(node) {
        if (node.id.type === 'Identifier' && NAMED_SQL.test(node.id.name)) context.report({ node, messageId: 'sql' });
      },
    };
  },
};
