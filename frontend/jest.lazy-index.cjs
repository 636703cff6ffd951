// Chakra's index loads all of Chakra: 1,900 modules, of which the site uses 80. Jest would do that for each test file, for two seconds
// of processor time. So every module is loaded when something of it is used.

const REQUIRED = /^var ([\w$]+) = require\('([^']+)'\);\n/gm;
const EXPORTED = /^exports\.(\w+) = ([\w$]+)(\.\w+)?;$/gm;
const ANSWERED = /return ([\w$]+)(\.\w+); \}$/gm;

const LAZY = `
const lazy = (name, load) =>
  Object.defineProperty(exports, name, {
    enumerable: true,
    configurable: true,
    get: () => {
      const value = load();
      Object.defineProperty(exports, name, { enumerable: true, value });
      return value;
    },
  });
`;

module.exports = {
  process(source) {
    const paths = new Map([...source.matchAll(REQUIRED)].map(([, name, path]) => [name, path]));
    const moduleOf = (name) => {
      const path = paths.get(name);
      if (!path) throw new Error(`${name} is not a module that the index requires`);
      return `require('${path}')`;
    };
    const code = source
      .replace(REQUIRED, '')
      .replace(EXPORTED, (_, name, from, part = '') => `lazy('${name}', () => ${moduleOf(from)}${part});`)
      .replace(ANSWERED, (_, from, part) => `return ${moduleOf(from)}${part}; }`);
    return { code: code.replace("'use strict';\n", `'use strict';\n${LAZY}`) };
  },
};
