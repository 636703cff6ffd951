import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Application } from 'express';

/** A first step of every request: a middleware that does not need Express. It may answer the request itself. */
export type FirstStep = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

/** Answers a request that no handler has answered. */
export type LastStep = (req: IncomingMessage, res: ServerResponse, error?: unknown) => void;

/** Answers some requests before Express sees them. The application could answer them too. */
export interface LightWay {
  /** May this way try the request? Decided by its head alone. */
  takes(req: IncomingMessage): boolean;
  /** Answers, or calls `leave` once; then the ordinary way answers. */
  answer(req: IncomingMessage, res: ServerResponse, leave: (error?: unknown) => void): void;
}

export interface Ways {
  /** Request id, log line, figures, headers and limits. They run once here, for every way. */
  prepare: FirstStep;
  light: readonly LightWay[];
  last: LastStep;
}

/**
 * Puts the light ways in front of `app` (docs/decisions/022). A request takes one of them or the ordinary way. When a
 * light way leaves a request, the ordinary way starts it from the beginning.
 */
export function openWays(server: Server, app: Application, { prepare, light, last }: Ways): void {
  const ordinary = app as unknown as (
    req: IncomingMessage,
    res: ServerResponse,
    next: (error?: unknown) => void,
  ) => void;
  server.removeAllListeners('request');
  server.on('request', (req: IncomingMessage, res: ServerResponse) => {
    const leave = (error?: unknown): void => {
      if (error !== undefined) last(req, res, error);
      else ordinary(req, res, (fault) => last(req, res, fault));
    };
    prepare(req, res, () => {
      const way = light.find((one) => one.takes(req));
      if (way) way.answer(req, res, leave);
      else leave();
    });
  });
}
