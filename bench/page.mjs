// bench/last-run.md.
import { cpus } from 'node:os';
import { sections, shortfalls } from './findings.mjs';

const tableOf = ({ title, columns, rows }) => {
  const line = (texts) => `| ${texts.join(' | ')} |`;
  return [
    `## ${title}`,
    '',
    line(columns),
    line(columns.map(() => '---')),
    ...rows.map(({ cells }) => line(cells.map(({ text, isShort }) => (isShort ? `**${text}**` : text)))),
    '',
  ].join('\n');
};

const growthText = ({ hits, plan }) => `## The search in the largest league

Q6 was made equal by a part of a name with the same number of hits in each league (${hits.join(', ')}). The plan of the search's
statement there, with the trigram indexes of names:

\`\`\`
${plan}
\`\`\`
`;

/** The whole text of the page. */
export function asPage(findings) {
  const { rounds, seconds, at, differences, load, growth } = findings;
  const short = shortfalls(findings);
  return `# The last run of the bench

Written by \`npm run bench\` on ${at.toISOString().slice(0, 10)} with Node ${process.versions.node} on ${cpus().length} cores, which the product, the yardstick,
PostgreSQL and the load share. Ratios of one run on one machine: product and yardstick take turns; medians of
${rounds} rounds of ${seconds} s at 32 connections, with answers compared before timing. Absolute figures cannot be compared with other machines.
The load average before the run was ${load.toFixed(1)}: when this is more than 1, other programs disturb the run, and the shares by rate of two
runs differ much. The load comes from a process of its own.

- **b**: a bare node:http server with a pg pool; one hand-written statement for each read returns the finished JSON.
- **c**: a bare node:http server that sends a ready buffer with an ETag: the same bytes as the product.
- **By rate**: answers per second. **By processor time**: what one answer costs, of the server and of all processes of
  PostgreSQL together, from \`/proc\`; other programs disturb it less. The load's own time does not count.
- **The client's own document** is what a browser sends: the generated document with \`__typename\`
  (\`bench/client-documents.mjs\`). It asks for more than the read; b answers all of it, so its share is one of the whole page.
- The product runs as in production: with every guard, and with every request logged. An uncached read is never in its answer cache.
- b orders tables by points, difference and games won. The product also compares the meetings of tied teams, and explains each
  row's place by that.
- A document is compiled after its second answer. A new one is parsed, checked and run without that.
- The first read after a change: its time against b's, one request at a time; by processor time, the change alone is taken off.
- **Before** has the figures of the build 6779c76, by rate and by processor time.
${growth ? '- Growth is measured with the same number of rows in each league. The leagues are kept between runs.\n' : ''}
${sections(findings).map(tableOf).join('\n')}
${growth ? growthText(growth) : ''}
## What falls short

${short.length > 0 ? short.map((sentence) => `- ${sentence}`).join('\n') : 'Nothing of the above.'}
${differences.length > 0 ? `\nThe answers differed, so these were not timed:\n\n${differences.map((text) => `- ${text}`).join('\n')}\n` : ''}
Not measured here: a notification in another browser, and the first view of a page (\`npm test\` holds its bytes).
`;
}
