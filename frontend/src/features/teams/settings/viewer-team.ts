import type { TeamSettingsPageQuery } from '../../../gql/graphql';

export type ViewerTeam = NonNullable<TeamSettingsPageQuery['team']>;
export type Permissions = ViewerTeam['viewerCan'];
export type Switches = TeamSettingsPageQuery['settings'];
export type OwnRequest = TeamSettingsPageQuery['myRequests'][number];

/** Players and pending invites of a team together (R9). */
export const ROSTER_LIMIT = 5;
/** With fewer than this a team in a running season risks disqualification (R9). */
const ENOUGH_PLAYERS = 3;

type Size = Pick<ViewerTeam, 'roster' | 'invites'>;

/** Why no one can be invited now; null when the server lets the viewer. */
export function inviteObstacle(
  { viewerCan, roster, invites }: Size & Pick<ViewerTeam, 'viewerCan'>,
  { registrationOpen, transferOpen }: Switches,
): 'not-captain' | 'closed' | 'full' | 'refused' | null {
  if (viewerCan.invite) return null;
  if (!viewerCan.rename) return 'not-captain';
  if (!registrationOpen && !transferOpen) return 'closed';
  return roster.length + invites.length >= ROSTER_LIMIT ? 'full' : 'refused';
}

/** How the viewer leaves: at once, by a request that staff decide, or not before something else. */
export function wayOut({
  viewerCan,
  openRequest,
}: Pick<ViewerTeam, 'viewerCan' | 'openRequest'>): 'direct' | 'waiting' | 'by-request' | 'hand-over' {
  if (openRequest.includes('LEAVE_TEAM')) return 'waiting';
  if (viewerCan.leave) return 'direct';
  return viewerCan.leaveByRequest ? 'by-request' : 'hand-over';
}

/** Whether the team has fewer than a running season asks for (R9). */
export const isShort = ({ roster }: Pick<ViewerTeam, 'roster'>): boolean => roster.length < ENOUGH_PLAYERS;

/** Whether the team comes below what a running season asks for when one player goes. */
export const wouldBeShort = ({ roster }: Pick<ViewerTeam, 'roster'>): boolean => roster.length - 1 < ENOUGH_PLAYERS;
