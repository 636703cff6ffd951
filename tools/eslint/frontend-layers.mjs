// ESLint rule: which folder of frontend/src may import which. Patterns, not a list of features.
import { dirname, join, relative, sep } from 'node:path';

/** layer -> the layers it may import besides itself. `features/x` stands for each feature by itself. */
const MAY_IMPORT = {
  main: ['app', 'features', 'league', 'ui', 'lib', 'gql', 'theme', 'styled-system'],
  app: ['features', 'league', 'ui', 'lib', 'gql', 'theme', 'styled-system'],
  features: ['league', 'ui', 'lib', 'gql', 'theme', 'styled-system'],
  league: ['ui', 'lib', 'gql', 'theme', 'styled-system'],
  ui: ['theme', 'styled-system', 'lib/i18n/format', 'lib/i18n/language', 'lib/fetch-again', 'lib/use-address'],
  lib: ['gql', 'theme'],
  theme: ['styled-system'],
  // made by Panda from panda.config.ts
  'styled-system': [],
  gql: [],
};

/** `features/teams/x.tsx` -> its layer `features`, its unit `features/teams`. */
function placeOf(path) {
  const parts = path.split('/');
  const layer = parts.length === 1 ? 'main' : parts[0];
  return { path, layer, unit: layer === 'features' ? parts.slice(0, 2).join('/') : layer };
}

/** Why `from` may not import `to` (both relative to frontend/src), or null when it may. */
export function refusal(from, to) {
  if (to.startsWith('../')) return 'the frontend imports nothing from outside frontend/src';
  const [source, target] = [placeOf(from), placeOf(to)];
  if (!(source.layer in MAY_IMPORT)) return null; // test helpers, type declarations
  if (source.unit === target.unit) return null;
  if (source.layer === 'features' && target.layer === 'features') {
    return `${source.unit} may not import ${target.unit}: what two features share belongs in league, ui or lib`;
  }
  const isAllowed = MAY_IMPORT[source.layer].some(
    (allowed) => to === allowed || to.startsWith(`${allowed}/`) || to.startsWith(`${allowed}.`),
  );
  return isAllowed ? null : `${source.layer} may not import ${target.layer}: ${target.path}`;
}

/**
 * The rule for eslint.config.mjs; its option is the absolute path of frontend/src.
 * @type {import('eslint').Rule.RuleModule}
 */
export default {
  meta: {
    type: 'problem',
    schema: [{ type: 'string' }],
    messages: { refused: '{{ why }}' },
  },
  create(context) {
    const [sources] = context.options;
    const file = relative(sources, context.filename).split(sep).join('/');
    if (file.startsWith('../')) return {};
    const check = (node) => {
      const from = node.source?.value;
      if (typeof from !== 'string' || !from.startsWith('.')) return;
      const target = relative(sources, join(dirname(context.filename), from))
        .split(sep)
        .join('/');
      const why = refusal(file, target);
      if (why) context.report({ node, messageId: 'refused', data: { why } });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};
