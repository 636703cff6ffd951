const { default: Runtime } = require('jest-runtime');

const kept = new Map();

/** Modules are loaded once in a worker, not once for each test file: see docs/decisions/014. */
module.exports = class SharedRuntime extends Runtime {
  constructor(config, ...rest) {
    const earlier = kept.get(config.id);
    if (earlier) {
      // Jest's own test functions begin afresh with each file
      earlier.registries.internalModuleRegistry.clear();
      return earlier;
    }
    super(config, ...rest);
    kept.set(config.id, this);
  }

  /** What is loaded stays. */
  teardown() {}
};
