import type { Plugin } from 'vite';

/** React's functions that only make something, at the top level of a file. */
const MAKING = /^(var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm;
/** What developers' tools call a component. */
const NAMING = /^\w+\.displayName = "[\w.]+";$/gm;

/** The file with components that the bundler may leave out when nothing uses them. */
export const withPureReact = (code: string): string => code.replace(MAKING, '$1/* @__PURE__ */ ').replace(NAMING, '');

/**
 * Leaves out the components of React Router that the site does not use: forms that send themselves, and routes with data. It is one
 * file, so the bundler decides for each component, and keeps those that a call makes: it could do something else too. React's do not.
 */
export const pureReact = (): Plugin => ({
  name: 'pure-react',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\// },
    handler: (code) => ({ code: withPureReact(code), map: null }),
  },
});
