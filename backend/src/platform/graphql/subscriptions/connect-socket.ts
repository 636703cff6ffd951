import type { IncomingMessage } from 'node:http';
import { CloseCode, handleProtocols, MessageType, parseMessage, stringifyMessage } from 'graphql-ws';
import type { Server as ProtocolServer } from 'graphql-ws';
import type { WebSocket } from 'ws';
import { isDeeperThan } from '../../json-depth.ts';
import { log } from '../../logging/logger.ts';
import { noteError } from '../../operations/noted-operations.ts';
import { MOST_LEVELS } from '../../read-json.ts';
import { LARGEST_MESSAGE, SocketGuard } from './socket-guard.ts';

/** The data of a socket in the protocol's callbacks. */
export interface SocketExtra {
  readonly socket: WebSocket;
  /** The HTTP request that opened the socket. */
  readonly request: IncomingMessage;
  readonly guard: SocketGuard;
}

/** The options of a server whose sockets are connected here. */
export const SOCKET_OPTIONS = {
  noServer: true,
  maxPayload: LARGEST_MESSAGE,
  // a small message could become a large one
  perMessageDeflate: false,
  // a message may come in parts, but what is kept of each part must not be more than the message (T110)
  maxFragments: 64,
  maxBufferedChunks: 256,
  // whoever does not answer that the socket is closed is not waited for; the library's types do not know it yet
  closeTimeout: 2000,
  handleProtocols,
};

const KEEP_ALIVE_MS = 12_000;
/** What only a server may send. From a client, the library throws on it as on a fault of our own. */
const SERVERS_OWN = new Set([MessageType.ConnectionAck, MessageType.Next, MessageType.Error]);
/** Without the ping's payload: what a client sends must not come back (T110). */
const PONG = stringifyMessage({ type: MessageType.Pong });

/**
 * Connects a socket to the protocol. Ends the socket when the client does not answer any more, does not take what it is sent,
 * or sends too much.
 */
export function connectSocket(
  protocol: ProtocolServer<SocketExtra>,
  socket: WebSocket,
  request: IncomingMessage,
  keepAliveMs = KEEP_ALIVE_MS,
): void {
  // the message was too large or invalid; the socket closes itself with the right code
  socket.on('error', (error) => log.debug({ err: error }, 'socket failed'));
  const guard = new SocketGuard(socket, request.socket);
  const stopLooking = keepAlive(socket, guard, keepAliveMs);
  const closed = protocol.opened(
    {
      protocol: socket.protocol,
      send: (data) => guard.send(data),
      close: (code, reason) => socket.close(code, reason),
      onPing: () => guard.send(PONG),
      onMessage: (take) => {
        socket.on('message', (data) => {
          if (!guard.admits()) return;
          const message = (data as Buffer).toString('utf8');
          if (isDeeperThan(message, MOST_LEVELS)) return refuseMessage(socket);
          take(message).catch((error: unknown) => {
            if (isServersOwn(message)) return refuseMessage(socket);
            log.error({ err: error }, 'socket message failed');
            noteError('socket', error);
            socket.close(CloseCode.InternalServerError, 'Internal server error');
          });
        });
      },
    },
    { socket, request, guard },
  );
  socket.once('close', (code, reason) => {
    stopLooking();
    void closed(code, String(reason));
  });
}

/** As the library refuses a message that it cannot read. */
const refuseMessage = (socket: WebSocket): void => socket.close(CloseCode.BadRequest, 'Invalid message received');

function isServersOwn(message: string): boolean {
  return SERVERS_OWN.has(parseMessage(message).type);
}

/** Ends a socket that has not answered a ping before the next one. */
function keepAlive(socket: WebSocket, guard: SocketGuard, everyMs: number): () => void {
  let isThere = true;
  socket.on('pong', () => (isThere = true));
  const look = (): void => {
    if (!isThere) return socket.terminate();
    isThere = false;
    guard.look();
    socket.ping();
  };
  // a server that had no turn for so long first reads what has come meanwhile, the answer too
  const pings = setInterval(() => setImmediate(look), everyMs).unref();
  return () => clearInterval(pings);
}
