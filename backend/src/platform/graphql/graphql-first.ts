import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Application } from 'express';

const PATH = '/graphql';

/** A step or a handler of Express, with what its types leave out. */
interface Layer {
  route?: object;
  match(path: string): boolean;
}

/** The steps and handlers in the order in which Express compares a request with them. */
export const layersOf = (app: Application): Layer[] => app.router.stack as unknown as Layer[];

/**
 * Nest adds Apollo's steps behind all REST handlers, so Express would compare each GraphQL request with more than a hundred
 * paths first. Moves them before the first handler: no REST path begins with theirs.
 */
@Injectable()
export class GraphqlFirst implements OnApplicationBootstrap {
  constructor(private readonly host: HttpAdapterHost) {}

  onApplicationBootstrap(): void {
    const stack = layersOf(this.host.httpAdapter.getInstance<Application>());
    const firstHandler = stack.findIndex(({ route }) => route);
    if (firstHandler === -1) return;
    const later = stack.splice(firstHandler);
    stack.push(...later.filter(isApollo), ...later.filter((layer) => !isApollo(layer)));
  }
}

const isApollo = (layer: Layer): boolean => !layer.route && layer.match(PATH) && !layer.match('/');
