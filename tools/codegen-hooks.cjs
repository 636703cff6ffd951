/**
 * graphql-codegen plugin: a typed Apollo Client 4 hook for each query and mutation of a file. A mutation's hook says its name in the
 * context, for the sentence of its failure (lib/use-action.ts). Subscriptions go through a socket of their own (lib/live/use-pushed.ts).
 */
const pascal = (s) => s.charAt(0).toUpperCase() + s.slice(1);

function queryHook({ name: { value }, variableDefinitions = [] }) {
  const name = pascal(value);
  const [data, vars] = [`${name}Query`, `${name}QueryVariables`];
  const required = variableDefinitions.some((v) => v.type.kind === 'NonNullType' && !v.defaultValue);
  const base = `useQuery.Options<${data}, ${vars}>`;
  const arg = required
    ? `options: (${base} & { variables: ${vars} }) | SkipToken`
    : `options: ${base} | SkipToken = {}`;
  return `export const use${name}Query = (${arg}) => useQuery(${name}Document, options);`;
}

function mutationHook({ name: { value } }) {
  const name = pascal(value);
  return `export const use${name}Mutation = () => useMutation(${name}Document, { context: { act: '${value}' } });`;
}

exports.plugin = (_schema, documents) => {
  const operations = documents.flatMap(({ document }) => document.definitions);
  const hooksOf = (kind, hookOf) => operations.filter(({ operation }) => operation === kind).map(hookOf);
  const [queries, mutations] = [hooksOf('query', queryHook), hooksOf('mutation', mutationHook)];
  const imports = [
    ...(queries.length > 0 ? ['type SkipToken', 'useQuery'] : []),
    ...(mutations.length > 0 ? ['useMutation'] : []),
  ];
  return {
    prepend: imports.length > 0 ? [`import { ${imports.join(', ')} } from '@apollo/client/react';`] : [],
    content: [...queries, ...mutations].join('\n'),
  };
};
