import { apiPaths } from '../paths';

/** How often an idle line is checked, and how long it may take to answer. */
const PING_MS = 20_000;
const PONG_MS = 5000;
/** The code of a line that ended for another reason than the server's word. */
export const LOST = 1006;

interface LineOptions {
  /** What is subscribed to, asked for when the server has accepted the line. */
  subscribe: () => { query: string; variables: object };
  onUp: () => void;
  onData: (data: unknown) => void;
  /** The line answered, whatever it said. */
  onHeard?: () => void;
  /** Once: the line is closed, with the server's code. */
  onLost: (code: number) => void;
}

interface Message {
  type: string;
  payload?: { data?: unknown };
}

/**
 * Opens a socket with one subscription. It speaks graphql-ws itself, because its library is ten times as large. Returns
 * a function that closes it; then nothing is told any more.
 */
export function openLine({ subscribe, onUp, onData, onHeard, onLost }: LineOptions): () => void {
  const socket = new WebSocket(
    window.location.origin.replace(/^http/, 'ws') + apiPaths.graphql,
    'graphql-transport-ws',
  );
  let isOver = false;
  let timer: number | undefined;

  const send = (message: object): void => socket.send(JSON.stringify(message));
  const close = (): void => {
    isOver = true;
    window.clearTimeout(timer);
    socket.close();
  };
  const lose = (code: number): void => {
    if (isOver) return;
    close();
    onLost(code);
  };
  const check = (): void => {
    send({ type: 'ping' });
    // a line that is lost without a message (a phone changes networks) does not answer
    timer = window.setTimeout(() => lose(LOST), PONG_MS);
  };

  socket.onopen = () => !isOver && send({ type: 'connection_init' });
  socket.onclose = ({ code }) => lose(code);
  socket.onmessage = ({ data: text }) => {
    if (isOver) return;
    const { type, payload } = JSON.parse(String(text)) as Message;
    if (type === 'error' || type === 'complete') return lose(LOST);
    if (type === 'connection_ack') {
      send({ id: '1', type: 'subscribe', payload: subscribe() });
      onUp();
    } else if (type === 'ping') send({ type: 'pong' });
    else if (type === 'next' && payload?.data) onData(payload.data);
    onHeard?.();
    window.clearTimeout(timer);
    timer = window.setTimeout(check, PING_MS);
  };
  return close;
}
