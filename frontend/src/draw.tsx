import { ApolloClient, ApolloLink, Observable, type NormalizedCacheObject } from '@apollo/client';
import { prerenderStatic } from '@apollo/client/react/ssr';
import { print } from 'graphql';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app';
import type { DrawnPage } from './app/drawn-page';
import { Providers } from './app/providers';
import { assertFinished } from './app/finished-drawing';
import { inOrder } from './app/in-order';
import { preparePage } from './app/router';
import { startTexts } from './app/start-texts';
import { styleSheetOf } from './app/style-sheet';
import { createCache } from './lib/apollo';
import { drawAt } from './lib/here';
import { speakLanguage } from './lib/i18n/i18n';
import type { Language } from './lib/i18n/language';
import { contentArrives, takeParts } from './ui/page/lazy-part';

/** A page to draw for an unknown visitor. */
export interface Task {
  /** The site's origin: `https://host`. */
  origin: string;
  /** The page's address without its query. */
  path: string;
  language: Language;
  /**
   * The source of answers. `begun` is sent first, then each query as `[number, body]`, and its answer comes as
   * `[number, answer]`.
   */
  answers: MessagePort;
}

/** The page as HTML, and the data with which the browser takes over. */
export interface Drawing extends DrawnPage {
  html: string;
  /** Rules in place of its style attributes. */
  css: string;
}

let started: Promise<unknown> | null = null;

/** Loads what every page needs, before one is asked for. */
export async function startDrawing(): Promise<void> {
  await (started ??= startTexts('se'));
  await preparePage('/');
}

/** Draws a page. It runs in a thread of the server, one page after the other. Throws when a query gets no answer. */
export default async function draw({ origin, path, language, answers }: Task): Promise<Drawing> {
  answers.postMessage('begun');
  await (started ??= startTexts(language));
  await speakLanguage(language);
  await preparePage(path);
  drawAt(origin + path);
  const unanswered: string[] = [];
  const link = askThrough(answers, (question) => unanswered.push(question));
  const client = new ApolloClient({ ssrMode: true, link, cache: createCache() });
  const tree = (
    <Providers client={client}>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </Providers>
  );
  try {
    const drawing = await drawWhole(tree, client);
    assertFinished(drawing.html, path);
    if (unanswered.length > 0) throw new Error(`not answered: ${unanswered.join(', ')}`);
    return drawing;
  } finally {
    client.stop();
    answers.close();
  }
}

async function drawWhole(tree: React.ReactNode, client: ApolloClient): Promise<Drawing> {
  takeParts();
  const { result } = await prerenderStatic({ tree, renderFunction: renderToString });
  const { parts, missing } = takeParts();
  if (missing.length === 0) {
    return { ...styleSheetOf(result), parts, cache: inOrder(client.extract() as NormalizedCacheObject) };
  }
  // this is the first page with this part: its code is loaded once
  await contentArrives(missing);
  return drawWhole(tree, client);
}

/** Sends the client's queries through a port, with the same bodies as a browser's. */
function askThrough(port: MessagePort, onUnanswered: (operationName: string) => void): ApolloLink {
  const waiting = new Map<number, (answer: string | null) => void>();
  let asked = 0;
  port.onmessage = ({ data: [number, answer] }: MessageEvent<[number, string | null]>) => {
    waiting.get(number)?.(answer);
    waiting.delete(number);
  };
  return new ApolloLink(
    ({ operationName, variables, query }) =>
      new Observable((observer) => {
        const number = asked++;
        waiting.set(number, (answer) => {
          if (answer === null) {
            onUnanswered(operationName ?? '');
            return observer.error(new Error('not answered'));
          }
          observer.next(JSON.parse(answer) as ApolloLink.Result);
          observer.complete();
        });
        port.postMessage([number, JSON.stringify({ operationName, variables, query: print(query) })]);
      }),
  );
}
