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

  /** What a test was answered as an internal error is printed when it fails. */
  handleTestEvent({ name }) {
    const { loggedErrors } = this.global;
    if (name === 'setup' || name === 'test_start') loggedErrors?.begin(name === 'setup');
    if (name === 'test_fn_failure' || name === 'hook_failure') process.stderr.write(loggedErrors?.take() ?? '');
  }

  async teardown() {
    this.fakeTimers?.useRealTimers();
    this.fakeTimersModern?.useRealTimers();
  }
};
