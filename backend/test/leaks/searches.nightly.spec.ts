import { GraphQLSchemaHost } from '@nestjs/graphql';
import { getNullableType, isListType } from 'graphql';
import { bootApp, graphql, type TestApp } from '../harness/app.ts';
import { FittingValues } from './fitting-values.ts';
import { NOWHERE } from './planted-marks.ts';
import { CALLERS, type CallerKind } from './private-world.ts';
import { choicesOf, isText, questionsOf, type Question } from './questions.ts';
import { mayBeShown, walkOf, type Walk } from './walk.ts';

/**
 * A search that looks into a private column tells what stands there, letter by letter, also when the answer never shows it. Every
 * text of every question is asked with each mark (T130): whoever may not see the mark gets the answer for a word that is nowhere.
 */

let app: TestApp;
let walk: Walk;
let values: FittingValues;
let questions: Question[];
beforeAll(async () => {
  app = await bootApp({ env: { READ_LIMIT: '100000000', MEMBER_LIMIT: '1000000' } });
  walk = await walkOf(app);
  values = new FittingValues(await FittingValues.rowsIn(app.db), 0);
  questions = questionsOf(app.app.get(GraphQLSchemaHost).schema, values);
});
afterAll(() => app.close());

const AT_ONCE = 16;

async function answerTo({ query, variables }: Question, value: unknown, token: string | null): Promise<string> {
  const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
  let depth = 3;
  for (;;) {
    const answer = JSON.stringify(await graphql(app.url, query(depth), { headers, variables: variables(value) }));
    if (answer.includes('"TOO_MANY_REQUESTS"')) await app.db.query('delete from rate_limit');
    else if (depth === 1 || !answer.includes('"limit":')) return answer.replace(/"requestId":"[^"]*"/g, '');
    else depth--;
  }
}

/** The same for a text, without the text itself. */
async function found(question: Question, text: string, token: string | null): Promise<string> {
  const value = isListType(getNullableType(question.type)) ? [text] : text;
  return (await answerTo(question, value, token)).replaceAll(text, '…');
}

const isClosed = (answer: string): boolean => /"code":"(FORBIDDEN|UNAUTHENTICATED)"/.test(answer);

/** The places of questions where this caller finds something by a mark that stands in such a column, and how many were asked. */
async function foundBy(caller: CallerKind, isAsked: (question: Question, column: string) => boolean) {
  const wrong: string[] = [];
  let asked = 0;
  for (const question of questions.filter(isText)) {
    const nothing = await found(question, NOWHERE, walk.tokens[caller]);
    if (isClosed(nothing)) continue;
    const marks = walk.marks.words.filter(({ column }) => isAsked(question, column));
    for (let from = 0; from < marks.length; from += AT_ONCE) {
      const some = marks.slice(from, from + AT_ONCE);
      const answers = await Promise.all(some.map(({ word }) => found(question, word, walk.tokens[caller])));
      const differing = some.filter((_, n) => answers[n] !== nothing);
      wrong.push(...differing.map(({ column }) => `${question.name} ${question.place} by ${column}`));
      asked += some.length;
    }
  }
  return { wrong, asked };
}

test.each(CALLERS.filter((caller) => caller !== 'admin'))(
  '%s finds nothing by what they may not see',
  async (caller) => {
    const { wrong, asked } = await foundBy(caller, (question, column) => !mayBeShown(caller, question, column));
    expect(wrong).toEqual([]);
    expect(asked).toBeGreaterThan(1000);
  },
  1_800_000,
);

test('an admin finds by what they see, so the walk would notice', async () => {
  const { wrong } = await foundBy('admin', (_, column) => /^(association_member|membership)\./.test(column));
  expect(wrong).not.toEqual([]);
});

test.each(CALLERS)(
  '%s sees no more with what may be left out of a question',
  async (caller) => {
    const wrong: string[] = [];
    let asked = 0;
    for (const question of questions) {
      for (const choice of choicesOf(question, values)) {
        asked++;
        const answer = await answerTo(question, choice, walk.tokens[caller]);
        if (/GRAPHQL_VALIDATION_FAILED|"limit":|"INTERNAL"/.test(answer))
          wrong.push(`${question.name} ${answer.slice(0, 300)}`);
        const seen = walk.marks.columnsIn(answer).filter((column) => !mayBeShown(caller, question, column));
        if (seen.length > 0) wrong.push(`${question.name} with ${question.place} ${String(choice)}: ${seen.join(' ')}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(asked).toBeGreaterThan(100);
  },
  600_000,
);
