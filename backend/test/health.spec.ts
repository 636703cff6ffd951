import { Readiness } from '../src/platform/health/readiness.ts';
import { bootApp, type TestApp } from './harness/app.ts';

const TOKEN = 'a-token-for-the-figures';

describe('health', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await bootApp({ env: { METRICS_TOKEN: TOKEN } });
  });
  afterAll(() => app.close());

  test('a process that runs is live', async () => {
    const answer = await fetch(`${app.url}/health/live`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ status: 'ok' });
  });

  test('a migrated database makes it ready', async () => {
    const answer = await fetch(`${app.url}/health/ready`);
    expect(await answer.json()).toEqual({ status: 'ok', failing: [] });
    expect(answer.status).toBe(200);
  });

  test('a migration that has not run makes it unready, and it stays live', async () => {
    const [last] = await app.db.query<{ id: number; name: string; timestamp: string }>(
      'delete from migrations where id = (select max(id) from migrations) returning *',
    );
    const answer = await fetch(`${app.url}/health/ready`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ status: 'unavailable', failing: ['migrations'] });
    expect((await fetch(`${app.url}/health/live`)).status).toBe(200);
    await app.db.query('insert into migrations (timestamp, name) values ($1, $2)', [last?.timestamp, last?.name]);
    expect((await fetch(`${app.url}/health/ready`)).status).toBe(200);
  });

  test('the figures exist only behind their token', async () => {
    expect((await fetch(`${app.url}/metrics`)).status).toBe(404);
    expect((await fetch(`${app.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}x` } })).status).toBe(404);
    const answer = await fetch(`${app.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
    expect(answer.status).toBe(200);
    const figures = await answer.text();
    expect(figures).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/health\/live",status="200"\} \d/,
    );
    expect(figures).toContain('process_cpu_seconds_total');
    expect(figures).toMatch(/^log_lines_lost_total 0$/m);
    expect(figures).toMatch(/^webhook_oldest_seconds 0$/m);
    expect(figures).toMatch(/^job_failures_total\{job="week-reminders"\} 0$/m);
    expect(figures).toMatch(/^job_idle_seconds\{job="member-numbers"\} \d/m);
  });

  test('a process that is leaving is not ready and lets go of its connections', async () => {
    app.app.get(Readiness).drain();
    const answer = await fetch(`${app.url}/health/ready`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ status: 'unavailable', failing: ['draining'] });
    expect(answer.headers.get('connection')).toBe('close');
  });
});
