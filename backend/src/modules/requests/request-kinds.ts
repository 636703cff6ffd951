import { Injectable } from '@nestjs/common';
import type { RequestKindName } from '../../domain/requests/approval.ts';
import { ChangeTeamInfoRequest } from './kinds/change-team-info.ts';
import { ExistingUserRequest } from './kinds/existing-user.ts';
import { LeaveTeamRequest } from './kinds/leave-team.ts';
import { NewImagesRequest } from './kinds/new-images.ts';
import { NewTeamRequest } from './kinds/new-team.ts';
import { TransferRequest } from './kinds/transfer.ts';
import type { RequestKind } from './request-kind.ts';

/** All kinds of requests; a new one that is missing here does not compile. */
@Injectable()
export class RequestKinds {
  private readonly table: Record<RequestKindName, RequestKind>;

  constructor(
    newTeam: NewTeamRequest,
    existingUser: ExistingUserRequest,
    newImages: NewImagesRequest,
    transfer: TransferRequest,
    changeTeamInfo: ChangeTeamInfoRequest,
    leaveTeam: LeaveTeamRequest,
  ) {
    this.table = { newTeam, existingUser, newImages, transfer, changeTeamInfo, leaveTeam } satisfies Record<
      RequestKindName,
      RequestKind
    >;
  }

  of(name: RequestKindName): RequestKind {
    return this.table[name];
  }
}
