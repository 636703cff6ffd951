import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** The way from the application to its database, which a test can close and open again. */
export class DatabaseRoad {
  #state: 'open' | 'closed' | 'silent' = 'open';
  readonly #sockets = new Set<Socket>();

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

  /** As behind a cable that was pulled: nothing comes back, and nothing says so. */
  silence(): void {
    this.#state = 'silent';
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
      from.on('data', (bytes) => this.#state === 'open' && to.write(bytes));
      from.on('error', () => undefined);
      from.on('close', () => {
        this.#sockets.delete(from);
        to.destroy();
      });
    }
  }
}
