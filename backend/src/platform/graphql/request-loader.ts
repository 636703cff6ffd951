import DataLoader from 'dataloader';

/** The GraphQL context: one object per request, the key under which a request's loaders live. */
export type GraphqlContext = object;

/**
 * A batched read for a field, living as long as one request: `byId = requestLoader((ids) => repo.findAllByIds(ids))`
 * in a singleton provider, `this.byId(context).load(id)` in the resolver. `batch` answers in the order of its keys.
 */
export function requestLoader<K, V>(
  batch: DataLoader.BatchLoadFn<K, V>,
): (context: GraphqlContext) => DataLoader<K, V> {
  const loaders = new WeakMap<GraphqlContext, DataLoader<K, V>>();
  return (context) => {
    let loader = loaders.get(context);
    if (!loader) loaders.set(context, (loader = new DataLoader<K, V>(batch)));
    return loader;
  };
}

/** Hands a loader what was read by another statement, also in place of what it has. */
export const handTo = <K, V>(loader: DataLoader<K, V>, key: K, value: V): void => {
  loader.clear(key).prime(key, value);
};
