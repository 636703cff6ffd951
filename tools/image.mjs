// npm run image: builds the image that the product ships, without a registry of images, and tries it: alone, and as
// docker-compose.yml runs it (docs/operations.md, Containers).
import { conclusionOf, sumOf } from './lib/reports.mjs';
import { prepareProject } from './lib/prepare.mjs';
import { endChildrenOnSignal } from './lib/project.mjs';

await prepareProject({ build: ['backend'] });
endChildrenOnSignal();
const { suites } = await import('./lib/suites.mjs');
const result = await suites.find(({ part }) => part === 'image').run();
const { text, isGood } = conclusionOf(sumOf([result]), [], true);
console.log(text);
process.exitCode = isGood ? 0 : 1;
