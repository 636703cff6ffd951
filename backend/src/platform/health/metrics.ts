import { timingSafeEqual } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { AppConfig } from '../config/config.ts';
import { lostLines, type AnsweredRequest } from '../logging/logger.ts';

/** The Prometheus figures of this instance. Labels are route templates and numbers, never text from a caller. */
@Injectable()
export class Metrics implements OnApplicationShutdown {
  private readonly registry = new Registry();
  private readonly requests: Histogram<'method' | 'route' | 'status'>;
  private server: Server | null = null;

  constructor(private readonly config: AppConfig) {
    if (this.isOffered) collectDefaultMetrics({ register: this.registry });
    this.total('log_lines_lost_total', 'Lines of the log that could not be written', lostLines);
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

  /** Counts an answered request, and how long it took. */
  count({ method, route, status, ms }: AnsweredRequest): void {
    this.requests.observe({ method, route, status }, ms / 1000);
  }

  /** A figure of the league, which is read when the metrics are read. A figure that cannot be read keeps its last value. */
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

  /** The same by a name of the product's own, such as a queue's. */
  gauges(name: string, help: string, label: string, read: () => Promise<ReadonlyMap<string, number>>): void {
    const gauge: Gauge = new Gauge({
      ...{ name, help, labelNames: [label], registers: [this.registry] },
      collect: () =>
        read().then(
          (values) => values.forEach((value, of) => gauge.set({ [label]: of }, value)),
          () => undefined,
        ),
    });
  }

  /** A figure of this process, such as what is open now. */
  level(name: string, help: string, read: () => number): void {
    const gauge: Gauge = new Gauge({ name, help, registers: [this.registry], collect: () => gauge.set(read()) });
  }

  /** A number of this process that only grows, and is counted elsewhere. */
  total(name: string, help: string, read: () => number): void {
    const counter: Counter = new Counter({
      name,
      help,
      registers: [this.registry],
      collect: () => {
        counter.reset();
        counter.inc(read());
      },
    });
  }

  /** Figures of this process by a name of the product's own, such as a job's. */
  levels(name: string, help: string, label: string, read: () => ReadonlyMap<string, number>): void {
    const gauge: Gauge = new Gauge({
      ...{ name, help, labelNames: [label], registers: [this.registry] },
      collect: () => read().forEach((value, of) => gauge.set({ [label]: of }, value)),
    });
  }

  /** The same of numbers that only grow. */
  totals(name: string, help: string, label: string, read: () => ReadonlyMap<string, number>): void {
    const counter: Counter = new Counter({
      ...{ name, help, labelNames: [label], registers: [this.registry] },
      collect: () => {
        counter.reset();
        read().forEach((value, of) => counter.inc({ [label]: of }, value));
      },
    });
  }

  /** Returns a function that counts one event. */
  counter(name: string, help: string): () => void {
    const counter = new Counter({ name, help, registers: [this.registry] });
    return () => counter.inc();
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

  /** Opens the separate port, if one is configured. */
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
