import { JOB_NAMES, jobRuns } from './job-runs.ts';

const NOW = new Date('2026-11-30T12:00:00Z');
const HOUR_MS = 3_600_000;
const ago = (seconds: number): string => new Date(NOW.getTime() - seconds * 1000).toISOString();
const cleaning = (fields: object) => ({
  ...{ name: 'cleaning', everyMs: HOUR_MS, beganAgoMs: null, tookMs: 0, hasFailed: false, failures: 0 },
  ...fields,
});

test('a job is told by its latest turn on any instance, with the failures of all', () => {
  const instances = [
    { startedAt: ago(20_000), seenAt: ago(60), jobs: [cleaning({ beganAgoMs: 600_000, tookMs: 40, failures: 2 })] },
    {
      ...{ startedAt: ago(20_000), seenAt: ago(0) },
      jobs: [cleaning({ beganAgoMs: 120_000, tookMs: 90, hasFailed: true, failures: 1 })],
    },
  ];
  expect(jobRuns(instances, NOW)).toEqual([
    {
      ...{ name: 'cleaning', everySeconds: 3600, tookMs: 90, hasFailed: true, failures: 3 },
      lastAt: ago(120),
      // the other instance is the next: its last turn began eleven minutes ago
      nextAt: ago(660 - 3600),
    },
  ]);
});

test('before its first turn a job has only the next one', () => {
  const [run] = jobRuns([{ startedAt: ago(100), seenAt: ago(10), jobs: [cleaning({})] }], NOW);
  expect(run).toMatchObject({ lastAt: null, nextAt: ago(100 - 3600) });
});

test('the next turn is to come, also when the report is older than the time between two', () => {
  const often = { ...cleaning({ everyMs: 10_000, beganAgoMs: 4000 }), name: 'clock' };
  const [run] = jobRuns([{ startedAt: ago(500), seenAt: ago(52), jobs: [often] }], NOW);
  expect(run?.nextAt).toBe(ago(-4));
});

test('a job that this version does not know is left out, and so is all without an instance', () => {
  expect(
    jobRuns([{ startedAt: ago(5), seenAt: ago(5), jobs: [{ ...cleaning({}), name: 'of-tomorrow' }] }], NOW),
  ).toEqual([]);
  expect(jobRuns([], NOW)).toEqual([]);
  expect(new Set(JOB_NAMES).size).toBe(JOB_NAMES.length);
});
