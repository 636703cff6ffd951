import type { NextFunction, Request, Response } from 'express';
import { pagePolicy } from './security-headers.ts';

const STYLE = `
  body { margin: 0; padding: 1rem; font: 16px/1.5 system-ui, sans-serif; background: #14181f; color: #e8ebf0; }
  main { display: grid; gap: 1rem; grid-template-columns: 1fr 1fr; height: calc(100vh - 8rem); }
  label { display: flex; flex-direction: column; gap: .25rem; min-height: 0; }
  section { display: grid; grid-template-rows: 3fr 1fr auto; gap: 1rem; min-height: 0; }
  textarea, output { flex: 1; padding: .75rem; border: 1px solid #5b6675; border-radius: 6px; background: #0c0f14;
    color: inherit; font: 14px/1.5 ui-monospace, monospace; white-space: pre; overflow: auto; resize: none; }
  button { padding: .6rem 1.2rem; border: 0; border-radius: 6px; background: #2f7ae5; color: #fff; font: inherit; }
  a { color: #8ab8ff; }`;

const SCRIPT = `
const field = (id) => document.getElementById(id);
async function ask(body) {
  const answer = await fetch('/graphql', {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
  });
  return JSON.stringify(await answer.json(), null, 2);
}
async function run() {
  const result = field('result');
  result.value = '…';
  try {
    result.value = await ask({ query: field('query').value, variables: JSON.parse(field('variables').value || '{}') });
  } catch (error) {
    result.value = String(error);
  }
}
field('run').addEventListener('click', run);
document.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) run();
});
field('types').addEventListener('click', async () => {
  field('query').value = '{ __schema { queryType { fields { name description args { name } } } mutationType { fields { name } } } }';
  await run();
});`;

const PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>GraphQL</title>
<style>${STYLE}</style></head>
<body>
<h1>GraphQL</h1>
<main>
  <section>
    <label>Query <textarea id="query" spellcheck="false">{ settings { currentSeasonId registrationOpen } }</textarea></label>
    <label>Variables <textarea id="variables" spellcheck="false">{}</textarea></label>
    <div><button id="run">Run (Ctrl+Enter)</button> <button id="types">List the schema's fields</button></div>
  </section>
  <label>Result <output id="result" aria-live="polite"></output></label>
</main>
<script src="/graphql/console.js"></script>
</body></html>`;

const setPolicy = pagePolicy(PAGE);

/**
 * GET /graphql from a browser: a page for trying queries. It loads nothing from other servers. All other requests go on
 * to the API.
 */
export function graphqlConsole(req: Request, res: Response, next: NextFunction): void {
  if (req.method !== 'GET') return next();
  if (req.path === '/console.js') return void res.type('text/javascript').send(SCRIPT);
  if (req.path !== '/' || req.query['query'] !== undefined || req.accepts(['json', 'html']) !== 'html') return next();
  setPolicy(req, res);
  res.type('html').send(PAGE);
}
