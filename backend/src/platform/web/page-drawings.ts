import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Piscina } from 'piscina';
import type { SiteLanguage } from '../../domain/site-language.ts';
import { AppConfig } from '../config/config.ts';
import { FastReads } from '../graphql/fast-reads/fast-reads.ts';
import { log } from '../logging/logger.ts';

/** The most pages that wait for their turn. The server does not draw later ones; the browser does. */
const MOST_WAITING = 16;
/** A page that waits longer for its turn is given up; one that is drawn longer too, and its thread is stopped. */
const MOST_MS = 5000;
/** What the thread says when it begins with a page: it has started, and the pages before are done. */
const BEGUN = 'begun';
/** A thread without work for this long is stopped, to free its memory. */
const IDLE_MS = 600_000;
const MEGABYTES = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 16 };

/** A drawn page of the site, as a visitor sees it. */
export interface PageDrawing {
  html: string;
  /** Rules in place of its style attributes, which the page's policy does not allow. */
  css: string;
  /** The data with which the browser continues (frontend/src/app/drawn-page.ts). */
  parts: string[];
  cache: Record<string, unknown>;
}

/**
 * Draws the site's pages on the server, in a separate thread, so that other answers do not wait. The pages are the
 * browser's own (frontend/src/draw.tsx, docs/decisions/008), and they send the queries that the browser would send.
 */
@Injectable()
export class PageDrawings implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly pool: Piscina | null;

  constructor(
    private readonly config: AppConfig,
    private readonly reads: FastReads,
  ) {
    const file = `${config.webRoot}-server/draw.js`;
    this.pool = existsSync(file) ? poolOf(file) : null;
  }

  /** Draws the page at a path of the site; null when it cannot be drawn now. */
  async draw(path: string, language: SiteLanguage): Promise<PageDrawing | null> {
    if (!this.pool) return null;
    // the pool's own limit does not count tasks with a signal
    if (this.pool.queueSize >= MOST_WAITING) return notDrawn(path, 'too many pages wait');
    const { port1: ours, port2: answers } = new MessageChannel();
    const given = new AbortController();
    const timer = setTimeout(() => given.abort(), MOST_MS);
    ours.on('message', (said: typeof BEGUN | [number, string]) => {
      if (said === BEGUN) timer.refresh();
      else void this.answer(ours, ...said);
    });
    try {
      const task = { origin: this.config.publicUrl, path, language, answers };
      return (await this.pool.run(task, { transferList: [answers], signal: given.signal })) as PageDrawing;
    } catch (error) {
      return notDrawn(path, String(error));
    } finally {
      clearTimeout(timer);
      ours.close();
    }
  }

  /** Starts the thread before the first page is asked for. No one waits for it, and the first page tells why it fails. */
  onApplicationBootstrap(): void {
    this.pool?.run(null, { name: 'startDrawing' }).catch(() => undefined);
  }

  async onModuleDestroy(): Promise<void> {
    await this.pool?.destroy();
  }

  private async answer(port: MessagePort, number: number, body: string): Promise<void> {
    const answer = await this.reads.answerToVisitor(body).catch(() => null);
    port.postMessage([number, answer]);
  }
}

function notDrawn(path: string, reason: string): null {
  log.warn({ reason, path }, 'a page was not drawn');
  return null;
}

const poolOf = (file: string): Piscina =>
  new Piscina({
    filename: pathToFileURL(file).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    resourceLimits: MEGABYTES,
    // React leaves out its messages to developers
    env: { NODE_ENV: 'production' },
  });
