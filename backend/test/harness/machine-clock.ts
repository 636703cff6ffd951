/**
 * From now on the clock of this machine shows another time: `Date`, and the start of the process by it. What is measured
 * without a date stays as it is. Returns a function that sets it right.
 */
export function moveMachineClock(ms: number): () => void {
  const True = Date;
  class Moved extends True {
    constructor(...given: unknown[]) {
      super(...((given.length === 0 ? [True.now() + ms] : given) as [number]));
    }
    static override now(): number {
      return True.now() + ms;
    }
  }
  globalThis.Date = Moved as DateConstructor;
  Object.defineProperty(performance, 'timeOrigin', { value: performance.timeOrigin + ms, configurable: true });
  return () => {
    globalThis.Date = True;
    Reflect.deleteProperty(performance, 'timeOrigin');
  };
}
