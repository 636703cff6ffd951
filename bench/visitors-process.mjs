// Visitors who ask for one read after the other at a steady pace, until they are told to stop.
import { setTimeout as sleep } from 'node:timers/promises';

/** A visitor asks so often, whether the last one was answered or not. */
const EVERY_MS = 20;
const HEADERS = { 'content-type': 'application/json' };

let isOver = false;
let asked = 0;

/** Milliseconds until a read was answered that is in no cache; null when the server closed the resting connection. */
async function ask(url, { query, variables }) {
  const body = JSON.stringify({ query, variables: { ...variables, asked: `${process.pid}-${(asked += 1)}` } });
  const from = performance.now();
  try {
    const answer = await fetch(`${url}/graphql`, { method: 'POST', headers: HEADERS, body });
    await answer.arrayBuffer();
    return performance.now() - from;
  } catch (error) {
    if (error.cause?.code !== 'UND_ERR_SOCKET') throw error;
    return null;
  }
}

async function visit({ url, reads }) {
  const answers = [];
  while (!isOver) {
    answers.push(ask(url, reads[asked % reads.length].client));
    await sleep(EVERY_MS);
  }
  return (await Promise.all(answers)).filter((wait) => wait !== null);
}

process.on('message', async (/** @type {any} */ message) => {
  isOver = message === 'stop';
  if (!isOver) process.send(await visit(message));
});
