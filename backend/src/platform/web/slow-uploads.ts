import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { PerRequest } from '../per-request.ts';

/** How an upload must come on after the time of other requests is over: a phone on a poor line sends more. */
export interface Pace {
  /** Looks at it every so many milliseconds. */
  lookMs: number;
  /** Bytes between two looks. */
  bytes: number;
  /** The longest time after that of other requests, in milliseconds. */
  longestMs: number;
}

const PACE: Pace = { lookMs: 15_000, bytes: 64 * 1024, longestMs: 300_000 };

/** What Node answers itself to a client whose request it does not understand, by the error's code. */
const ANSWERS: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/**
 * A form with files whose sender has been let in may take longer than all other requests, as long as it comes on (T67): five
 * replay files take minutes on a phone's line.
 */
export class SlowUploads {
  readonly #uploads = new PerRequest<Socket, IncomingMessage>();

  constructor(private readonly pace: Pace = PACE) {}

  /** The sender of this body has been let in. */
  allow(upload: IncomingMessage): void {
    this.#uploads.set(upload.socket, upload);
  }

  /** Ends in Node's place the requests that take too long, and whatever else it does not understand. */
  attach(server: Server): void {
    server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
      const upload = this.#uploads.get(socket);
      const isAllowed = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && upload?.complete === false;
      if (isAllowed) this.#watch(upload);
      else refuse(socket, error.code);
    });
  }

  /** Node looks at each request once, so from here on it is looked at here. */
  #watch(upload: IncomingMessage): void {
    const { socket } = upload;
    const { lookMs, bytes, longestMs } = this.pace;
    const until = performance.now() + longestMs;
    let before = socket.bytesRead;
    const timer = setInterval(() => {
      const came = socket.bytesRead - before;
      before = socket.bytesRead;
      if (!upload.complete && !socket.destroyed && came >= bytes && performance.now() < until) return;
      clearInterval(timer);
      if (!upload.complete) refuse(socket, 'ERR_HTTP_REQUEST_TIMEOUT');
    }, lookMs).unref();
  }
}

/** As Node does: an answer that has begun is not written into. */
function refuse(socket: Socket, code = ''): void {
  // whatever comes after the refusal is refused too
  if (!socket.writable) return void socket.destroy();
  const { _httpMessage: answer } = socket as Socket & { _httpMessage?: ServerResponse | null };
  if (!answer?.headersSent) {
    socket.write(`HTTP/1.1 ${ANSWERS[code] ?? '400 Bad Request'}\r\nConnection: close\r\n\r\n`);
  }
  socket.destroySoon();
}
