import DataLoader from 'dataloader';
import { PerRequest } from '../per-request.ts';

/** The GraphQL context: one object for each request. A request's loaders are stored by it. */
export type GraphqlContext = object;

/**
 * A batched read for a field, which lives for one request: `byId = requestLoader((ids) => repo.findAllByIds(ids))` in a
 * singleton provider, `this.byId(context).load(id)` in the resolver. `batch` returns its results in the order of its
 * keys.
 */
export function requestLoader<K, V>(
  batch: DataLoader.BatchLoadFn<K, V>,
): (context: GraphqlContext) => DataLoader<K, V> {
  const loaders = new PerRequest<GraphqlContext, DataLoader<K, V>>();
  return (context) => {
    let loader = loaders.get(context);
    if (!loader) loaders.set(context, (loader = new DataLoader<K, V>(batch)));
    return loader;
  };
}

/** Gives a loader a value that another statement has read, also in place of an older value. */
export const handTo = <K, V>(loader: DataLoader<K, V>, key: K, value: V): void => {
  loader.clear(key).prime(key, value);
};
