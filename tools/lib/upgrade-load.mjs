// Readers and writers of an instance, as its own clients are: the drill of an upgrade counts what they are refused.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Visitor } from './visitor.mjs';

/** Parts of addresses that a read without an answer of its own has: a login, a stream without an end. */
const NOT_A_READ = /accessToken|\/auth\/|\/stream$/;

/** The calls of REST that a version documents, which name nothing: everyone may make some of them. */
export function readsOfRest(product) {
  const { paths } = JSON.parse(readFileSync(join(product, 'openapi.json'), 'utf8'));
  return Object.keys(paths).filter((path) => 'get' in paths[path] && !path.includes('{') && !NOT_A_READ.test(path));
}

/** The documents that a version's own pages send, about these subjects. */
export async function readsOfPages(product, subjects) {
  const { readsOf } = await import(pathToFileURL(join(product, 'bench/reads.mjs')).href);
  return (await readsOf(subjects)).map(({ request }) => request);
}

/** What an instance answers to a document; the sentence of its failure otherwise. */
export async function answerOf(visitor, { query, variables }) {
  const { status, data, errors } = await visitor.graphql(query, variables);
  if (status !== 200 || errors || !data) throw new Error(`${status} ${JSON.stringify(errors)} ${query.slice(0, 60)}`);
  return data;
}

const NOTE = `mutation ($input: AddPersonNoteInput!) {
  addPersonNote(input: $input) { __typename ... on Problem { code messageKey } } }`;
const REPORT = `mutation ($input: ReportSeriesInput!) {
  reportSeries(input: $input) { __typename ... on SeriesReport { version } ... on Problem { code messageKey } } }`;

/** The outcome of a mutation, which must be a success. */
async function done(visitor, query, input) {
  const [[name, outcome]] = Object.entries(await answerOf(visitor, { query, variables: { input } }));
  if (/Problem$/.test(outcome.__typename)) throw new Error(`${name}: ${JSON.stringify(outcome)}`);
  return outcome;
}

/** Writes a note about a person. */
export const writeNote = (admin, userId, text) => done(admin, NOTE, { userId, text });

const row = (goals) => (playerId, slot) => ({
  ...{ playerId, score: 200 + 50 * slot, goals: slot === 0 ? goals : 0, assists: 0, saves: slot },
  shots: slot === 0 ? goals + 1 : 1,
});

/** Five games that are possible in every format: the home team wins three. */
const GOALS = [
  [3, 1],
  [0, 2],
  [4, 2],
  [1, 2],
  [2, 1],
];

/**
 * Reports a series, whatever its result is so far.
 * @param {Visitor} admin
 * @param {{ id: number, version: number, home: number[], away: number[] }} series changed to its next version
 * @param {number} time even: the home team wins
 */
export async function reportOnce(admin, series, time) {
  const goals = time % 2 ? GOALS.map((game) => game.toReversed()) : GOALS;
  const games = goals.map(([homeGoals, awayGoals]) => ({
    ...{ homeGoals, awayGoals },
    ...{ home: series.home.map(row(homeGoals)), away: series.away.map(row(awayGoals)) },
  }));
  const { version } = await done(admin, REPORT, { seriesId: series.id, version: series.version, games });
  series.version = version;
}

/**
 * Readers and writers of one instance, until `stop`. What fails is in `failed`, with its time.
 * @param {string} url
 * @param {{ pages: object[], rest: string[], userId: number, series: object, prefix: string }} what
 */
export async function startLoad(url, { pages, rest, userId, series, prefix }) {
  const seen = { isOn: true, reads: 0, notes: [], reports: 0, logins: 0, failed: [] };
  const admin = await new Visitor(url).signIn('admin');
  const lane = async (name, work) => {
    for (let time = 0; seen.isOn; time++)
      await work(time).catch((error) => seen.failed.push(`${name}, ${new Date().toISOString()}: ${error.message}`));
  };
  const reader = (network) => {
    const visitor = new Visitor(url, {}, `127.0.${network}.1`);
    return async (time) => {
      if (time % 2) await answerOf(visitor, pages[((time - 1) / 2 + network) % pages.length]);
      else {
        const path = rest[(time / 2 + network) % rest.length];
        const { status, text } = await visitor.ask(path);
        if (status !== 200) throw new Error(`${path}: ${status} ${text.slice(0, 200)}`);
      }
      seen.reads += 1;
    };
  };
  const lanes = [
    ...[1, 2, 3].map((network) => lane('read', reader(network))),
    lane('note', async (time) => {
      const text = `${prefix} ${time}.`;
      await writeNote(admin, userId, text);
      seen.notes.push(text);
    }),
    lane('report', async (time) => {
      await reportOnce(admin, series, time);
      seen.reports = time + 1;
    }),
    lane('login', async () => {
      await new Visitor(url).signIn('captain');
      seen.logins += 1;
    }),
  ];
  const stop = async () => {
    seen.isOn = false;
    await Promise.all(lanes);
    return seen;
  };
  return { seen, stop };
}
