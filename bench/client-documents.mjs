// The site's own documents, as its client sends them: the generated ones, with `__typename` added by the same function of
// Apollo. `frontend/src/lib/early-answers.test.ts` checks that this is the client's text, letter by letter.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../tools/lib/project.mjs';

const require = createRequire(join(root, 'frontend/package.json'));
const { addTypenameToDocument } = require('@apollo/client/utilities');
const { print } = require('graphql');

/** All generated modules: the client's documents are split by pages. */
const GENERATED = readdirSync(join(root, 'frontend/src/gql'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('graphql.ts'))
  .map((file) => join(root, 'frontend/src/gql', file));

/** The pages' queries: those that a visitor's browser sends for the six reads. */
const OPERATIONS = {
  Q1: 'DivisionPage',
  Q2: 'DivisionPlayers',
  Q3: 'SeriesPage',
  Q4: 'HomePage',
  Q5: 'PlayerPage',
  Q6: 'PlayersPage',
};

/** A generated module without its types, which this Node cannot run. */
async function generated(file) {
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputText).toString('base64')}`);
}

/**
 * For each read the operation's name and its text.
 * @param {Record<string, string>} operations the names of the operations, by read
 * @returns {Promise<Record<string, { operationName: string, query: string }>>}
 */
export async function clientDocuments(operations = OPERATIONS) {
  const documents = Object.assign({}, ...(await Promise.all(GENERATED.map(generated))));
  return Object.fromEntries(
    Object.entries(operations).map(([read, operationName]) => [
      read,
      { operationName, query: print(addTypenameToDocument(documents[`${operationName}Document`])) },
    ]),
  );
}
