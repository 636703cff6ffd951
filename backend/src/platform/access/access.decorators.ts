import { createParamDecorator, SetMetadata, type CustomDecorator, type ExecutionContext } from '@nestjs/common';
import type { Actor, RoleName } from '../../domain/actor.ts';
import { actorOf } from './actor-source.ts';
import { requestOf } from './request-of.ts';

/** The metadata key of a handler's declaration. The guard reads it, and so does the test of all handlers. */
export const ACCESS = 'league:access';

/** Who may call a handler. The service decides what they may do to a thing. */
export type AccessRule =
  | { readonly kind: 'public' }
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'roles'; readonly roles: readonly RoleName[] };

const declare = (rule: AccessRule): CustomDecorator => SetMetadata(ACCESS, rule);

/** Everyone, signed in or not. */
export const Public = (): CustomDecorator => declare({ kind: 'public' });

/** Everyone who is signed in. */
export const SignedIn = (): CustomDecorator => declare({ kind: 'signed-in' });

/** Everyone with at least one of these staff roles. */
export const Roles = (...roles: RoleName[]): CustomDecorator => declare({ kind: 'roles', roles });

/** The caller, as a handler's argument; `ANONYMOUS` when not signed in. */
export const CurrentActor = createParamDecorator((_data: unknown, context: ExecutionContext): Promise<Actor> =>
  actorOf(requestOf(context)),
);
