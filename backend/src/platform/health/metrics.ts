import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { AppConfig } from '../config/config.ts';
import { routeOf } from '../logging/request-log.ts';

/** Prometheus figures of this process. Labels are route templates and numbers, never anything a caller sent. */
@Injectable()
export class Metrics implements OnApplicationShutdown {
  private readonly registry = new Registry();
  private readonly requests: Histogram<'method' | 'route' | 'status'>;
  private server: Server | null = null;

  constructor(private readonly config: AppConfig) {
    if (this.isOffered) collectDefaultMetrics({ register: this.registry });
    this.requests = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Duration of answered requests',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers: [this.registry],
    });
  }

  private get isOffered(): boolean {
    return this.config.metricsPort !== null || this.config.metricsToken !== null;
  }

  /** Measures a request, as middleware. */
  measure(req: IncomingMessage, res: ServerResponse, next: () => void): void {
    const stop = this.requests.startTimer();
    res.once('finish', () => stop({ method: req.method ?? '', route: routeOf(req), status: String(res.statusCode) }));
    next();
  }

  /** A figure that is read when someone asks for it; what cannot be read keeps its last value. */
  gauge(name: string, help: string, read: () => Promise<number>): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [this.registry],
      collect: () =>
        read().then(
          (value) => gauge.set(value),
          () => undefined,
        ),
    });
  }

  /** May the holder of this Authorization header read the figures on the public port? */
  opensTo(authorization: string | undefined): boolean {
    if (this.config.metricsToken === null) return false;
    const given = Buffer.from(authorization ?? '');
    const wanted = Buffer.from(`Bearer ${this.config.metricsToken}`);
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }

  /** Opens the separate port, when there is one. */
  async listen(): Promise<void> {
    const { metricsPort: port, host } = this.config;
    if (port === null) return;
    this.server = createServer((req, res) => {
      if (req.url !== '/metrics') return void res.writeHead(404).end();
      this.text().then(
        (text) => res.writeHead(200, { 'Content-Type': this.contentType }).end(text),
        () => res.writeHead(500).end(),
      );
    });
    await new Promise<void>((resolve, reject) => {
      this.server?.once('error', reject).listen(port, host ?? undefined, resolve);
    });
  }

  onApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }
}
