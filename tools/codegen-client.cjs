/**
 * graphql-codegen preset: the documents and types of the client preset (nothing here calls its `graphql()`), and a typed
 * Apollo Client 4 hook for each query. A mutation gets none, since `useAction` (lib/use-action.ts) takes its document and
 * also says what came of it; nor does a subscription, which goes through a socket of its own (unread-socket.ts).
 */
const { preset: client } = require('@graphql-codegen/client-preset');

const pascal = (s) => s.charAt(0).toUpperCase() + s.slice(1);

const isQuery = (def) => def.kind === 'OperationDefinition' && def.operation === 'query';

function hookOf(query) {
  const name = pascal(query.name.value);
  const [data, vars] = [`types.${name}Query`, `types.${name}QueryVariables`];
  const required = (query.variableDefinitions ?? []).some((v) => v.type.kind === 'NonNullType' && !v.defaultValue);
  const base = `useQuery.Options<${data}, ${vars}>`;
  const arg = required
    ? `options: (${base} & { variables: ${vars} }) | SkipToken`
    : `options: ${base} | SkipToken = {}`;
  return `export const use${name}Query = (${arg}) => useQuery(types.${name}Document, options);`;
}

const hooks = {
  plugin(_schema, documents) {
    const queries = documents.flatMap(({ document }) => document.definitions).filter(isQuery);
    return {
      prepend: [
        `import { type SkipToken, useQuery } from '@apollo/client/react';`,
        `import * as types from './graphql';`,
      ],
      content: queries.map(hookOf).sort().join('\n'),
    };
  },
};

exports.preset = {
  ...client,
  async buildGeneratesSection(options) {
    const files = await client.buildGeneratesSection(options);
    const filename = `${options.baseOutputDir}graphql.ts`;
    const documents = files.find((file) => file.filename === filename);
    return [
      documents,
      { ...documents, filename: `${options.baseOutputDir}hooks.ts`, plugins: [{ hooks: {} }], pluginMap: { hooks } },
    ];
  },
};
