// The results as a table: for the terminal, and as docs/performance.md.
import { cpus } from 'node:os';

const RATIO = (value) => value.toFixed(2);
const atLeast = (goal) => ({ goal: `≥ ${RATIO(goal)}`, holds: (value) => value >= goal, show: RATIO });
const atMost = (goal, unit, digits = 2) => ({
  goal: `${unit === '×' ? '≤' : '<'} ${goal} ${unit}`,
  holds: (value) => (unit === '×' ? value <= goal : value < goal),
  show: (value) => `${value.toFixed(digits)} ${unit}`,
});

/** The goal for an uncached read, as a share of b. */
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

/** Groups of lines: the measured thing, the figure, the goal, and a sentence when it misses the goal. */
export function sections(findings) {
  const { reads, kept, statements, growth, reporting, replays, processes, memory, start } = findings;
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
    ...(processes ? [{ title: 'Several processes of one instance', lines: processLines(processes) }] : []),
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

/** Without a goal: PostgreSQL and the load share the machine's cores, so the figure says how much of them was left. */
const processLines = ({ processes, read, uncached, repeated }) => [
  note(
    `${read}, uncached: ${processes} processes against 1, on ${cpus().length} cores with PostgreSQL and the load`,
    `${RATIO(uncached)} times`,
  ),
  note(`${read}, kept: the same`, `${RATIO(repeated)} times`),
];

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

/** The table for the terminal. */
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

/** All missed goals, in sentences. */
export const shortfalls = (findings) =>
  sections(findings).flatMap(({ lines }) => lines.flatMap(({ falls }) => (falls ? [falls] : [])));

const LEVERS = '## Levers';

/** The part of the page that people write: each lever and what it gained, measured in pairs. A new run keeps it. */
export const leversIn = (page) => (page.includes(LEVERS) ? page.slice(page.indexOf(LEVERS)) : '');

/** The whole text of docs/performance.md. */
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
PostgreSQL and the load share. Ratios of one run on one machine: product and yardstick take turns; medians of ${rounds} rounds of
${seconds} s at 32 connections, with answers compared before timing. Absolute figures cannot be compared with other machines.
The load average before the run was ${load.toFixed(1)}: when this is more than the cores, other programs disturb the run, and the shares of two runs
differ much.

- **b**: a bare node:http server with a pg pool; one hand-written statement for each read returns the finished JSON.
- **c**: a bare node:http server that sends a ready buffer with an ETag.
- The product runs as in production: with every guard, and with every request logged. An uncached read is never in its answer cache.
- b orders tables by points, difference and games won. The product also compares the meetings of tied teams, and can explain
  each row's place; the explanations were not part of the reads.
- A document is compiled after its second answer. A new one is parsed, checked and run without that.

${tables.join('\n')}
## What falls short

${short.length > 0 ? short.map((sentence) => `- ${sentence}`).join('\n') : 'Nothing of the above.'}
${differences.length > 0 ? `\nThe answers differed, so these were not timed:\n\n${differences.map((text) => `- ${text}`).join('\n')}\n` : ''}
Not measured here: a notification in another browser, and the first view of a page (\`npm test\` holds its bytes).

${levers}`;
}
