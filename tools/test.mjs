// npm test [-- backend|frontend|tools|browser …]: what a push takes. The last line is `N passed, N failed`.
// npm run test:nightly [-- …]: all tests, in the night's rounds (tools/lib/night.mjs).
import { endChildrenOnSignal, say, since } from './lib/project.mjs';
import { prepare } from './lib/prepare.mjs';
import { nightOf } from './lib/night.mjs';

const asked = process.argv.slice(2).filter((word) => word !== '--night');
// before the suites are read: they ask it, and so do the processes that they start
if (process.argv.includes('--night')) Object.assign(process.env, nightOf());
await prepare();
const { suites } = await import('./lib/suites.mjs');
const { sumOf } = await import('./lib/reports.mjs');

const parts = new Set(suites.map((suite) => suite.part));
const unknown = asked.filter((part) => !parts.has(part));
if (unknown.length > 0) {
  say(`no such part: ${unknown.join(', ')}. There are: ${[...parts].join(', ')}`);
  process.exit(2);
}

endChildrenOnSignal();
const results = [];
const lines = [];
for (const suite of suites) {
  if (asked.length > 0 && !asked.includes(suite.part)) continue;
  if (suite.isHere && !suite.isHere()) continue;
  const from = performance.now();
  say(`${suite.name} …`);
  const result = await suite.run().catch((error) => {
    console.error(error);
    return { passed: 0, failed: 1, failures: [`${suite.name} › ${error.message}`] };
  });
  const { passed, failed } = result;
  results.push(result);
  lines.push(`${failed === 0 ? 'ok    ' : 'FAILED'} ${suite.name}: ${passed} passed, ${failed} failed, ${since(from)}`);
}
const total = sumOf(results);
// repeated at the end, because a long log is read from there
for (const failure of total.failures) console.log(`✖ ${failure}`);
for (const line of lines) say(line);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
