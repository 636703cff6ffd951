import { Injectable, SetMetadata, type CanActivate, type CustomDecorator, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { LimitReads } from './limit-reads.ts';

const READ_COST = 'league:read-cost';

/**
 * The cost of a REST read, in units of its caller's minute; without this it is one. For answers that grow with the
 * league. The figures were measured on the demo league: each call's processor time, of Node and of PostgreSQL, compared
 * with an ordinary read (about 2.7 ms on one core). A figure may stay while it is within three times of the measured
 * one.
 */
export const ReadCost = (units: number): CustomDecorator => SetMetadata(READ_COST, units);

/** Takes the cost of a REST read before its handler runs. GraphQL documents are charged by their content instead. */
@Injectable()
export class ReadCostGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: LimitReads,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const units = this.reflector.get<number | undefined>(READ_COST, context.getHandler());
    if (units === undefined) return true;
    return this.limits.charge(context.switchToHttp().getRequest<Request>(), units).then(() => true);
  }
}
