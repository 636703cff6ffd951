type Holder<Value> = Record<symbol, Value | undefined>;

/**
 * A value for each object, which lives as long as the object, as in a WeakMap. It is stored on the object itself, under a symbol. Use it for
 * objects of one request: V8's collections of young objects take every value in an older WeakMap for one in use, and with it the
 * request that the value refers to. Then requests become old objects, which only a whole collection frees (docs/performance.md).
 */
export class PerRequest<Owner extends object, Value> {
  readonly #key = Symbol('attached');

  get(owner: Owner): Value | undefined {
    return (owner as Holder<Value>)[this.#key];
  }

  set(owner: Owner, value: Value): void {
    (owner as Holder<Value>)[this.#key] = value;
  }
}
