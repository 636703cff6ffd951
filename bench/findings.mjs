// The results as tables: for the terminal, and for bench/last-run.md.
import { BEFORE } from './before.mjs';

const RATIO = (value) => (typeof value === 'number' ? value.toFixed(2) : (value ?? ''));
const atMost = (goal, unit, digits = 2) => ({
  goal: `${unit === '×' ? '≤' : '<'} ${goal} ${unit}`,
  holds: (value) => (unit === '×' ? value <= goal : value < goal),
  show: (value) => `${value.toFixed(digits)} ${unit}`,
});

/** The goals of reads, as shares of b. */
const GOALS = { client: 0.6, site: 0.6, partner: 0.5, unknown: 0.25 };

const SHARES = ['What', 'By rate', 'By processor time', 'Goal', 'Before'];
const FIGURES = ['What', 'Measured', 'Goal', 'Before'];

const cell = (text, isShort = false) => ({ text, isShort });

/** A row with a share by rate and by processor time. */
function shareRow(what, goal, { rate, processor }, before) {
  const missed = [rate, processor].map((value) => value !== null && goal !== null && value < goal);
  const short = missed.some(Boolean);
  return {
    cells: [
      cell(what),
      cell(RATIO(rate), missed[0]),
      cell(processor === null ? 'not measured: no /proc' : RATIO(processor), missed[1]),
      cell(goal === null ? '' : `≥ ${RATIO(goal)}`),
      cell(before ? before.map((value) => RATIO(value) || '?').join(', ') : ''),
    ],
    falls: short
      ? `${what}: ${RATIO(rate)} by rate, ${RATIO(processor)} by processor time; the goal is ≥ ${RATIO(goal)}`
      : null,
  };
}

/** @param {string | number} before */
const figureRow = (what, { goal, holds, show }, value, before = '') => ({
  cells: [cell(what), cell(show(value), !holds(value)), cell(goal), cell(String(before))],
  falls: holds(value) ? null : `${what}: ${show(value)}; the goal is ${goal}`,
});
const noteRow = (what, value, before = '') => ({
  cells: [cell(what), cell(value), cell(''), cell(String(before))],
  falls: null,
});

const readRows = ({ name, title, rows, more, shares }) => [
  shareRow(
    `${name} ${title}: the client's own document (${more})`,
    GOALS.client,
    shares.client,
    BEFORE[`${name} client`],
  ),
  shareRow(
    `${name}: the read alone (${rows} rows), as the site writes it`,
    GOALS.site,
    shares.site,
    BEFORE[`${name} site`],
  ),
  shareRow(`${name}: the same as a partner writes it`, GOALS.partner, shares.partner),
  ...(shares.unknown
    ? [shareRow(`${name}: the same in a document never seen before`, GOALS.unknown, shares.unknown)]
    : []),
];

const growthRows = ({ scales, byRead }) =>
  Object.entries(byRead).flatMap(([name, { rows, times }]) =>
    scales.map((scale, index) =>
      figureRow(
        `${name}, a league ${scale} times as large (${rows[0]} rows and ${rows[index + 1]})`,
        atMost(1.2, '×'),
        times[index],
        scale === 100 ? RATIO(BEFORE[`growth ${name}`]) : '',
      ),
    ),
  );

/** Only bounded ones have a goal: of the others the number of rows grows with the league. */
const newerRows = ({ scales, newer }) =>
  newer.flatMap(({ what, isBounded, times }) =>
    scales.map((scale, index) => {
      const row = `${what}, a league ${scale} times as large`;
      if (times[index] === null) return noteRow(row, 'stopped at its time limit');
      return isBounded ? figureRow(row, atMost(1.2, '×'), times[index], '') : noteRow(row, `${RATIO(times[index])} ×`);
    }),
  );

/** The newer pages that yardstick b has too, in each league. */
const newerShares = ({ scales, newer }) =>
  newer.flatMap(({ what, ofB }) =>
    [1, ...scales].flatMap((scale, index) =>
      ofB[index]
        ? [shareRow(scale === 1 ? what : `${what}, a league ${scale} times as large`, GOALS.client, ofB[index])]
        : [],
    ),
  );

const growthTables = (growth) => [
  { title: 'Growth: processor time of a read in a larger league', columns: FIGURES, rows: growthRows(growth) },
  { title: 'Growth of the other pages', columns: FIGURES, rows: newerRows(growth) },
  { title: 'The other pages that b answers too, as a share of b', columns: SHARES, rows: newerShares(growth) },
];

const scriptRows = (scripts) =>
  Object.entries(scripts ?? {}).map(([page, kB]) =>
    figureRow(
      `Script that a first visit starts with, ${page} (brotli)`,
      atMost(150, 'kB', 0),
      kB,
      BEFORE.scripts[page],
    ),
  );

/** The tables: each with its columns, and rows of cells. A row that misses a goal has a sentence about it. */
export function sections(findings) {
  const {
    reads,
    kept,
    first,
    statements,
    growth,
    reporting,
    replays,
    recordings,
    uploads,
    memory,
    start,
    scripts,
    odds,
  } = findings;
  return [
    { title: 'Uncached reads, as a share of b', columns: SHARES, rows: reads.flatMap(readRows) },
    {
      title: 'The first read after a change, as a share of b',
      columns: SHARES,
      rows: first.map(({ name, share }) =>
        shareRow(`${name}: the client's own document, one request after each change`, null, share),
      ),
    },
    {
      title: 'Kept answers, as a share of c',
      columns: SHARES,
      rows: kept.map(({ what, goal, share }) => shareRow(what, goal, share, BEFORE[what])),
    },
    {
      title: "SQL statements of the client's documents, uncached",
      columns: FIGURES,
      rows: Object.entries(statements).map(([name, count]) =>
        figureRow(name, { goal: '≤ 4', holds: (value) => value <= 4, show: String }, count),
      ),
    },
    ...(growth ? growthTables(growth) : []),
    ...(odds ? [oddsTable(odds)] : []),
    {
      title: 'The rest',
      columns: FIGURES,
      rows: [
        figureRow(
          `Reporting a series, against its bare inserts, row by row (${reporting.pairs} pairs)`,
          atMost(3, 'times'),
          reporting.byRow,
        ),
        figureRow(
          'Reporting a series, against the same rows in three statements',
          atMost(3, 'times'),
          reporting.whole,
          BEFORE.reporting,
        ),
        ...(reporting.processor === null
          ? []
          : [figureRow('The same, by processor time', atMost(3, 'times'), reporting.processor)]),
        ...replayRows(replays),
        ...recordingRows(recordings),
        ...uploadRows(uploads),
        figureRow('Memory, idle (a minute after ready)', atMost(180, 'MB', 0), memory.idle, BEFORE.idle),
        figureRow(
          `Most memory in ${memory.requests} mixed requests`,
          atMost(250, 'MB', 0),
          Math.max(...memory.quarters),
          BEFORE.memory,
        ),
        noteRow('Memory after each quarter of them', `${memory.quarters.map((mb) => mb.toFixed(0)).join(', ')} MB`),
        ...scriptRows(scripts),
        start === null
          ? noteRow('Second start to ready', 'not measured')
          : figureRow('Second start to ready', atMost(5, 's', 1), start),
      ],
    },
  ];
}

const PERCENT = (part) => `${(part * 100).toFixed(1)} %`;

/** How often places came true that the odds gave a chance (R29), over past seasons of the demo league. */
const oddsTable = ({ divisions, rows, skill, median }) => ({
  title: 'The odds of places in past seasons, and what came of them',
  columns: ['Chance after a quarter, a half, three quarters of the weeks', 'Mean chance', 'Came true', 'Guesses'],
  rows: [
    ...rows.map(({ name, expected, happened, count }) => ({
      cells: [cell(name), cell(PERCENT(expected)), cell(PERCENT(happened)), cell(String(count))],
      falls: null,
    })),
    noteRow(`Squared error taken from a guess without knowledge, over ${divisions} divisions`, PERCENT(skill)),
    noteRow('Time for 10,000 seasons of a division, the middle one', `${median.toFixed(0)} ms`),
  ],
});

const replayRows = ({ encoded, real }) =>
  [
    ['Replay header, a file of our own encoder', encoded],
    ['Replay header, a real file', real],
  ].flatMap(([what, times]) =>
    times
      ? [
          figureRow(`${what} (${times.files} files, the middle one)`, atMost(1, 'ms', 3), times.median),
          figureRow(`${what}, the slowest`, atMost(1, 'ms', 3), times.slowest),
        ]
      : [],
  );

const uploadRows = (uploads) =>
  uploads === null
    ? []
    : [
        figureRow(
          'p95 of visitors during ten uploads that are read, against before',
          atMost(1.5, 'times'),
          uploads.ratio,
        ),
        noteRow(
          'The same in pairs, before and during',
          uploads.pairs.map(({ before, during }) => `${before.toFixed(0)} and ${during.toFixed(0)} ms`).join(', '),
        ),
        noteRow('The same while a bare server takes these files', `${uploads.bare.ratio.toFixed(2)} times`),
      ];

const gameRows = (what, { first, prepared, warm, megabytes }) => [
  figureRow(`${what}, decoded and analysed in the thread, when warm`, atMost(150, 'ms', 0), warm),
  figureRow('The first one of a process, whose thread has started meanwhile', atMost(350, 'ms', 0), prepared),
  figureRow('The first one of a process, with the start of its thread', atMost(350, 'ms', 0), first),
  figureRow('Memory of a process for it', atMost(150, 'MB', 0), megabytes),
];

const recordingRows = ({ megabytes, encoded, real, game, realGame }) => [
  figureRow(
    `Network stream, a game of five minutes of our own encoder (${megabytes.toFixed(1)} MB)`,
    atMost(65, 'ms', 0),
    encoded.median,
  ),
  ...(real
    ? [figureRow(`Network stream, a real game (${real.files} files, the middle one)`, atMost(65, 'ms', 0), real.median)]
    : []),
  ...gameRows('That game', game),
  ...(realGame ? gameRows('A real game of three a side', realGame) : []),
];

/** The tables for the terminal. */
export const asText = (findings) => tablesAsText(sections(findings));
export const growthAsText = (growth) => tablesAsText(growthTables(growth));
export const oddsAsText = (odds) => tablesAsText([oddsTable(odds)]);

const tablesAsText = (tables) =>
  tables
    .flatMap(({ title, columns, rows }) => [
      '',
      `${title} (${columns.slice(1).join(', ').toLowerCase()})`,
      ...rows.map(({ cells: [what, ...cells], falls }) =>
        [
          `  ${what.text.padEnd(100)}`,
          ...cells.map(({ text }) => text.padStart(9)),
          ...(falls ? ['   <-- short'] : []),
        ].join(' '),
      ),
    ])
    .join('\n');

/** All missed goals, in sentences. */
export const shortfalls = (findings) =>
  sections(findings).flatMap(({ rows }) => rows.flatMap(({ falls }) => (falls ? [falls] : [])));
