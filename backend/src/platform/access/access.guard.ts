import { Injectable, Optional, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { hasRole, isSignedIn } from '../../domain/actor.ts';
import { AppConfig } from '../config/config.ts';
import { forbiddenFault, unauthenticatedFault } from '../errors/fault.ts';
import { ACCESS, type AccessRule } from './access.decorators.ts';
import { actorOf, ActorSource, bindActorSource } from './actor-source.ts';
import { requestOf } from './request-of.ts';

/** Checks every handler's declaration. A handler without one is closed (T10). */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly config: AppConfig,
    @Optional() private readonly source?: ActorSource,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const rule = this.reflector.get<AccessRule | undefined>(ACCESS, context.getHandler());
    if (!rule) throw forbiddenFault();
    const request = requestOf(context);
    if (this.source) bindActorSource(request, this.source, this.config);
    return rule.kind === 'public' || mayCall(request, rule);
  }
}

async function mayCall(request: Parameters<typeof actorOf>[0], rule: AccessRule): Promise<boolean> {
  const actor = await actorOf(request);
  if (!isSignedIn(actor)) throw unauthenticatedFault();
  if (rule.kind === 'roles' && !hasRole(actor, ...rule.roles)) throw forbiddenFault();
  return true;
}
