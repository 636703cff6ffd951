import type pg from 'pg';
import { EXPORT_NAMES } from '../../src/modules/partners/exports/export-files.ts';
import type { TestApp } from '../harness/app.ts';
import { answerTo, publicQueries, publicReads, questionSamples } from '../harness/public-questions.ts';
import type { PublicQuery, QuestionSamples } from '../harness/public-questions.ts';

/** What the league shows to everyone: each public question with its answer. */
export type Picture = ReadonlyMap<string, string>;

/** The feed itself, a number that also grows with what only some see, and what a clock or another server changes. */
const NOT_COMPARED = /^(leagueVersion|events|liveStream|tonight|registration)$/;
/** The same of REST: also calendars and feeds, whose entries say when they were made. */
const NOT_READ = /\/api\/events|exports|\.ics$|\.atom$|sitemap|robots|security|pictures|images/;

const AT_ONCE = 8;

/** The questions that everyone may ask, about these ids. */
export class PublicQuestions {
  private constructor(
    private readonly app: TestApp,
    private readonly samples: QuestionSamples,
  ) {}

  /** About these rows, and the newest of the other tables. Of what an act removes, it was asked before. */
  static async of(app: TestApp, client: pg.Client, about: QuestionSamples): Promise<PublicQuestions> {
    return new PublicQuestions(app, { ...(await questionSamples(client, 1)), ...about });
  }

  /** Every answer. A question that cannot be answered is part of the picture too. */
  async ask(): Promise<Picture> {
    const { app, samples } = this;
    const queries = onceEach(publicQueries(app, samples).filter(({ root }) => !NOT_COMPARED.test(root)));
    const paths = publicReads(app, samples, 1).filter((path) => !NOT_READ.test(path));
    const exports = EXPORT_NAMES.map((name) => `/api/exports/${name}.csv`);
    const found = new Map<string, string>();
    const asked = [
      ...queries.map(({ text }) => [text, async () => JSON.stringify(await answerTo(app, text))] as const),
      ...paths.map((path) => [path, async () => (await fetch(app.url + path)).text()] as const),
    ];
    while (asked.length > 0) {
      const answers = asked.splice(0, AT_ONCE).map(async ([question, ask]) => [question, await ask()] as const);
      for (const [question, answer] of await Promise.all(answers)) found.set(question, answer);
    }
    for (const path of exports) found.set(path, await (await fetch(app.url + path)).text());
    return found;
  }
}

/** Each object below a root field is asked for as a whole; what lies deeper once only, in whichever answer it is met first. */
function onceEach(queries: readonly PublicQuery[]): PublicQuery[] {
  const known = new Set<string>();
  return queries.filter(({ text }) => {
    const way = [...text.matchAll(/(\w+)(?:\((?:[^)]*)\))? \{/g)].map(([, field]) => field);
    const asked = way.length > 2 ? way.slice(-2).join('.') : text;
    if (known.has(asked)) return false;
    known.add(asked);
    return true;
  });
}

/** The questions whose answers differ, with both answers from where they do. */
export function differencesOf(before: Picture, after: Picture): string[] {
  return [...after].flatMap(([question, answer]) => {
    const former = before.get(question);
    if (former === undefined || former === answer) return [];
    let at = 0;
    while (former[at] === answer[at]) at++;
    const from = Math.max(0, at - 60);
    return [`${question}\n    was ${former.slice(from, at + 60)}\n    now ${answer.slice(from, at + 60)}`];
  });
}
