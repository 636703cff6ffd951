import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { repeat } from '../../platform/repeat.ts';
import { DivisionRolesService } from './division-roles.service.ts';

const MINUTE_MS = 60_000;

/** Looks every minute for players who have left a team and still have its division's role, however they left it. */
@Injectable()
export class DivisionRoleSweep implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('DivisionRoles');
  private stop: (() => void) | null = null;

  constructor(private readonly roles: DivisionRolesService) {}

  onApplicationBootstrap(): void {
    this.stop = repeat(() => this.roles.takeFromLeavers(), MINUTE_MS, this.log, 'roles not taken back');
  }

  onApplicationShutdown(): void {
    this.stop?.();
  }
}
