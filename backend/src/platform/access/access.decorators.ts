import { createParamDecorator, SetMetadata, type CustomDecorator, type ExecutionContext } from '@nestjs/common';
import type { Actor, RoleName } from '../../domain/actor.ts';
import { actorOf } from './actor-source.ts';
import { requestOf } from './request-of.ts';

/** Where the guard and the test that walks all handlers find a handler's declaration. */
export const ACCESS = 'league:access';

/** Who may call a handler at all. What they may do to a thing is decided by the service. */
export type AccessRule =
  | { readonly kind: 'public' }
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'roles'; readonly roles: readonly RoleName[] };

const declare = (rule: AccessRule): CustomDecorator => SetMetadata(ACCESS, rule);

/** Anyone, signed in or not. */
export const Public = (): CustomDecorator => declare({ kind: 'public' });

/** Anyone with a live session. */
export const SignedIn = (): CustomDecorator => declare({ kind: 'signed-in' });

/** Anyone with at least one of these staff roles. */
export const Roles = (...roles: RoleName[]): CustomDecorator => declare({ kind: 'roles', roles });

/** The caller, as the handler's argument; `ANONYMOUS` when no one is signed in. */
export const CurrentActor = createParamDecorator((_data: unknown, context: ExecutionContext): Promise<Actor> =>
  actorOf(requestOf(context)),
);
