import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** The end of the server's last message about a statement: it is ready for the next one. */
const READY = { start: Buffer.from('Z\0\0\0\u0005', 'latin1'), length: 6 };

/** The server's last words to a client when it stops. */
const STOPPING = fatal('57P01', 'terminating connection due to administrator command');

/** The connection from the application to its database, which a test can close and open again. */
export class DatabaseRoad {
  #state: 'open' | 'closed' | 'silent' | 'halting' | 'stopping' = 'open';
  readonly #sockets = new Set<Socket>();
  /** What comes after a ready message that is late, because a line keeps the order. */
  readonly #behind = new Map<Socket, Buffer[]>();

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async to(databaseUrl: string): Promise<DatabaseRoad> {
    const url = new URL(databaseUrl);
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const [host, port] = [url.hostname, Number(url.port)];
    url.hostname = '127.0.0.1';
    url.port = String((server.address() as AddressInfo).port);
    const road = new DatabaseRoad(server, url.href);
    server.on('connection', (near) => road.#drive(near, connect(port, host)));
    return road;
  }

  /** As after `systemctl stop postgresql`: connections are lost and new ones refused. */
  close(): void {
    this.#state = 'closed';
    for (const socket of this.#sockets) socket.destroy();
  }

  /** As with a pulled cable: nothing comes back, and there is no error. */
  silence(): void {
    this.#state = 'silent';
  }

  /**
   * As when the server loses its processor time in the middle of an answer: the ready message comes later than the
   * rest.
   */
  halt(): void {
    this.#state = 'halting';
  }

  /**
   * As when the server stops at the very moment when it becomes ready for a statement: its last words arrive together with the
   * word that it is ready.
   */
  stop(): void {
    this.#state = 'stopping';
  }

  open(): void {
    this.#state = 'open';
    for (const socket of this.#sockets) socket.destroy();
  }

  end(): void {
    this.open();
    this.server.close();
  }

  #drive(near: Socket, far: Socket): void {
    if (this.#state === 'closed') near.destroy();
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(from);
      from.on('data', (bytes) => this.#pass(bytes, to));
      from.on('error', () => undefined);
      from.on('close', () => {
        this.#sockets.delete(from);
        to.destroy();
      });
    }
  }

  #pass(bytes: Buffer, to: Socket): void {
    const behind = this.#behind.get(to);
    if (behind) {
      behind.push(bytes);
      return;
    }
    const end = bytes.length - READY.length;
    const isReady = bytes.subarray(Math.max(end, 0)).indexOf(READY.start) === 0;
    if (this.#state === 'open' || ((this.#state === 'halting' || this.#state === 'stopping') && !isReady))
      to.write(bytes);
    if (this.#state === 'stopping' && isReady) to.end(Buffer.concat([bytes, STOPPING]));
    if (this.#state !== 'halting' || !isReady) return;
    if (end > 0) to.write(bytes.subarray(0, end));
    const late = [bytes.subarray(Math.max(end, 0))];
    this.#behind.set(to, late);
    setTimeout(() => {
      this.#behind.delete(to);
      for (const part of late) to.write(part);
    }, 20);
  }
}

function fatal(code: string, text: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${text}\0\0`, 'latin1');
  const head = Buffer.from('E\0\0\0\0', 'latin1');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}
