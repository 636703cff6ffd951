const { default: Runtime } = require('jest-runtime');

let kept = null;
const keep = (runtime) => (kept = runtime);

/** Modules are loaded once in a worker, not once for each test file: see docs/decisions/014. */
module.exports = class SharedRuntime extends Runtime {
  constructor(config, ...rest) {
    if (kept) {
      // Jest's own test functions begin afresh with each file, and what the set-up asks of them with them
      kept.registries.internalModuleRegistry.clear();
      for (const path of config.setupFilesAfterEnv) kept.registries.moduleRegistry.delete(path);
      // a file loads what it needs before its first test
      kept.testState.state = 'loading';
      return kept;
    }
    super(config, ...rest);
    keep(this);
  }

  /** What is loaded stays. */
  teardown() {}
};
