import type { TeamSettingsPageQuery } from './team-settings-page.generated';

export type ViewerTeam = NonNullable<TeamSettingsPageQuery['team']>;
export type Permissions = ViewerTeam['viewerCan'];
export type Switches = TeamSettingsPageQuery['settings'];
export type OwnRequest = TeamSettingsPageQuery['myRequests'][number];

/** The most players and pending invites of a team together (R9). */
export const ROSTER_LIMIT = 5;
/** A team with fewer players in a running season risks disqualification (R9). */
const ENOUGH_PLAYERS = 3;

type Size = Pick<ViewerTeam, 'roster' | 'invites'>;

/** Why no one can be invited now; null when the server allows it. */
export function inviteObstacle(
  { viewerCan, roster, invites }: Size & Pick<ViewerTeam, 'viewerCan'>,
  { registrationOpen, transferOpen }: Switches,
): 'not-captain' | 'closed' | 'full' | 'refused' | null {
  if (viewerCan.invite) return null;
  if (!viewerCan.rename) return 'not-captain';
  if (!registrationOpen && !transferOpen) return 'closed';
  return roster.length + invites.length >= ROSTER_LIMIT ? 'full' : 'refused';
}

/** How the viewer can leave: at once, by a request to staff, or only after something else. */
export function wayOut({
  viewerCan,
  openRequest,
}: Pick<ViewerTeam, 'viewerCan' | 'openRequest'>): 'direct' | 'waiting' | 'by-request' | 'hand-over' {
  if (openRequest.includes('LEAVE_TEAM')) return 'waiting';
  if (viewerCan.leave) return 'direct';
  return viewerCan.leaveByRequest ? 'by-request' : 'hand-over';
}

/** Does the team have fewer players than a running season needs (R9)? */
export const isShort = ({ roster }: Pick<ViewerTeam, 'roster'>): boolean => roster.length < ENOUGH_PLAYERS;

/** Would the team have too few players for a running season when one leaves? */
export const wouldBeShort = ({ roster }: Pick<ViewerTeam, 'roster'>): boolean => roster.length - 1 < ENOUGH_PLAYERS;
