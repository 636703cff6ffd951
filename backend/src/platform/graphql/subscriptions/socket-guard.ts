import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { Bucket } from '../../limits/bucket.ts';

/** The largest message in bytes, the same as a body over HTTP (T27). */
export const LARGEST_MESSAGE = 64 * 1024;
/**
 * What a socket may send (T110). An honest page sends two messages and then a ping now and then; a program that subscribes to all that
 * it may sends eleven. Bytes are counted as they arrive, so that frames without a message count too.
 */
export const ALLOWED = {
  messages: { atOnce: 20, perSecond: 5 },
  bytes: { atOnce: 2 * LARGEST_MESSAGE, perSecond: 64 * 1024 },
} as const;
/** A refused subscription counts as so many more messages: reading, checking and answering it is the work of several. */
const REFUSED_MESSAGES = 4;
/** The close code of a socket that sends too much, and of one too many of a session. */
export const TOO_MUCH = 4429;
/** Bytes that the other end has not taken: at any time, and from one look to the next. */
export const UNSENT = { most: 1024 * 1024, lasting: 256 * 1024 } as const;

/**
 * What one socket may make the server read and keep (T110). Who sends more than that is closed with 4429 and not read any further; who
 * takes less than they ask for is cut off.
 */
export class SocketGuard {
  readonly #messages: Bucket;
  readonly #bytes: Bucket;
  #isOver = false;
  #wasBehind = false;

  /** @param now milliseconds of a clock that never goes back */
  constructor(
    private readonly socket: WebSocket,
    stream: Duplex,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#messages = new Bucket(ALLOWED.messages, now());
    this.#bytes = new Bucket(ALLOWED.bytes, now());
    // before the protocol's own listener, so that it finds no message in what is too much
    stream.prependListener('data', (bytes: Buffer) => this.#count(this.#bytes, bytes.length));
    // every frame that the other end sends unasked is a message; the library answers a ping with as much as it carries
    socket.on('ping', () => this.admits());
    socket.on('pong', () => this.admits());
  }

  /** Counts a message that has arrived. false: it is not read, because there were too many, or the socket is being closed. */
  admits(messages = 1): boolean {
    return this.#count(this.#messages, messages) && this.socket.readyState === this.socket.OPEN;
  }

  /** Counts a subscription that was refused. */
  refused(): void {
    this.admits(REFUSED_MESSAGES);
  }

  /** Sends a text. Resolves when the connection has taken it, and when the socket is closed. */
  send(text: string): Promise<void> {
    const { socket } = this;
    return new Promise((resolve, reject) => {
      if (socket.readyState !== socket.OPEN) return resolve();
      socket.send(text, (error) => (error && socket.readyState === socket.OPEN ? reject(error) : resolve()));
      if (socket.bufferedAmount > UNSENT.most) socket.terminate();
    });
  }

  /** Looks whether the other end takes what it is sent. Called again and again, it cuts off who was behind the last time too. */
  look(): void {
    const isBehind = this.socket.bufferedAmount > UNSENT.lasting;
    if (isBehind && this.#wasBehind) this.socket.terminate();
    this.#wasBehind = isBehind;
  }

  #count(bucket: Bucket, amount: number): boolean {
    if (this.#isOver) return false;
    if (bucket.take(amount, this.now())) return true;
    this.#isOver = true;
    this.socket.close(TOO_MUCH, 'Too many messages');
    // what still comes stays in the network; the server closes the connection a moment later
    this.socket.pause();
    return false;
  }
}
