// What open pages of visitors cost: sockets that wait for results. Not a part of the bench or of any suite.
//   TRUSTED_PROXIES=1 VISITOR_SOCKETS=5000 npm start
//   node bench/idle-pages.mjs --url http://localhost:3000 --pid <the server's process> --pages 1000
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { WebSocket } from 'ws';
import { signIn } from '../tools/lib/sign-in.mjs';
import { launchBrowser } from '../tools/browser.mjs';

const { values } = parseArgs({
  options: { url: { type: 'string' }, pid: { type: 'string' }, pages: { type: 'string', default: '1000' } },
});
const [url, pages] = [values.url, Number(values.pages)];
const QUERY = 'subscription { leagueChanged { number } }';
/** So many from one address are allowed. */
const OF_AN_ADDRESS = 40;
const IDLE_S = 20;
const CHANGES = 10;

const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${values.pid}/status`, 'utf8'))[1]) / 1024;
/** Seconds of the processor, in hundredths. */
const processor = () => {
  const parts = readFileSync(`/proc/${values.pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(parts[11]) + Number(parts[12])) / 100;
};

let heard = 0;
let isOpen = 0;
function open(at) {
  const address = `10.1.${Math.floor(at / OF_AN_ADDRESS / 250)}.${Math.floor(at / OF_AN_ADDRESS) % 250}`;
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    headers: { 'x-forwarded-for': address },
  });
  socket.on('open', () => socket.send('{"type":"connection_init"}'));
  socket.on('message', (data) => {
    const { type } = JSON.parse(String(data));
    if (type === 'next') heard++;
    if (type !== 'connection_ack') return;
    isOpen++;
    socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: QUERY } }));
  });
  socket.on('close', (code) => console.log(`closed with ${code}`));
  return socket;
}

const browser = await launchBrowser();
const context = await browser.newContext();
await signIn(context, url, 'admin');
const call = async (query) =>
  (await (await context.request.post(`${url}/graphql`, { headers: { origin: url }, data: { query } })).json()).data;
const { upcomingSeries } = await call('{ upcomingSeries(first: 25) { id } }');
const id = upcomingSeries.at(-1).id;
const versionOf = async () => (await call(`{ seriesReport(seriesId: ${id}) { version } }`)).seriesReport.version;

await sleep(3000);
const [emptyMemory, emptyFrom] = [memory(), processor()];
await sleep(IDLE_S * 1000);
console.log(
  `none: ${emptyMemory.toFixed(0)} MB, ${(((processor() - emptyFrom) / IDLE_S) * 100).toFixed(1)} % of a core`,
);

const openedFrom = processor();
const sockets = [];
for (let at = 0; at < pages; at++) {
  sockets.push(open(at));
  if (at % 50 === 49) await sleep(50);
}
while (isOpen < pages) await sleep(50);
console.log(`opening: ${(processor() - openedFrom).toFixed(2)} s of the processor`);
await sleep(2000);
const idleFrom = processor();
await sleep(IDLE_S * 1000);
console.log(
  `${pages} idle: ${memory().toFixed(0)} MB, ${(((processor() - idleFrom) / IDLE_S) * 100).toFixed(1)} % of a core`,
);

const waits = [];
const changesFrom = processor();
for (let change = 0; change < CHANGES; change++) {
  const version = await versionOf();
  const before = heard;
  const from = performance.now();
  await call(
    change % 2 === 0
      ? `mutation { declareWalkover(input: { seriesId: ${id}, walkover: HOME, version: ${version} }) { __typename } }`
      : `mutation { resetSeries(input: { seriesId: ${id}, version: ${version} }) { __typename } }`,
  );
  while (heard < before + pages) await sleep(5);
  waits.push(Math.round(performance.now() - from));
}
console.log(`${CHANGES} changes: all heard after ${waits.join(', ')} ms`);
console.log(`a change: ${(((processor() - changesFrom) / CHANGES) * 1000).toFixed(0)} ms of the processor`);
for (const socket of sockets) socket.removeAllListeners('close').terminate();
await browser.close();
