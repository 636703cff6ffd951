import type { Type } from '@nestjs/common';
import type { Actor, RoleName } from '../../src/domain/actor.ts';
import { ANONYMOUS } from '../../src/domain/actor.ts';
import type { RequestKindName } from '../../src/domain/requests/approval.ts';
import { ImageIntake } from '../../src/modules/content/media/image-intake.service.ts';
import { Image } from '../../src/modules/content/media/image.entity.ts';
import { AcceptInviteService } from '../../src/modules/requests/accept-invite.service.ts';
import { ChangeTeamInfoRequest } from '../../src/modules/requests/kinds/change-team-info.ts';
import { ExistingUserRequest } from '../../src/modules/requests/kinds/existing-user.ts';
import { GameAccountRequest } from '../../src/modules/requests/kinds/game-account.ts';
import { LeaveTeamRequest } from '../../src/modules/requests/kinds/leave-team.ts';
import { NewImagesRequest } from '../../src/modules/requests/kinds/new-images.ts';
import { NewTeamRequest } from '../../src/modules/requests/kinds/new-team.ts';
import { TransferRequest } from '../../src/modules/requests/kinds/transfer.ts';
import { RequestListsService } from '../../src/modules/requests/lists/request-lists.service.ts';
import { RequestsModule } from '../../src/modules/requests/requests.module.ts';
import { RequestsService } from '../../src/modules/requests/requests.service.ts';
import { Rosters } from './rosters.ts';
import type { Person } from './rosters.ts';
import { insertRow } from './rows.ts';

/** A stored request, without the parts that vary. */
export interface StoredRequest {
  kind: RequestKindName;
  status: string;
  reason: string | null;
  playerId: number | null;
  teamId: number | null;
  decidedBy: number | null;
}

/** A league in which players send requests and staff decide. */
export class Requests {
  readonly staff: RequestsService;
  readonly lists: RequestListsService;
  readonly newTeam: NewTeamRequest;
  readonly changeTeamInfo: ChangeTeamInfoRequest;
  readonly newImages: NewImagesRequest;
  readonly transfer: TransferRequest;
  readonly leaveTeam: LeaveTeamRequest;
  readonly existingUser: ExistingUserRequest;
  readonly gameAccount: GameAccountRequest;
  readonly acceptInvite: AcceptInviteService;
  readonly images: ImageIntake;
  #pictures = 0;

  private constructor(
    readonly rosters: Rosters,
    /** An admin without a player. */
    readonly admin: Actor,
  ) {
    this.staff = rosters.service(RequestsService);
    this.lists = rosters.service(RequestListsService);
    this.newTeam = rosters.service(NewTeamRequest);
    this.changeTeamInfo = rosters.service(ChangeTeamInfoRequest);
    this.newImages = rosters.service(NewImagesRequest);
    this.transfer = rosters.service(TransferRequest);
    this.leaveTeam = rosters.service(LeaveTeamRequest);
    this.existingUser = rosters.service(ExistingUserRequest);
    this.gameAccount = rosters.service(GameAccountRequest);
    this.acceptInvite = rosters.service(AcceptInviteService);
    this.images = rosters.service(ImageIntake);
  }

  /** An empty league with an open transfer window. `others`: more modules. */
  static async start(others: Type[] = []): Promise<Requests> {
    const rosters = await Rosters.start(undefined, [RequestsModule, ...others]);
    const userId = await rosters.league.user({}, ['admin']);
    return new Requests(rosters, { ...ANONYMOUS, userId, roles: ['admin'] });
  }

  close(): Promise<void> {
    return this.rosters.close();
  }

  /** A person with these roles and a player. */
  async staffMember(...roles: RoleName[]): Promise<Person> {
    const person = await this.rosters.person();
    return { ...person, actor: { ...person.actor, roles } };
  }

  /** A picture that this actor has uploaded, another one each time. Returns its name. */
  async picture(actor: Actor): Promise<string> {
    const name = `${(++this.#pictures).toString(16).padStart(32, '0')}.png`;
    await insertRow(this.rosters.db, Image, { name, uploadedByUserId: actor.userId });
    return name;
  }

  /** An open request for a new team with this name. Returns its id. */
  async askForTeam({ actor }: Person, name: string): Promise<number> {
    return this.newTeam.submit(actor, { name, logo: await this.picture(actor) });
  }

  /** A player whom the team has invited outside of the window, and who has accepted. Returns the request's id. */
  async askForTransfer(captain: Person | undefined, player: Person): Promise<number> {
    await this.rosters.turn('transfer_open', false);
    await this.rosters.turn('registration_open', true);
    const inviteId = await this.rosters.ask(captain, player);
    await this.rosters.turn('transfer_open', true);
    return this.transfer.submit(player.actor, inviteId);
  }

  /** The captain asks for an account of the team's player. Who leads the team is the match week's to say. Returns the request's id. */
  askForAccount({ actor }: Person, teamId: number, playerId: number, accountId: string): Promise<number> {
    const wish = { seriesId: 1, playerId, platform: 'epic', accountId, displayName: 'Adda' };
    return this.gameAccount.submit(actor, wish, () => Promise.resolve(teamId));
  }

  /** An account without a player. */
  async account(): Promise<Actor> {
    return { ...ANONYMOUS, userId: await this.rosters.league.user() };
  }

  async stored(id: number): Promise<StoredRequest> {
    const [row] = await this.rosters.db.query<StoredRequest>(
      `select kind, status, reason, player_id as "playerId", team_id as "teamId", decided_by_user_id as "decidedBy"
         from approval_request where id = $1`,
      [id],
    );
    if (!row) throw new Error(`no request ${id}`);
    return row;
  }

  /** The notices to an account about a request, in English. */
  async told(userId: number | null, requestId: number): Promise<string[]> {
    const rows = await this.rosters.db.query<{ text: string }>(
      'select description_en as text from notification where user_id = $1 and request_id = $2 order by id',
      [userId, requestId],
    );
    return rows.map(({ text }) => text);
  }
}

/** Valid details of a player. */
export const DETAILS = { platform: 'steam', platformId: 'ada', birthdate: '2000-01-31', nationality: 'NO' };
