// No cycles in the site's sources. Which layer may import which is held by tools/eslint/frontend-layers.mjs, in the editor too.
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one file, or need a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-test-code-in-the-product',
      comment: 'What ships does not import what tests it.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['\\.test\\.tsx?$', '^src/test/', '/testing/'] },
      to: { path: ['\\.test\\.tsx?$', '^src/test/', '/testing/'] },
    },
  ],
  options: {
    tsPreCompilationDeps: true, // an `import type` is knowledge too
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['\\.generated\\.ts$', '^src/styled-system/'] },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
