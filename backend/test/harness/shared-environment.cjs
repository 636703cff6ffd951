const { TestEnvironment } = require('jest-environment-node');

let kept = null;
const keep = (environment) => (kept = environment);

/** One environment for all test files of a worker: see docs/decisions/014. */
module.exports = class SharedEnvironment extends TestEnvironment {
  constructor(config, context) {
    if (kept) return kept;
    super(config, context);
    keep(this);
  }

  async teardown() {
    this.fakeTimers?.useRealTimers();
    this.fakeTimersModern?.useRealTimers();
  }
};
