interface Said {
  type: string;
  id?: string;
  payload?: { variables: object };
}

/** The other end of a graphql-transport-ws connection with one subscription: what the server does is said by the test. */
export class SocketLine {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  /** Those that were opened since `replaceSocket`, the first one first. */
  static all: SocketLine[] = [];

  readyState = SocketLine.CONNECTING;
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number; reason: string; wasClean: boolean }) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  /** What the page has said. */
  readonly sent: Said[] = [];
  /** The page has closed it. */
  isClosed = false;

  constructor() {
    SocketLine.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Said);
  }

  close(): void {
    this.isClosed = true;
  }

  /** The server has taken the line, and the page's greeting. */
  open(): void {
    this.readyState = SocketLine.OPEN;
    this.onopen?.();
    this.says('connection_ack');
  }

  says(type: string, payload?: object): void {
    const id = this.sent.find((message) => message.type === 'subscribe')?.id;
    this.onmessage?.({ data: JSON.stringify({ id, type, payload }) });
  }

  /** The line ends. */
  drop(code: number): void {
    this.readyState = SocketLine.CLOSED;
    this.onclose?.({ code, reason: '', wasClean: code !== 1006 });
  }
}

export const lastLine = (): SocketLine => SocketLine.all.at(-1) as SocketLine;

/** Sockets are lines to the test, until the returned function is called. */
export function replaceSocket(socket: typeof SocketLine = SocketLine): () => void {
  const own = globalThis.WebSocket;
  SocketLine.all = [];
  globalThis.WebSocket = socket as unknown as typeof WebSocket;
  return () => void (globalThis.WebSocket = own);
}
