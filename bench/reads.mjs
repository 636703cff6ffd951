// The six reads: the documents that the site's client sends for its six largest pages, and yardstick b's answers to them, which are compared
// before any timing. The documents are the generated ones, with `__typename` added by the same function of Apollo:
// `frontend/src/lib/early-answers.test.ts` checks that this is the client's text, letter by letter.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { runInThisContext } from 'node:vm';
import ts from 'typescript';
import { root } from '../tools/lib/project.mjs';
import { yardstickPath } from './load.mjs';

const require = createRequire(join(root, 'frontend/package.json'));
const { addTypenameToDocument } = require('@apollo/client/utilities');
const { print } = require('graphql');

const sources = join(root, 'frontend/src');

/** All generated modules: each stands beside its documents. */
const GENERATED = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.generated.ts'))
  .map((file) => join(sources, file));

/** The pages' queries, those that a visitor's browser sends, and what tables call them. */
const READS = {
  Q1: ['DivisionPage', 'division page'],
  Q2: ['DivisionPlayers', "a division's player statistics"],
  Q3: ['SeriesPage', 'series page'],
  Q4: ['HomePage', 'start page'],
  Q5: ['PlayerPage', 'player page'],
  Q6: ['PlayersPage', 'search by a part of a name'],
};

/** A generated module without its types, which this Node cannot run. */
function generated(file) {
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const exports = {};
  runInThisContext(`(function (exports, require) {${outputText}\n})`, { filename: file })(exports, require);
  return exports;
}

/** For each read the operation's name and its text. */
export function clientDocuments() {
  const documents = Object.assign({}, ...GENERATED.map(generated));
  return Object.fromEntries(
    Object.entries(READS).map(([read, [operationName]]) => [
      read,
      { operationName, query: print(addTypenameToDocument(documents[`${operationName}Document`])) },
    ]),
  );
}

/** The variables of each read, the values of b's statement, and the page's address. */
function argumentsOf({ table, statistics, series, player, text }) {
  const division = ({ discriminator, seasonId }) => ({
    variables: { discriminator, seasonId },
    page: `/division/${discriminator}/season/${seasonId}`,
    values: [discriminator, seasonId],
  });
  return {
    Q1: division(table),
    Q2: division(statistics),
    Q3: { variables: { id: series }, values: [series] },
    Q4: { variables: {}, values: [], page: '/' },
    Q5: { variables: { id: player }, values: [player] },
    Q6: { variables: { text, offset: 0, hasTeams: true }, values: [`%${text}%`, `${text}%`] },
  };
}

/** The reads about these subjects: `request` goes to the product, `values` to b's statement. */
export async function readsOf(subjects) {
  const [documents, all] = [await clientDocuments(), argumentsOf(subjects)];
  return Object.entries(READS).map(([name, [, title]]) => {
    const { variables, values, page } = all[name];
    const { operationName, query } = documents[name];
    return { name, title, page, values, request: { operationName, variables, query } };
  });
}

/** The product's answer to a GraphQL request. Throws when it contains an error. */
export async function askServer(url, request, headers = {}) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(request),
  });
  const text = await response.text();
  const { data, errors } = JSON.parse(text);
  if (errors || !data) throw new Error(`the product refused ${request.query.slice(0, 60)}…: ${text.slice(0, 500)}`);
  return { data, text };
}

async function askYardstick(url, { name, values }) {
  const response = await fetch(url + yardstickPath(name, values));
  const text = await response.text();
  if (!response.ok) throw new Error(`b refused ${name}: ${text}`);
  return JSON.parse(text);
}

/** Sentences about what b and the product answer differently; none when they agree. The product knows each document afterwards. */
export async function compareReads(reads, yardstickUrl, productUrl) {
  const differences = [];
  for (const read of reads) {
    for (let time = 0; time < 2; time++) await askServer(productUrl, read.request);
    const { data } = await askServer(productUrl, read.request);
    differences.push(differenceOf(read.name, await askYardstick(yardstickUrl, read), data) ?? []);
  }
  return differences.flat();
}

/** The first difference between the answers of b and the product, as a sentence; null when they agree. */
export const differenceOf = (name, expected, actual) =>
  firstDifference(comparable(name, expected), comparable(name, actual), name);

/**
 * b stops at the third step that orders a table. Places inside a tie may differ, so they are compared as a set, without
 * the reasons for the place of tied teams. b does not know the places of the week before. For the same reason the places
 * of the top series are not compared.
 */
function comparable(name, answer) {
  if (name === 'Q1') {
    const { standings } = answer.division;
    const tie = (row) => [row.isDisqualified, row.points, row.diff, row.gamesWon].join();
    const isTied = (row) => standings.filter((other) => tie(other) === tie(row)).length > 1;
    const rows = standings.map((row) => {
      const { position: _position, color: _color, placesWon: _placesWon, trace = null, ...rest } = row;
      return { ...rest, trace: isTied(row) ? null : trace };
    });
    return { ...answer, division: { ...answer.division, standings: rows.toSorted((a, b) => a.team.id - b.team.id) } };
  }
  if (name === 'Q4' && answer.upcomingTopSeries) {
    return { ...answer, upcomingTopSeries: answer.upcomingTopSeries.map(({ places: _places, ...series }) => series) };
  }
  return answer;
}

const RATING_TOLERANCE = 1e-9;

/** The first difference between two answers, as a sentence; null when they agree. */
function firstDifference(expected, actual, path) {
  if (path.endsWith('.placement')) {
    return actual >= expected ? null : `${path}: place ${actual}, and b has ${expected} before any tie is broken`;
  }
  if (typeof expected === 'number' && typeof actual === 'number') {
    return Math.abs(expected - actual) <= RATING_TOLERANCE ? null : `${path}: ${actual}, and b has ${expected}`;
  }
  if (expected === null || actual === null || typeof expected !== 'object' || typeof actual !== 'object') {
    return isDeepStrictEqual(expected, actual) ? null : `${path}: ${actual}, and b has ${expected}`;
  }
  if (Array.isArray(expected) && expected.length !== actual.length) {
    return `${path}: ${actual.length} entries, and b has ${expected.length}`;
  }
  for (const key of new Set([...Object.keys(expected), ...Object.keys(actual)])) {
    const found = firstDifference(expected[key] ?? null, actual[key] ?? null, `${path}.${key}`);
    if (found) return found;
  }
  return null;
}
