import type { IncomingMessage } from 'node:http';
import { CloseCode, MessageType, parseMessage } from 'graphql-ws';
import type { Server as ProtocolServer } from 'graphql-ws';
import type { WebSocket } from 'ws';
import { log } from '../../logging/logger.ts';

/** The data of a socket in the protocol's callbacks. */
export interface SocketExtra {
  readonly socket: WebSocket;
  /** The HTTP request that opened the socket. */
  readonly request: IncomingMessage;
}

const KEEP_ALIVE_MS = 12_000;
/** What only a server may send. From a client, the library throws on it as on a fault of our own. */
const SERVERS_OWN = new Set([MessageType.ConnectionAck, MessageType.Next, MessageType.Error]);

/** Connects a socket to the protocol. Ends the socket when the client does not answer any more. */
export function connectSocket(
  protocol: ProtocolServer<SocketExtra>,
  socket: WebSocket,
  request: IncomingMessage,
): void {
  // the message was too large or invalid; the socket closes itself with the right code
  socket.on('error', (error) => log.debug({ err: error }, 'socket failed'));
  const stopPinging = keepAlive(socket);
  const closed = protocol.opened(
    {
      protocol: socket.protocol,
      send: (data) => send(socket, data),
      close: (code, reason) => socket.close(code, reason),
      onMessage: (take) => {
        socket.on('message', (data) => {
          const message = (data as Buffer).toString('utf8');
          take(message).catch((error: unknown) => {
            if (isServersOwn(message)) return socket.close(CloseCode.BadRequest, 'Invalid message received');
            log.error({ err: error }, 'socket message failed');
            socket.close(CloseCode.InternalServerError, 'Internal server error');
          });
        });
      },
    },
    { socket, request },
  );
  socket.once('close', (code, reason) => {
    stopPinging();
    void closed(code, String(reason));
  });
}

function isServersOwn(message: string): boolean {
  return SERVERS_OWN.has(parseMessage(message).type);
}

function send(socket: WebSocket, data: string): Promise<void> {
  return new Promise((resolve, reject) => {
    if (socket.readyState !== socket.OPEN) resolve();
    else socket.send(data, (error) => (error ? reject(error) : resolve()));
  });
}

/** Ends a socket that has not answered a ping before the next one. */
function keepAlive(socket: WebSocket): () => void {
  let isThere = true;
  socket.on('pong', () => (isThere = true));
  const pings = setInterval(() => {
    if (!isThere) return socket.terminate();
    isThere = false;
    socket.ping();
  }, KEEP_ALIVE_MS).unref();
  return () => clearInterval(pings);
}
