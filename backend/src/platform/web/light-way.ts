import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Application } from 'express';
import { withRequestId } from '../logging/request-context.ts';
import { moveHead, type Head } from './answer-head.ts';

/**
 * A first step of every request, without Express. It adds headers to `head`. Returns true when it has answered the
 * request itself; a promise of that lets the next steps wait.
 */
export type FirstStep = (req: IncomingMessage, res: ServerResponse, head: Head) => boolean | Promise<boolean>;

/** Answers a request that no handler has answered. */
export type LastStep = (req: IncomingMessage, res: ServerResponse, error?: unknown) => void;

/** Where a light way leaves a request that it does not answer. */
export type Leave = (error?: unknown) => void;

/** Answers some requests before Express sees them. The application could answer them too. */
export interface LightWay {
  /** May this way try the request? Decided by its head alone. */
  takes(req: IncomingMessage): boolean;
  /** Answers with the headers in `head` and its own, or calls `leave` once; then the ordinary way answers. */
  answer(req: IncomingMessage, res: ServerResponse, head: Head, leave: Leave): void;
}

export interface Ways {
  /** Log line, figures, headers and limits. They run once here, for every way. */
  first: readonly FirstStep[];
  light: readonly LightWay[];
  last: LastStep;
}

/**
 * Puts the light ways in front of `app` (docs/decisions/022). A request takes one of them or the ordinary way. When a
 * light way leaves a request, the ordinary way starts it from the beginning.
 */
export function openWays(server: Server, app: Application, { first, light, last }: Ways): void {
  const ordinary = app as unknown as (
    req: IncomingMessage,
    res: ServerResponse,
    next: (error?: unknown) => void,
  ) => void;
  server.removeAllListeners('request');
  server.on('request', (req: IncomingMessage, res: ServerResponse) => {
    if (!res.socket) closeWithRequest(req, res);
    const head: Head = [];
    const leave: Leave = (error) => {
      moveHead(head, res);
      if (error !== undefined) last(req, res, error);
      else ordinary(req, res, (fault) => last(req, res, fault));
    };
    const go = (from: number): void => {
      for (const [at, step] of first.entries()) {
        if (at < from) continue;
        const isAnswered = step(req, res, head);
        if (isAnswered instanceof Promise) {
          isAnswered.then((is) => is || go(at + 1)).catch(leave);
          return;
        }
        if (isAnswered) return;
      }
      const way = light.find((one) => one.takes(req));
      if (way) way.answer(req, res, head, leave);
      else leave();
    };
    withRequestId(req, head, () => go(0));
  });
}

/**
 * Tells an answer that its connection is gone. Node tells only the answer that is being sent, so one that waits behind it (its request came
 * before the first was answered) would stay open forever, and keep what it has taken: a place, room for a body, a reading.
 */
function closeWithRequest(req: IncomingMessage, res: ServerResponse): void {
  req.once('close', () => {
    if (res.socket || res.writableFinished) return;
    res.destroy();
    res.emit('close');
  });
}
