/**
 * What can be taken back, and by whom (R19). An act is taken back by its stored rows, so this list only has the acts
 * that left the league, or that no row can undo.
 */
import { hasRole } from '../actor.ts';
import type { Actor, RoleName } from '../actor.ts';

/** Why an act stays: the key of the sentence. */
const STAYS: Readonly<Record<string, string>> = {
  'member.reveal-ssn': 'api.undo.was-seen',
  'member.export': 'api.undo.was-seen',
  'person.export': 'api.undo.was-seen',
  'person.erase': 'api.undo.was-erased',
  // a key is shown once, so neither its making nor its end can be taken back; its terms are changed again instead
  'api-key.create': 'api.undo.key',
  'api-key.change': 'api.undo.key',
  'api-key.replace': 'api.undo.key',
  'api-key.revoke': 'api.undo.key',
  // what was sent is sent; its terms are changed again instead
  'webhook.create': 'api.undo.webhook',
  'webhook.change': 'api.undo.webhook',
  'webhook.pause': 'api.undo.webhook',
  'webhook.resume': 'api.undo.webhook',
  'webhook.rotate': 'api.undo.webhook',
  'webhook.test': 'api.undo.webhook',
  'webhook.replay': 'api.undo.webhook',
  'webhook.delete': 'api.undo.webhook',
  // it changes nothing that staff have entered: the file says again what it says
  'replay-file.reread': 'api.undo.reread',
  // its owner puts it up again
  'board.remove': 'api.undo.board',
  // whole seasons, on which the league builds from then on
  'league.import-csv': 'api.undo.import',
  'league.import-night': 'api.undo.import',
  // the season's page does it, and asks what stands on it
  'season.settle': 'api.undo.settled',
  'season.reopen': 'api.undo.settled',
  'outbox.retry': 'api.undo.chat',
  'division.role': 'api.undo.chat',
  'room.open': 'api.undo.chat',
  'room.close': 'api.undo.chat',
};

/** Acts that no undo may step over: the rows that they touched may never come back. */
const FINAL = new Set(['person.erase']);

/** The key of the reason why this act cannot be taken back; null when it can. */
export const whyItStays = (act: string): string | null => STAYS[act] ?? null;

/** No act before this one can be taken back when both changed the same rows. */
export const isFinal = (act: string): boolean => FINAL.has(act);

/** The role that lets staff who are not admins take back their own acts, by the first part of the act's name. */
const ROLE_OF: Readonly<Record<string, RoleName>> = {
  series: 'divisionadmin',
  division: 'divisionadmin',
  message: 'divisionadmin',
  news: 'writer',
  'news-category': 'writer',
};

/** An act with what decides who may take it back. */
export interface OwnedAct {
  act: string;
  actorUserId: number;
  /** The division that the act was about; null for other acts. */
  divisionAdminUserId: number | null;
}

/**
 * An admin may take back every act. Others may take back their own, while they still have the role for it and, for an
 * act in a division, still run it.
 */
export function mayTakeBack(actor: Actor, { act, actorUserId, divisionAdminUserId }: OwnedAct): boolean {
  if (hasRole(actor, 'admin')) return true;
  const role = ROLE_OF[act.slice(0, act.indexOf('.'))];
  if (actor.userId === null || actor.userId !== actorUserId || !role || !hasRole(actor, role)) return false;
  return role !== 'divisionadmin' || divisionAdminUserId === actor.userId;
}
