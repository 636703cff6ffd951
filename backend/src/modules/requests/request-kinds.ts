import { Injectable } from '@nestjs/common';
import type { Type } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { RequestKindName } from '../../domain/requests/approval.ts';
import { ChangeTeamInfoRequest } from './kinds/change-team-info.ts';
import { ExistingUserRequest } from './kinds/existing-user.ts';
import { GameAccountRequest } from './kinds/game-account.ts';
import { LeaveTeamRequest } from './kinds/leave-team.ts';
import { LoginHelpRequest } from './kinds/login-help.ts';
import { NewImagesRequest } from './kinds/new-images.ts';
import { NewTeamRequest } from './kinds/new-team.ts';
import { TransferRequest } from './kinds/transfer.ts';
import type { RequestKind } from './request-kind.ts';

/** All kinds of requests; a new one that is missing here does not compile. */
const KINDS: Record<RequestKindName, Type<RequestKind>> = {
  newTeam: NewTeamRequest,
  existingUser: ExistingUserRequest,
  newImages: NewImagesRequest,
  transfer: TransferRequest,
  changeTeamInfo: ChangeTeamInfoRequest,
  leaveTeam: LeaveTeamRequest,
  gameAccount: GameAccountRequest,
  loginHelp: LoginHelpRequest,
};

/** What the module provides for them. */
export const REQUEST_KIND_PROVIDERS = Object.values(KINDS);

/** Finds what is special to a kind of request. */
@Injectable()
export class RequestKinds {
  constructor(private readonly module: ModuleRef) {}

  of(name: RequestKindName): RequestKind {
    return this.module.get(KINDS[name]);
  }
}
