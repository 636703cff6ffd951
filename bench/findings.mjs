// The findings as a table: for the terminal, and as docs/performance.md.
import { cpus } from 'node:os';

const RATIO = (value) => value.toFixed(2);
const atLeast = (goal) => ({ goal: `≥ ${RATIO(goal)}`, holds: (value) => value >= goal, show: RATIO });
const atMost = (goal, unit, digits = 2) => ({
  goal: `${unit === '×' ? '≤' : '<'} ${goal} ${unit}`,
  holds: (value) => (unit === '×' ? value <= goal : value < goal),
  show: (value) => `${value.toFixed(digits)} ${unit}`,
});

/** Shares of b that an uncached read has to reach. */
const PARTNER_GOALS = { Q1: 0.3, Q2: 0.37, Q3: 0.25, Q4: 0.25, Q5: 0.25 };
const SITE_GOAL = 0.6;

const line = (what, { goal, holds, show }, value) => ({
  what,
  value: show(value),
  goal,
  falls: holds(value) ? null : `${what}: ${show(value)}, and the goal is ${goal}`,
});
const note = (what, value) => ({ what, value, goal: '', falls: null });

function readLines({ name, title, rows, shares }) {
  const [site, partner, unknown] = shares;
  const goal = PARTNER_GOALS[name];
  return [
    line(`${name} ${title} (${rows} rows): the site's document`, atLeast(SITE_GOAL), site),
    goal
      ? line(`${name}: a partner's document`, atLeast(goal), partner)
      : note(`${name}: a partner's document`, RATIO(partner)),
    ...(unknown === undefined ? [] : [note(`${name}: a document never seen before`, RATIO(unknown))]),
  ];
}

/** Groups of lines: what was measured, the figure, the goal, and a sentence where it falls short. */
export function sections(findings) {
  const { reads, kept, statements, growth, reporting, replays, memory, start } = findings;
  return [
    { title: 'Uncached reads, as a share of b', lines: reads.flatMap(readLines) },
    {
      title: 'Kept answers, as a share of c',
      lines: kept.flatMap(({ name, repeated, conditional }) => [
        line(`${name}: the same anonymous read again`, atLeast(0.6), repeated),
        line(`${name}: a conditional GET, answered 304`, atLeast(0.8), conditional),
      ]),
    },
    {
      title: 'SQL statements of an uncached read',
      lines: Object.entries(statements).map(([name, count]) =>
        line(name, { goal: '≤ 4', holds: (value) => value <= 4, show: String }, count),
      ),
    },
    ...(growth
      ? [
          {
            title: `Growth: p50 in a league ${growth.scale} times as large`,
            lines: Object.entries(growth.byRead).map(([name, times]) => line(name, atMost(1.2, '×'), times)),
          },
        ]
      : []),
    {
      title: 'The rest',
      lines: [
        line(
          `Reporting a series, against its bare inserts, row by row (${reporting.pairs} pairs)`,
          atMost(3, 'times'),
          reporting.byRow,
        ),
        line('Reporting a series, against the same rows in three statements', atMost(3, 'times'), reporting.whole),
        ...replayLines(replays),
        line(`Most memory in ${memory.requests} requests`, atMost(250, 'MB', 0), Math.max(...memory.quarters)),
        note('Memory after each quarter of them', `${memory.quarters.map((mb) => mb.toFixed(0)).join(', ')} MB`),
        start === null
          ? note('Second start to ready', 'not measured')
          : line('Second start to ready', atMost(5, 's', 1), start),
      ],
    },
  ];
}

const replayLines = ({ encoded, real }) =>
  [
    ['Replay header, a file of our own encoder', encoded],
    ['Replay header, a real file', real],
  ].flatMap(([what, times]) =>
    times
      ? [
          line(`${what} (${times.files} files, the middle one)`, atMost(1, 'ms', 3), times.median),
          line(`${what}, the slowest`, atMost(1, 'ms', 3), times.slowest),
        ]
      : [],
  );

/** For the terminal. */
export function asText(findings) {
  return sections(findings)
    .flatMap(({ title, lines }) => [
      '',
      title,
      ...lines.map(
        ({ what, value, goal, falls }) =>
          `  ${what.padEnd(84)} ${value.padStart(12)}  ${goal}${falls ? '   <-- short' : ''}`,
      ),
    ])
    .join('\n');
}

/** Everything that falls short, in sentences. */
export const shortfalls = (findings) =>
  sections(findings).flatMap(({ lines }) => lines.flatMap(({ falls }) => (falls ? [falls] : [])));

const LEVERS = '## Levers';

/** What is written by hand in the page: each lever, and what it gained in pairs. A new run keeps it. */
export const leversIn = (page) => (page.includes(LEVERS) ? page.slice(page.indexOf(LEVERS)) : '');

/** docs/performance.md, whole. */
export function asPage(findings, levers) {
  const { rounds, seconds, at, differences, load } = findings;
  const tables = sections(findings).map(
    ({ title, lines }) =>
      `## ${title}\n\n| What | Measured | Goal |\n| --- | --- | --- |\n${lines
        .map(({ what, value, goal, falls }) => `| ${what} | ${falls ? `**${value}**` : value} | ${goal} |`)
        .join('\n')}\n`,
  );
  const short = shortfalls(findings);
  return `# Performance

Written by \`npm run bench\` on ${at.toISOString().slice(0, 10)} with Node ${process.versions.node} on ${cpus().length} cores, which the product, the yardstick,
PostgreSQL and the load share. Ratios of one run on one machine: product and yardstick in turn, medians of ${rounds} rounds of
${seconds} s at 32 connections, answers compared before timing. Absolute figures mean nothing elsewhere.
The load average before the run was ${load.toFixed(1)}: where that is more than the cores, other programs took part, and the shares of two runs
differ by much.

- **b**: a bare node:http server with a pg pool; one hand-written statement a read answers the finished JSON.
- **c**: a bare node:http server that sends a ready buffer with an ETag.
- The product runs as in production: every guard on, every request logged, its own answer cache missed where it says uncached.
- b orders tables by points, difference and games won, where the product goes on to the meetings between tied teams and
  says why each row stands where it stands; neither was asked for the reasons.
- A document is compiled when it has been answered twice; one never seen before is parsed, checked and run as it is.

${tables.join('\n')}
## What falls short

${short.length > 0 ? short.map((sentence) => `- ${sentence}`).join('\n') : 'Nothing of the above.'}
${differences.length > 0 ? `\nThe answers differed, so these were not timed:\n\n${differences.map((text) => `- ${text}`).join('\n')}\n` : ''}
Not measured here: a notification in another browser, and the first view of a page (\`npm test\` holds its bytes).

${levers}`;
}
