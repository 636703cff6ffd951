import type { StaffActName } from '../../../../src/modules/audit/staff-acts.ts';
import { Partner } from '../../../../src/modules/partners/access/partner.entity.ts';
import { insertRow } from '../../../factories/rows.ts';
import { sendCall, type Desk } from './desk.ts';
import type { Work } from './member-work.ts';

/** An account that has applied, or is further. */
async function partner({ app, league }: Desk, status: 'pending' | 'accepted' | 'stopped'): Promise<number> {
  const row = { userId: await league.user(), name: 'Sajten', purpose: 'Tabeller', contact: 'a@example.se' };
  const reason = status === 'stopped' ? 'För många anrop' : null;
  const at = new Date();
  return insertRow(app.db, Partner, {
    ...row,
    status,
    appliedAt: at,
    decidedAt: status === 'pending' ? null : at,
    reason,
  });
}

const decision =
  (call: string, from: 'pending' | 'accepted' | 'stopped', more = ''): Work =>
  async (desk) => {
    const id = await partner(desk, from);
    return () => sendCall(desk, `${call}(input: { id: ${id}, version: 0${more} })`);
  };

/** What staff decide about partners. */
export const PARTNER_WORK = {
  'partner.accept': { one: decision('acceptPartner', 'pending') },
  'partner.deny': { one: decision('denyPartner', 'pending', ', reason: "Vem är du?"') },
  'partner.stop': { one: decision('stopPartner', 'accepted', ', reason: "För många anrop"') },
  'partner.resume': { one: decision('resumePartner', 'stopped') },
} as const satisfies Partial<Record<StaffActName, Record<string, Work>>>;
