import type { StaffActName } from '../../../../src/modules/audit/staff-acts.ts';
import type { Matter } from '../../requests/own-matter-world.ts';
import { queryAsUser } from '../division-calls.ts';
import { sendCall } from './desk.ts';
import type { Desk } from './desk.ts';

/** Prepares an act, and returns it: what is prepared is there before the act, and must be there after its undo. */
export type Work = (desk: Desk, matter: Matter) => Promise<() => Promise<unknown>>;

let count = 0;

/** A member with a form, as the register shows them. */
async function member({ app, as, league }: Desk): Promise<{ id: number; email: string; version: string }> {
  const email = `medlem${++count}@example.se`;
  const id = await league.member(email);
  await league.membership(id, { email });
  const text = 'query ($id: Int!) { associationMembers(filter: { id: $id }) { items { version } } }';
  const found = await queryAsUser<{ associationMembers: { items: { version: string }[] } }>(app, as, text, { id });
  return { id, email, version: found.associationMembers.items[0]!.version };
}

/** What staff do with members of the association. */
export const MEMBER_WORK: Partial<Record<StaffActName, Readonly<Record<string, Work>>>> = {
  'member.correct': {
    'the address and a name': async (desk) => {
      const { id, email, version } = await member(desk);
      const typed = `email: "ny.${email}", firstName: "Beda"`;
      return () =>
        sendCall(desk, `correctMember(input: { id: ${id}, version: "${version}", ${typed}, reason: "Skrivfel" })`);
    },
  },
  'member.merge': {
    'with the address of the one who leaves': async (desk) => {
      const [stays, leaves] = [await member(desk), await member(desk)];
      const two = `stayingId: ${stays.id}, version: "${stays.version}", leavingId: ${leaves.id}, leavingVersion: "${leaves.version}"`;
      return () => sendCall(desk, `mergeMembers(input: { ${two}, email: "${leaves.email}", reason: "Samma person" })`);
    },
  },
  'member.end': {
    'with a form whose number is erased': async (desk) => {
      const { id, version } = await member(desk);
      return () =>
        sendCall(desk, `endMembership(input: { id: ${id}, version: "${version}", reason: "Har bett om det" })`);
    },
  },
};
