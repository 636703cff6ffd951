// A flood of a product's sockets, in a process of its own: `fork('flood.mjs')`, then a message { url, kind, sockets, from }. It speaks the
// protocol by hand, so that it can do what no library does: write without reading, and come back whenever it is closed.
import { connect } from 'node:net';

const TEXT = 1;
const PING = 9;
const PONG = 10;
/** As large as a message may be. */
const LARGEST = 64 * 1024;
/** What is written at a time: many small messages are one write, as a program would send them that wants to be quick. */
const WRITE = 64 * 1024;
/**
 * Bytes in a second, of all sockets together: a line of 1 Gbit/s, ten times a home's. More than any line carries would measure how the
 * flood and the proxy share the machine's cores.
 */
const LINE = 125e6;
/** A socket that could not be opened, or was closed, comes back after so many milliseconds. */
const BACK_MS = 5;

/** A frame as a client sends it. The mask is zero, which changes nothing. */
function frame(opcode, payload) {
  const body = Buffer.from(payload);
  const head =
    body.length < 126
      ? Buffer.from([0x80 | opcode, 0x80 | body.length])
      : Buffer.from([0x80 | opcode, 0x80 | 126, body.length >> 8, body.length & 255]);
  return Buffer.concat([head, Buffer.alloc(4), body]);
}

const said = (message) => frame(TEXT, typeof message === 'string' ? message : JSON.stringify(message));
const many = (frames) => {
  const one = Buffer.concat(frames);
  return Buffer.concat(Array(Math.max(1, Math.floor(WRITE / one.length))).fill(one));
};

const INIT = said({ type: 'connection_init' });
const subscribe = (id, query) => said({ id, type: 'subscribe', payload: { query } });
const deep = '['.repeat((LARGEST - 100) / 2) + ']'.repeat((LARGEST - 100) / 2);
/** Every second word is a field that there is not, and each is an error of its own. */
const unknown = Array.from({ length: 480 }, (_, n) => `leagueChanged${n}`).join(' ');

/** What each kind writes after its first message, over and over; null: nothing. */
export const FLOODS = {
  'large pings': many([said({ type: 'ping', payload: { pad: 'x'.repeat(LARGEST - 100) } })]),
  'small pings': many([said({ type: 'ping' })]),
  'unasked frames': many([frame(PING, 'x'.repeat(125)), frame(PONG, 'x'.repeat(125)), said({ type: 'pong' })]),
  'deep JSON': many([said(`{"type":"ping","payload":{"deep":${deep}}}`)]),
  'invalid subscribes': many([subscribe('1', `subscription { ${unknown} }`)]),
  'subscribe and complete': many([
    subscribe('1', 'subscription { leagueChanged { number } }'),
    said({ id: '1', type: 'complete' }),
  ]),
  'half-open': null,
};

const handshake = ({ hostname, port }) =>
  `GET /graphql HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n' +
  'Sec-WebSocket-Protocol: graphql-transport-ws\r\n\r\n';

/** The start of a message that does not come, a letter at a time. */
function dribble(socket) {
  socket.write(Buffer.from([0x80 | TEXT, 0x80 | 126, 255, 255, 0, 0, 0, 0]));
  const letters = setInterval(() => socket.write('x'), 1);
  socket.once('close', () => clearInterval(letters));
}

function flood({ url, kind, from }, count) {
  const address = new URL(url);
  const bytes = FLOODS[kind];
  const socket = connect({ host: '127.0.0.1', port: Number(address.port), localAddress: from });
  let waits;
  const write = () => {
    clearTimeout(waits);
    while (!socket.destroyed) {
      if (count.bytes > LINE * ((performance.now() - count.from) / 1000))
        return void (waits = setTimeout(write, BACK_MS));
      count.bytes += bytes.length;
      if (!socket.write(bytes)) return;
    }
  };
  socket.setNoDelay(true);
  socket.on('error', () => undefined);
  socket.once('connect', () => {
    count.opened++;
    socket.write(handshake(address));
    // one answer is waited for, then nothing is read any more
    socket.once('data', () => {
      if (bytes === null) return dribble(socket);
      socket.write(INIT);
      socket.once('data', () => {
        socket.pause();
        socket.on('drain', () => setImmediate(write));
        write();
      });
    });
  });
  socket.once('close', () => {
    clearInterval(watch);
    setTimeout(() => flood({ url, kind, from }, count), BACK_MS);
  });
  // a socket that does not read does not notice that it was closed, unless it writes
  const watch = setInterval(() => socket.isPaused() && socket.writableLength === 0 && write(), 100);
}

process.on('message', (/** @type {any} */ orders) => {
  const count = { opened: 0, bytes: 0, from: performance.now() };
  for (let at = 0; at < orders.sockets; at++) flood(orders, count);
  setInterval(() => process.send(count), 200);
});
process.on('disconnect', () => process.exit());
