import { paths } from '../../../lib/paths';
import type { OwnStepsQuery } from './own-steps.generated';

/** A next step of who has no team: its text, and the team that it is about. */
export interface NextStep {
  step: 'invite' | 'transfer' | 'new-team' | 'claim-waits' | 'board' | 'create' | 'register' | 'claim';
  to: string;
  team?: string;
}

/** The page has a tile for each of so many. */
const TILES = 2;

/** The next steps of a reader without a team, the first ones first: what they are asked, what they wait for, what they can do. */
export function nextSteps(hasPlayer: boolean, known: OwnStepsQuery | undefined): NextStep[] {
  const requests = known?.myRequests ?? [];
  const waiting = (kind: (typeof requests)[number]['kind']) => requests.find((request) => request.kind === kind);
  if (!hasPlayer) {
    const register: NextStep = { step: 'register', to: paths.register() };
    const board: NextStep = { step: 'board', to: paths.board('teams') };
    return waiting('EXISTING_USER')
      ? [{ step: 'claim-waits', to: paths.claimPlayer() }, board]
      : [register, { step: 'claim', to: paths.claimPlayer() }];
  }
  const invite = known?.notifications.items.find((notice) => notice.invite?.status === 'PENDING')?.invite;
  const [transfer, newTeam] = [waiting('TRANSFER'), waiting('NEW_TEAM')];
  const steps: (NextStep | null | undefined)[] = [
    invite && { step: 'invite', to: paths.notifications(), team: invite.team.name },
    transfer && { step: 'transfer', to: paths.notifications(), team: transfer.teamName ?? '' },
    newTeam && { step: 'new-team', to: paths.createTeam(), team: newTeam.teamName ?? '' },
    { step: 'board', to: paths.board('teams') },
    { step: 'create', to: paths.createTeam() },
  ];
  return steps.filter((step): step is NextStep => Boolean(step)).slice(0, TILES);
}
