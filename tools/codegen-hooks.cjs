/** graphql-codegen plugin: a typed Apollo Client 4 hook per operation, over the client preset's documents. */
const pascal = (s) => s.charAt(0).toUpperCase() + s.slice(1);

exports.plugin = (_schema, documents) => {
  const used = new Set();
  const hooks = [];
  for (const { document } of documents) {
    for (const def of document.definitions) {
      if (def.kind !== 'OperationDefinition' || !def.name) continue;
      const kind = pascal(def.operation); // Query | Mutation | Subscription
      const name = pascal(def.name.value);
      const [data, vars] = [`types.${name}${kind}`, `types.${name}${kind}Variables`];
      const required = (def.variableDefinitions ?? []).some((v) => v.type.kind === 'NonNullType' && !v.defaultValue);
      const hook = `use${kind}`;
      used.add(hook);
      if (def.operation === 'mutation') {
        hooks.push(
          `export const use${name}${kind} = (options?: useMutation.Options<${data}, ${vars}>) => useMutation(types.${name}Document, options);`,
        );
      } else {
        const base = `${hook}.Options<${data}, ${vars}>`;
        const arg = required
          ? `options: (${base} & { variables: ${vars} }) | SkipToken`
          : `options: ${base} | SkipToken = {}`;
        hooks.push(`export const use${name}${kind} = (${arg}) => ${hook}(types.${name}Document, options);`);
        used.add('type SkipToken');
      }
    }
  }
  if (hooks.length === 0) return { prepend: [], content: 'export {};' };
  return {
    prepend: [
      `import { ${[...used].sort().join(', ')} } from '@apollo/client/react';`,
      `import * as types from './graphql';`,
    ],
    content: hooks.sort().join('\n'),
  };
};
