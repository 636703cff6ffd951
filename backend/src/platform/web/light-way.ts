import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Application } from 'express';

/** What is done first with every request: a middleware that needs nothing of Express. What it answers is answered. */
export type FirstStep = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

/** What answers a request that no one has answered. */
export type LastStep = (req: IncomingMessage, res: ServerResponse, error?: unknown) => void;

/** Answers some of the requests that the application could answer too, before Express makes anything of them. */
export interface LightWay {
  /** Whether it may try, by the head of the request alone. */
  takes(req: IncomingMessage): boolean;
  /** Answers, or calls `leave`, once: then the ordinary way answers. */
  answer(req: IncomingMessage, res: ServerResponse, leave: (error?: unknown) => void): void;
}

export interface Ways {
  /** Request id, log line, figures, headers, limits: done once, here, whichever way is taken then. */
  prepare: FirstStep;
  light: readonly LightWay[];
  last: LastStep;
}

/**
 * Puts the light ways in front of `app` (docs/decisions/022). A request goes one of them, or the ordinary way; what leaves
 * a light one goes the ordinary one from its start.
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
