import { Injectable, mixin, type CanActivate, type ExecutionContext, type Type } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { Request } from 'express';
import type { Actor } from '../../domain/actor.ts';
import { actorOf } from '../access/actor-source.ts';
import { isForm, isLarge } from './large-bodies.ts';
import { IdPipe } from './params.ts';

/** Someone who wants to send a large body, of which nothing is read yet. */
export interface Sender {
  readonly actor: Actor;
  /** An id in the path. */
  id(name: string): number;
}

/** Refuses a sender who may not send. Counts the call where calls have a limit. */
export type MaySend<Service> = (service: Service, sender: Sender) => Promise<unknown>;

/**
 * Asks a service who may send, before the body is read (T113). The access of the handler is checked before; what the body
 * says is checked after.
 */
export function senderGuard<Service>(service: Type<Service>, maySend: MaySend<Service>): Type<CanActivate> {
  @Injectable()
  class SenderGuard implements CanActivate {
    constructor(private readonly modules: ModuleRef) {}

    async canActivate(context: ExecutionContext): Promise<boolean> {
      const req = context.switchToHttp().getRequest<Request>();
      if (!isForm(req) && !isLarge(req)) return true;
      const asked = this.modules.get<Service>(service, { strict: false });
      const id = (name: string): number => new IdPipe().transform(req.params[name], { type: 'param', data: name });
      await maySend(asked, { actor: await actorOf(req), id });
      return true;
    }
  }
  return mixin(SenderGuard);
}
