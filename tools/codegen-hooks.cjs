/** graphql-codegen plugin: a typed Apollo Client 4 hook for each query of a file. */
const pascal = (s) => s.charAt(0).toUpperCase() + s.slice(1);

const isQuery = (def) => def.kind === 'OperationDefinition' && def.operation === 'query';

function hookOf(query) {
  const name = pascal(query.name.value);
  const [data, vars] = [`${name}Query`, `${name}QueryVariables`];
  const required = (query.variableDefinitions ?? []).some((v) => v.type.kind === 'NonNullType' && !v.defaultValue);
  const base = `useQuery.Options<${data}, ${vars}>`;
  const arg = required
    ? `options: (${base} & { variables: ${vars} }) | SkipToken`
    : `options: ${base} | SkipToken = {}`;
  return `export const use${name}Query = (${arg}) => useQuery(${name}Document, options);`;
}

exports.plugin = (_schema, documents) => {
  const queries = documents.flatMap(({ document }) => document.definitions).filter(isQuery);
  return {
    prepend: queries.length > 0 ? [`import { type SkipToken, useQuery } from '@apollo/client/react';`] : [],
    content: queries.map(hookOf).sort().join('\n'),
  };
};
