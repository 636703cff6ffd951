import { queryAsUser } from './division-calls.ts';
import { sendCall } from './undo/desk.ts';
import type { Desk } from './undo/desk.ts';

/** What `playerMergePlan` answers. */
export interface MergePlanAnswer {
  fingerprint: string;
  obstacle: { messageKey: string } | null;
  moves: { kind: string; count: number; names: string[] }[];
  differences: { field: string; staying: string | null; leaving: string | null; kept: string | null }[];
}

/** What a merge would mean; null when one of the players is not there. */
export async function planOfMerge(
  { app, as }: Desk,
  stayingId: number,
  leavingId: number,
): Promise<MergePlanAnswer | null> {
  const text = `query ($s: Int!, $l: Int!) { playerMergePlan(stayingId: $s, leavingId: $l) {
    fingerprint obstacle { messageKey } moves { kind count names } differences { field staying leaving kept } } }`;
  const variables = { s: stayingId, l: leavingId };
  return (await queryAsUser<{ playerMergePlan: MergePlanAnswer | null }>(app, as, text, variables)).playerMergePlan;
}

/** Merges as the plan says, or as an earlier plan said. Throws the refusal. */
export async function mergeTwoPlayers(desk: Desk, stayingId: number, leavingId: number, seen?: string): Promise<void> {
  const fingerprint = seen ?? (await planOfMerge(desk, stayingId, leavingId))?.fingerprint ?? '';
  await sendCall(desk, 'mergePlayers(input: $input)', {
    declared: '$input: MergePlayersInput!',
    variables: { input: { stayingId, leavingId, fingerprint } },
  });
}
