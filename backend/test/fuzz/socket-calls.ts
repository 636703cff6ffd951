import { setTimeout } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { documentOf, type RootRow } from './graphql-calls.ts';
import type { HostileValues } from './hostile-values.ts';

/** What a client of graphql-ws sends, message by message. */
export interface SocketCall {
  readonly name: string;
  /** Sent as soon as the socket is open. */
  readonly opening: readonly string[];
  /** Sent when the server has accepted the connection. */
  readonly accepted: readonly string[];
}

/** How long a subscription may be silent, in milliseconds, until it is left. */
const SILENCE = 100;
/** The codes with which a server says that the fault is its own: of the protocol of sockets, and of graphql-ws. */
const FAULTS = new Set([1006, 1011, 4500]);

/** A subscription with values in its arguments, and now and then a client that does not keep to the protocol. */
export function socketCall(row: RootRow, token: string | null, values: HostileValues): SocketCall {
  const { random } = values;
  const payload = random.chance(0.1) ? values.anything() : token === null ? undefined : { accessToken: token };
  const init = JSON.stringify({ type: 'connection_init', payload });
  const subscribe = JSON.stringify({ id: 'one', type: 'subscribe', payload: documentOf(row, values) });
  const name = `subscription ${row.field.name}`;
  // who does not wait, or does not introduce themselves
  if (random.chance(0.05)) return { name, opening: [init, subscribe], accepted: [subscribe] };
  if (random.chance(0.05)) return { name, opening: [subscribe], accepted: [] };
  if (random.chance(0.9)) return { name, opening: [init], accepted: [subscribe] };
  const garbage = [values.text(), JSON.stringify(values.anything()) ?? '', subscribe.slice(0, -random.int(1, 9))];
  const foreign = JSON.stringify({
    id: values.anything(),
    type: random.pick(['subscribe', 'complete', 'next']),
    payload,
  });
  return { name, opening: [init], accepted: [random.pick([...garbage, foreign]), subscribe] };
}

/**
 * All that the server says to this, until it closes, says that the subscription is over, or is silent. A fault of its own is
 * the status 500.
 */
export async function answerOf(
  url: string,
  { opening, accepted }: SocketCall,
): Promise<{ status: number; text: string }> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  const heard: string[] = [];
  let closed: number | null = null;
  const over = new Promise<void>((resolve) => {
    socket.on('open', () => opening.forEach((message) => socket.send(message)));
    socket.on('message', (data: Buffer) => {
      const text = data.toString();
      heard.push(text);
      const { type } = JSON.parse(text) as { type: string };
      if (type === 'connection_ack') accepted.forEach((message) => socket.send(message));
      if (type === 'complete' || type === 'error' || heard.length > 20) resolve();
    });
    socket.on('close', (code, reason) => {
      closed = code;
      heard.push(reason.toString());
      resolve();
    });
    socket.on('error', (error) => heard.push(error.message));
  });
  await new Promise((resolve) => socket.once('open', resolve).once('close', resolve));
  await Promise.race([over, setTimeout(SILENCE)]);
  socket.removeAllListeners('close');
  const gone = new Promise((resolve) => socket.once('close', resolve));
  if (socket.readyState !== WebSocket.CLOSED) {
    socket.close();
    await Promise.race([gone, setTimeout(1000)]);
  }
  return { status: closed !== null && FAULTS.has(closed) ? 500 : 200, text: heard.join('\n') };
}
