const { TestEnvironment } = require('jest-environment-node');

const kept = new Map();

/**
 * One environment for all test files of a worker and project: see docs/decisions/014. The projects load GraphQL each for themselves,
 * and NestJS keeps what decorators declare in a global: in one environment they would find each other's types.
 */
module.exports = class SharedEnvironment extends TestEnvironment {
  constructor(config, context) {
    const { id } = config.projectConfig;
    const earlier = kept.get(id);
    if (earlier) return earlier;
    super(config, context);
    kept.set(id, this);
  }

  async teardown() {
    this.fakeTimers?.useRealTimers();
    this.fakeTimersModern?.useRealTimers();
  }
};
